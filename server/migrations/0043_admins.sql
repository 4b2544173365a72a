-- Finds the admins among all accounts, for approvals that reach them (D23).
CREATE INDEX accounts_admins ON accounts (id) WHERE role = 'admin';
