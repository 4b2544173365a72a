-- Two people may share a name (decision 43). Accounts keep unique usernames.
DROP INDEX employees_name_key;
CREATE INDEX employees_lower_name ON employees (lower(name));
