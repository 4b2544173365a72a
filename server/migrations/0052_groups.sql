-- Groups of people, by members or by a rule (D56). The four roles are built-in groups and have no rows here.
CREATE TABLE people_groups (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  description text NOT NULL DEFAULT '' CHECK (length(description) <= 500),
  by_rule boolean NOT NULL,
  -- The ids of areas, and positions. A person belongs if theirs are among them; null takes any.
  rule_areas bigint[] CHECK (cardinality(rule_areas) > 0),
  rule_positions text[] CHECK (cardinality(rule_positions) > 0),
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by text NOT NULL,
  CHECK (by_rule = (num_nonnulls(rule_areas, rule_positions) > 0))
);
CREATE UNIQUE INDEX people_groups_name_key ON people_groups (lower(name));

CREATE TABLE group_members (
  group_id bigint NOT NULL REFERENCES people_groups ON DELETE CASCADE,
  employee_id bigint NOT NULL REFERENCES employees ON DELETE CASCADE,
  PRIMARY KEY (group_id, employee_id)
);
CREATE INDEX group_members_employee_id ON group_members (employee_id);

-- Who may read something. Whatever has readers refers to a list; one without entries lets nobody read.
CREATE TABLE reader_lists (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY
);

CREATE TABLE readers (
  list_id bigint NOT NULL REFERENCES reader_lists ON DELETE CASCADE,
  role text CHECK (role IN ('admin', 'full_access', 'tudo_menos_fin', 'apenas_people')),
  employee_id bigint REFERENCES employees ON DELETE CASCADE,
  -- A group that is in use can not be removed.
  group_id bigint REFERENCES people_groups,
  CHECK (num_nonnulls(role, employee_id, group_id) = 1),
  UNIQUE NULLS NOT DISTINCT (list_id, role, employee_id, group_id)
);
CREATE INDEX readers_group_id ON readers (group_id) WHERE group_id IS NOT NULL;
CREATE INDEX readers_employee_id ON readers (employee_id) WHERE employee_id IS NOT NULL;
