-- The decks that administrators publish. What comes with the product (3Q2024) is not here.
CREATE TABLE decks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  quarter text NOT NULL CHECK (quarter ~ '^[1-4]Q20[0-9]{2}$'),
  -- As contract/allhands/deck-schema.ts has it, checked before it came in.
  content jsonb NOT NULL,
  published_at timestamptz NOT NULL,
  published_by text NOT NULL,
  taken_back_at timestamptz,
  taken_back_by text,
  CHECK ((taken_back_at IS NULL) = (taken_back_by IS NULL))
);
-- The newest that was not taken back is the one of its quarter.
CREATE INDEX decks_shown ON decks (quarter, id DESC) WHERE taken_back_at IS NULL;
