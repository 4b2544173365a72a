import type { AuditEntry } from '@intranet/contract/audit/endpoints.ts';
import { formatDay, isDay } from '@intranet/contract/days.ts';

function valueText(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string' && isDay(value)) return formatDay(value);
  return String(value);
}

/** The facts of an entry as a person reads them: `method: password; second factor: app code`. */
export function detailText(detail: AuditEntry['detail']): string {
  return Object.entries(detail)
    .map(([name, value]) => `${name.replaceAll('_', ' ')}: ${valueText(value)}`)
    .join('; ');
}
