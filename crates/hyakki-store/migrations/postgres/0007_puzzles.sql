-- Whether the first try at a game's puzzle of a day (counted from 1970-01-01) was right: one row for each user, game and day.
CREATE TABLE puzzle_days (
    user_id TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    game TEXT COLLATE "C" NOT NULL,
    day BIGINT NOT NULL,
    is_right BOOLEAN NOT NULL,
    PRIMARY KEY (user_id, game, day)
);
