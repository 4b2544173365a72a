-- The registry of links whole (D32 to D35): how an administrator wants it opened, what the server
-- found when it looked at the address, and every address it had.
ALTER TABLE links
  -- Null: as the registry says.
  ADD COLUMN opens text CHECK (opens IN ('embedded', 'tab')),
  ADD COLUMN check_state text NOT NULL DEFAULT 'unchecked'
    CHECK (check_state IN ('unchecked', 'waiting', 'ok', 'no_frame', 'broken', 'unknown')),
  ADD COLUMN check_detail text NOT NULL DEFAULT '',
  ADD COLUMN checked_at timestamptz;

CREATE TABLE link_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  url text NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now(),
  changed_by text NOT NULL
);
CREATE INDEX link_changes_name ON link_changes (name, id DESC);
INSERT INTO link_changes (name, url, changed_at, changed_by)
  SELECT name, url, updated_at, updated_by FROM links;
CREATE TRIGGER link_changes_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON link_changes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Documents that an administrator may replace (spec §7, api/static).
CREATE TABLE documents (
  name text PRIMARY KEY,
  -- The name that the server made for the file.
  file_key text NOT NULL UNIQUE,
  bytes integer NOT NULL CHECK (bytes > 0),
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by text NOT NULL
);
