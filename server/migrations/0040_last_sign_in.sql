-- The list of users shows each user's last sign-in, among millions of entries of a large firm.
CREATE INDEX audit_entries_sign_in ON audit_entries (account_id, at DESC) WHERE action = 'sign_in';
