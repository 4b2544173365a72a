-- Answers of the chatbot that administrators wrote (D58). Older servers ignore the table.
CREATE TABLE chatbot_topics (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  replaces text UNIQUE,
  keywords text[] NOT NULL,
  says jsonb NOT NULL,
  pages text[] NOT NULL,
  contacts text[] NOT NULL,
  version integer NOT NULL DEFAULT 1,
  updated_by text NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK (replaces IS NOT NULL OR cardinality(keywords) > 0)
);
COMMENT ON TABLE chatbot_topics IS 'Answers of the chatbot that administrators wrote.';
COMMENT ON COLUMN chatbot_topics.replaces IS 'The built-in topic whose answer this one replaces.';
COMMENT ON COLUMN chatbot_topics.says IS 'The answer by language: pt, en, es. Portuguese stands in for an empty one.';
