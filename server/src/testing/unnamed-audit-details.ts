import { AUDIT_DETAILS } from '@intranet/contract/audit/details.ts';
import type { TestDatabase } from './test-database.ts';

/** `times` counts refusals and is shown as a sentence. */
const SENTENCES = ['times'];

/** The recorded details for which the audit log has no word. */
export async function unnamedAuditDetails({ pool }: TestDatabase): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    'select distinct jsonb_object_keys(detail) as name from audit_entries order by name',
  );
  return rows
    .map(({ name }) => name)
    .filter((name) => !Object.hasOwn(AUDIT_DETAILS, name) && !SENTENCES.includes(name));
}
