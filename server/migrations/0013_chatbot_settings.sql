-- Whether visitors who are not signed in get the IT contact from the chatbot.
CREATE TABLE chatbot_settings (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  visitor_contact boolean NOT NULL DEFAULT true
);
INSERT INTO chatbot_settings DEFAULT VALUES;
