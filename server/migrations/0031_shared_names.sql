-- Two people may share a name (decision 43). Accounts keep unique usernames.
-- contract: older servers find one of the people who share a name, so replace all servers before two do.
DROP INDEX employees_name_key;
CREATE INDEX employees_lower_name ON employees (lower(name));
