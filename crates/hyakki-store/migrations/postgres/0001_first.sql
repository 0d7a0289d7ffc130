-- Times are milliseconds since 1970; ids are opaque text.

CREATE TABLE users (
    id TEXT COLLATE "C" PRIMARY KEY,
    name TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    is_bot BOOLEAN NOT NULL,
    login TEXT,
    -- The login in lower case: what must be unique.
    login_key TEXT UNIQUE,
    password_hash TEXT
);

CREATE TABLE tokens (
    hash BYTEA PRIMARY KEY,
    user_id TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    last_seen_ms BIGINT NOT NULL
);
CREATE INDEX tokens_by_user ON tokens (user_id);

CREATE TABLE tables (
    id TEXT COLLATE "C" PRIMARY KEY,
    version BIGINT NOT NULL,
    status TEXT NOT NULL,
    is_public BOOLEAN NOT NULL,
    state TEXT NOT NULL,
    -- The ids of the users at the table, in order, separated by spaces; table_seats answers who sits where.
    seated TEXT NOT NULL,
    -- What the deals of its matches come from; a table for a match brought from elsewhere has none.
    secret BYTEA,
    match_id TEXT COLLATE "C",
    created_ms BIGINT NOT NULL,
    updated_ms BIGINT NOT NULL
);
CREATE INDEX tables_by_status ON tables (status, id);
CREATE INDEX tables_by_update ON tables (updated_ms);

CREATE TABLE table_seats (
    user_id TEXT COLLATE "C" NOT NULL REFERENCES users (id),
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (user_id, table_id)
);
CREATE INDEX table_seats_by_table ON table_seats (table_id);

CREATE TABLE matches (
    id TEXT COLLATE "C" PRIMARY KEY,
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    header TEXT NOT NULL,
    -- The ids of the users by seat, separated by spaces, "-" for a seat without one; match_players answers who played what.
    players TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    finished_ms BIGINT,
    outcome TEXT
);
CREATE INDEX matches_by_table ON matches (table_id);
CREATE INDEX matches_by_end ON matches (finished_ms);

CREATE TABLE match_players (
    user_id TEXT COLLATE "C" NOT NULL REFERENCES users (id),
    match_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    PRIMARY KEY (user_id, match_id)
);
CREATE INDEX match_players_by_match ON match_players (match_id);

CREATE TABLE log (
    match_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    step BIGINT NOT NULL,
    line TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    PRIMARY KEY (match_id, step)
);

CREATE TABLE chat (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    user_id TEXT COLLATE "C" NOT NULL,
    text TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);
