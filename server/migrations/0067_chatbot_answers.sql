-- Older servers show an empty answer for a topic without a Portuguese one.
COMMENT ON COLUMN chatbot_topics.says IS 'The answer by language: pt, en, es. The first that is written stands in for an empty one.';
