-- Reviews of finished matches: asked for, in work, or kept.
CREATE TABLE reviews (
    match_id TEXT PRIMARY KEY NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    -- What the review is made with: one of another edition is made anew when somebody asks.
    edition TEXT NOT NULL,
    state TEXT NOT NULL,
    asked_ms INTEGER NOT NULL,
    -- Who asked, as long as it is not done: a user, and a tag of a network.
    user_id TEXT,
    network TEXT,
    -- Who works at it, and until when nobody else does.
    worker TEXT,
    leased_until_ms INTEGER NOT NULL,
    n_tries INTEGER NOT NULL,
    n_done INTEGER NOT NULL,
    n_steps INTEGER NOT NULL,
    content BLOB
) STRICT;
CREATE INDEX reviews_by_state ON reviews (state, asked_ms);
