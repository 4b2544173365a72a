import type { TestDatabase } from './test-database.ts';

const TABLES = [
  ...['undoable_steps', 'ledger_entries', 'leave_events', 'audit_entries', 'decision_tokens'],
  ...['balance_snapshots', 'balance_differences', 'vacation_due_snapshots'],
  ...[
    'reconciliation_differences',
    'reconciliations',
    'departures',
    'notifications',
    'notification_choices',
    'push_subscriptions',
    'webhook_messages',
    'webhooks',
    'deputies',
    'coverage_limits',
  ],
  ...['coverage_pairs', 'calendar_feeds', 'leaves', 'employees', 'areas', 'sessions'],
  ...[
    'reset_codes',
    'invitations',
    'last_sign_ins',
    'authenticators',
    'recovery_codes',
    'passkeys',
    'answered_challenges',
  ],
  ...['single_sign_on_identities', 'request_keys', 'accounts', 'rate_limit_attempts'],
  ...['refusal_counts', 'first_admin_links', 'mail_outbox', 'links', 'link_changes', 'documents'],
  ...[
    'vault_rotations',
    'vault_versions',
    'vault_entries',
    'vault_readings',
    'monthly_images',
    'revenue_targets',
  ],
  ...['announcement_confirmations', 'announcement_readings', 'announcements'],
  ...[
    'item_problems',
    'item_requests',
    'favourite_items',
    'items',
    'readers',
    'reader_lists',
    'group_members',
  ],
  ...['people_groups', 'unanswered_questions', 'chatbot_topics', 'deck_drafts', 'deck_readers'],
  ...['decks', 'backups', 'pgboss.job'],
];
/** Named, so that each connection plans it once. */
const TABLES_WITH_ROWS = {
  name: 'tables_with_rows',
  text: TABLES.map((table) => `select '${table}' as table where exists (table ${table})`).join(
    ' union all ',
  ),
};

/** Deletes from tables that have rows, because 39 deletions take longer than most tests. */
export async function emptyTables({ pool }: TestDatabase): Promise<void> {
  const { rows } = await pool.query<{ table: string }>(TABLES_WITH_ROWS);
  // Insert-only tables refuse TRUNCATE, so their triggers are disabled meanwhile.
  await pool.query(`
    begin;
    set local session_replication_role = replica;
    ${rows.map(({ table }) => `delete from ${table};`).join(' ')}
    update company_settings set default_language = null, setup_hidden_at = null,
      vault_shared = false;
    update chatbot_settings set visitor_contact = true;
    update leave_settings set law_hints = true, holiday_state = 'SP';
    commit`);
}
