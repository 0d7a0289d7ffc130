-- Until when the person of a seat is known to be there; once that is over, since when they are away.
-- A table has no more rows than seats.
CREATE TABLE presence (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    user_id TEXT COLLATE "C" NOT NULL,
    until_ms BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
