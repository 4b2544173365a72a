-- The language that the user chose (D47); null shows the specification's own texts.
ALTER TABLE accounts ADD COLUMN language text;
