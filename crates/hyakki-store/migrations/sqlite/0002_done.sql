-- What users have asked of tables under keys of their own, so that a command that is sent again is not done again.
-- A user has so many slots at a table, and the newest key takes that of the oldest.
CREATE TABLE done (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    slot INTEGER NOT NULL,
    -- Counts the user's keys at the table from 0.
    number INTEGER NOT NULL,
    key TEXT NOT NULL,
    -- How many steps the match had then: the answer that was given.
    step INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id, slot)
) STRICT, WITHOUT ROWID;
CREATE INDEX done_by_user ON done (user_id);
