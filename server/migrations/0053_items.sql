-- Items that administrators add to a department, beside those of the specification (D56).
CREATE TABLE items (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  department text NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  url text NOT NULL CHECK (length(url) BETWEEN 1 AND 2048),
  -- The heading above this item and its neighbours; empty for none.
  heading text NOT NULL DEFAULT '' CHECK (length(heading) <= 60),
  icon text NOT NULL,
  opens text NOT NULL CHECK (opens IN ('embedded', 'tab')),
  -- Null: the readers of the department's page.
  readers_id bigint UNIQUE REFERENCES reader_lists,
  hidden boolean NOT NULL DEFAULT false,
  position integer NOT NULL,
  owner_id bigint REFERENCES employees ON DELETE SET NULL,
  check_state text NOT NULL DEFAULT 'unchecked'
    CHECK (check_state IN ('unchecked', 'waiting', 'ok', 'no_frame', 'broken', 'unknown')),
  check_reason jsonb,
  checked_at timestamptz,
  -- True while the owner knows that it does not open.
  owner_told boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by text NOT NULL
);
CREATE INDEX items_department ON items (department, position, id);
CREATE UNIQUE INDEX items_name_key ON items (department, lower(name));
CREATE INDEX items_owner_id ON items (owner_id);
