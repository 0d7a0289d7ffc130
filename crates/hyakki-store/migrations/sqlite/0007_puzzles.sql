-- Whether the first try at a game's puzzle of a day (counted from 1970-01-01) was right: one row for each user, game and day.
CREATE TABLE puzzle_days (
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    day INTEGER NOT NULL,
    is_right INTEGER NOT NULL,
    PRIMARY KEY (user_id, game, day)
) STRICT, WITHOUT ROWID;
