-- Accounts: who may sign in. Usernames and e-mails are unique without regard to case (D6).
CREATE TABLE accounts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  username text NOT NULL CHECK (length(username) BETWEEN 1 AND 80),
  email text NOT NULL CHECK (email = lower(email)),
  password_hash text NOT NULL,
  role text NOT NULL CHECK (role IN ('admin', 'full_access', 'tudo_menos_fin', 'apenas_people')),
  must_change_password boolean NOT NULL DEFAULT false,
  photo_key text,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX accounts_username_key ON accounts (lower(username));
CREATE UNIQUE INDEX accounts_email_key ON accounts (email);

-- Sessions: the token itself exists only in the browser's cookie; here is its SHA-256 (S15).
CREATE TABLE sessions (
  token_hash bytea PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
  remember boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  user_agent text NOT NULL DEFAULT '',
  address text NOT NULL DEFAULT ''
);
CREATE INDEX sessions_account_id ON sessions (account_id);
CREATE INDEX sessions_expires_at ON sessions (expires_at);

-- Failed sign-ins of the last minutes, shared by all servers (D8).
CREATE TABLE failed_sign_ins (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  username text NOT NULL,
  address text NOT NULL,
  failed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX failed_sign_ins_username ON failed_sign_ins (username, failed_at);
CREATE INDEX failed_sign_ins_address ON failed_sign_ins (address, failed_at);

-- The one-time link of an empty product (D13). At most one row.
CREATE TABLE first_admin_links (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  token_hash bytea NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE TABLE areas (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 80)
);
CREATE UNIQUE INDEX areas_name_key ON areas (lower(name));

-- Employees: whom leave is kept for. Joined to an account one to one, by equal names (D12).
CREATE TABLE employees (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  area_id bigint NOT NULL REFERENCES areas,
  cargo text NOT NULL CHECK (cargo IN
    ('C-Level', 'Head', 'Senior Assist', 'Mid-level Assist', 'Junior Assist', 'Intern Assist')),
  -- S active, N has left, C contractor (D14)
  ativo text NOT NULL DEFAULT 'S' CHECK (ativo IN ('S', 'N', 'C')),
  start_date date,
  birth_date date,
  account_id bigint UNIQUE REFERENCES accounts ON DELETE SET NULL,
  -- Months are earned after this day; what came before is in the opening balance (D18).
  accrues_after date NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- What a leave's own area column points at, so that it follows a change of area by itself.
  UNIQUE (id, area_id)
);
CREATE UNIQUE INDEX employees_name_key ON employees (lower(name));
CREATE INDEX employees_area_id ON employees (area_id, cargo);
