-- What a token was given to, in words of the server's own, so that its user knows it again in a list.
ALTER TABLE tokens ADD COLUMN browser TEXT;
ALTER TABLE tokens ADD COLUMN system TEXT;
