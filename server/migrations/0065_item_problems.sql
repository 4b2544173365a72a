-- Problems that readers report with added items. Older servers only email them.
CREATE TABLE item_problems (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  item_id bigint NOT NULL REFERENCES items ON DELETE CASCADE,
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 1000),
  reported_at timestamptz NOT NULL,
  reported_by text NOT NULL,
  solved_at timestamptz,
  solved_by text,
  CHECK (num_nonnulls(solved_at, solved_by) IN (0, 2))
);
CREATE INDEX item_problems_item_id ON item_problems (item_id);
CREATE INDEX item_problems_open ON item_problems (reported_at) WHERE solved_at IS NULL;
COMMENT ON TABLE item_problems IS 'Problems with added items, until and after they are solved.';
COMMENT ON COLUMN item_problems.reported_by IS 'The name of the reader at that time.';
