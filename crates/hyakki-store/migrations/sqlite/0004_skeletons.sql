-- What logins have in common that people take for one another. The program fills it in for those that are there;
-- of two that look alike already, the second stays without.
ALTER TABLE users ADD COLUMN login_skeleton TEXT;
CREATE UNIQUE INDEX users_by_login_skeleton ON users (login_skeleton);
CREATE INDEX users_without_skeleton ON users (id) WHERE login_skeleton IS NULL AND login_key IS NOT NULL;
