-- Reviews of finished matches: asked for, in work, or kept.
CREATE TABLE reviews (
    match_id TEXT COLLATE "C" PRIMARY KEY NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    -- What the review is made with: one of another edition is made anew when somebody asks.
    edition TEXT NOT NULL,
    state TEXT NOT NULL,
    asked_ms BIGINT NOT NULL,
    -- Who asked, as long as it is not done: a user, and a tag of a network.
    user_id TEXT COLLATE "C",
    network TEXT COLLATE "C",
    -- Who works at it, and until when nobody else does.
    worker TEXT COLLATE "C",
    leased_until_ms BIGINT NOT NULL,
    n_tries BIGINT NOT NULL,
    n_done BIGINT NOT NULL,
    n_steps BIGINT NOT NULL,
    content BYTEA
);
CREATE INDEX reviews_by_state ON reviews (state, asked_ms);
