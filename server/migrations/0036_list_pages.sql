-- Lists of thousands are searched and sorted in the database, and people are found by a part of
-- their name without regard to accents.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE FUNCTION folded(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN lower(unaccent('unaccent'::regdictionary, $1));
COMMENT ON FUNCTION folded(text) IS 'A text without accents and letter case, as it is searched and sorted.';

CREATE INDEX employees_folded_name ON employees (folded(name), id);
CREATE INDEX employees_name_parts ON employees USING gin (folded(name) gin_trgm_ops);
CREATE INDEX leaves_listed ON leaves (starts_on, id, ends_on)
  WHERE state NOT IN ('withdrawn', 'cancelled');
-- The planner knows how many names match only from statistics of the index.
ANALYZE employees;
