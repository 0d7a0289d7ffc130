-- What users have asked of tables under keys of their own, so that a command that is sent again is not done again.
-- A user has so many slots at a table, and the newest key takes that of the oldest.
CREATE TABLE done (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    slot BIGINT NOT NULL,
    -- Counts the user's keys at the table from 0.
    number BIGINT NOT NULL,
    key TEXT COLLATE "C" NOT NULL,
    -- How many steps the match had then: the answer that was given.
    step BIGINT NOT NULL,
    PRIMARY KEY (table_id, user_id, slot)
);
CREATE INDEX done_by_user ON done (user_id);
