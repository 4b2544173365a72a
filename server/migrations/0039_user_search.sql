-- Users are found by parts of their name or email address without regard to accents.
CREATE INDEX accounts_folded_name ON accounts (folded(username), id);
CREATE INDEX accounts_text_parts ON accounts
  USING gin (folded(username) gin_trgm_ops, folded(email) gin_trgm_ops);
-- The planner knows how many users match only from statistics of the index.
ANALYZE accounts;
