-- Describes every table, and the columns whose released migrations read badly. \d+ shows them.
COMMENT ON TABLE accounts IS 'People who may sign in. Usernames and emails are unique, ignoring letter case (D6).';
COMMENT ON TABLE sessions IS 'Signed-in browsers, by the SHA-256 of the cookie''s token (S15).';
COMMENT ON TABLE rate_limit_attempts IS 'Recent attempts that count against an account, an address or a device (D8, S3, S5).';
COMMENT ON TABLE refusal_counts IS 'Equal refusals within a minute, which become one audit entry (D39).';
COMMENT ON TABLE first_admin_links IS 'The one-time link for the first admin of an empty installation (D13); at most one row.';
COMMENT ON TABLE reset_codes IS 'The newest emailed code of an account, by its hash; a new one replaces it (D10).';
COMMENT ON TABLE authenticators IS 'Authenticator apps (TOTP). The secret is sealed with AUTH_SECRET.';
COMMENT ON TABLE recovery_codes IS 'Hashes of the codes that replace an authenticator app once.';
COMMENT ON TABLE passkeys IS 'WebAuthn credentials.';
COMMENT ON TABLE answered_challenges IS 'Passkey challenges that were answered, so that each counts once.';
COMMENT ON TABLE single_sign_on_identities IS 'Accounts at the OpenID provider, by issuer and subject.';
COMMENT ON TABLE request_keys IS 'Keys of requests that were carried out, so that a repeated request changes nothing.';

COMMENT ON TABLE areas IS 'Departments.';
COMMENT ON TABLE employees IS 'People who have leave and a balance. An account belongs to the employee of the same name (D12).';
COMMENT ON COLUMN employees.ativo IS 'S: active, N: has left, C: contractor (D14).';
COMMENT ON TABLE deputies IS 'People who decide while a Head is away (D23); always, if there are no dates.';

COMMENT ON TABLE leaves IS 'Requests and planned leave. Active leave of one person never overlaps (D22).';
COMMENT ON COLUMN leaves.version IS 'Rises with every change of dates and every undo; an emailed link decides one version (D24, D29, D61).';
COMMENT ON COLUMN leaves.asked_at IS 'When the approvers were last asked: about the request, new dates, or a cancellation.';
COMMENT ON COLUMN leaves.reminders IS 'Reminders sent since asked_at. The second one also goes to the next level of approvers.';
COMMENT ON TABLE leave_events IS 'The history of each leave.';
COMMENT ON TABLE decision_tokens IS 'Emailed links, by their hash. Each lets one person decide one version of one leave (D24).';
COMMENT ON TABLE ledger_entries IS 'Changes of balances (D17). Entries are added, never changed; a balance is their sum.';
COMMENT ON TABLE reconciliations IS 'Nightly comparisons of ledger and leave.';
COMMENT ON TABLE reconciliation_differences IS 'What a comparison found: expected and actual days.';
COMMENT ON TABLE coverage_limits IS 'The number of people of an area who may be away at once. A higher one only warns.';
COMMENT ON TABLE coverage_pairs IS 'People who should not be away together. It only warns.';
COMMENT ON TABLE leave_settings IS 'Settings of leave; one row.';
COMMENT ON TABLE leave_changes IS 'Counts changes to the data of the leave lists. Servers compare it to know whether a cached reply is still right (decision 14).';
COMMENT ON TABLE calendar_feeds IS 'Secret calendar addresses, by their SHA-256 (S15).';

COMMENT ON TABLE mail_outbox IS 'Emails and other messages, stored with the change they announce and sent by a worker (D25).';
COMMENT ON COLUMN mail_outbox.content_sealed IS 'Sealed with AUTH_SECRET, because it may hold a token or a code (S15).';
COMMENT ON TABLE audit_entries IS 'Who did what to whom, and from where (D39). Entries are never changed.';

COMMENT ON TABLE links IS 'The present addresses of the links in the registry (D32).';
COMMENT ON TABLE link_changes IS 'Former addresses of links, which can be restored.';
COMMENT ON TABLE documents IS 'Documents that an admin replaced (spec §7, api/static).';

COMMENT ON TABLE vault_entries IS 'Shared passwords. Values are sealed with VAULT_KEY and bound to their row and field (D36, S15).';
COMMENT ON COLUMN vault_entries.deleted_at IS 'In the bin since then; deleted for good later.';
COMMENT ON TABLE vault_versions IS 'Earlier states of an entry; deleted with it.';
COMMENT ON TABLE vault_readings IS 'Who has seen which secret, written before it is sent (S16). It outlives entry and account.';

COMMENT ON TABLE monthly_images IS 'The picture of each month, the same every year (spec §3).';
COMMENT ON TABLE revenue_targets IS 'Revenue goals in whole reais.';
COMMENT ON TABLE unanswered_questions IS 'Questions that the chatbot could not answer, without their authors.';
COMMENT ON TABLE chatbot_settings IS 'Settings of the chatbot; one row.';
COMMENT ON TABLE decks IS 'Published decks. The one that comes with the product is in the code.';
