-- Requests for access to an item (D72). Granting adds the person to the readers of the item.
CREATE TABLE item_requests (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  item_id bigint NOT NULL REFERENCES items ON DELETE CASCADE,
  employee_id bigint NOT NULL REFERENCES employees ON DELETE CASCADE,
  reason text NOT NULL DEFAULT '' CHECK (length(reason) <= 500),
  asked_at timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz,
  decided_by text,
  granted boolean,
  CHECK (num_nonnulls(decided_at, decided_by, granted) IN (0, 3))
);
CREATE UNIQUE INDEX item_requests_open_key ON item_requests (item_id, employee_id) WHERE decided_at IS NULL;
CREATE INDEX item_requests_employee_id ON item_requests (employee_id, asked_at);

-- The items that somebody marked to find them sooner.
CREATE TABLE favourite_items (
  account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
  -- An added item, or the name of a link of the specification.
  item_id bigint REFERENCES items ON DELETE CASCADE,
  link text,
  CHECK (num_nonnulls(item_id, link) = 1),
  UNIQUE NULLS NOT DISTINCT (account_id, item_id, link)
);
CREATE INDEX favourite_items_item_id ON favourite_items (item_id);
