import type { AuditEntry } from '@intranet/contract/audit/endpoints.ts';
import { formatDay, isDay } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { ROLE_LABELS, ROLES, type Role } from '@intranet/contract/core/roles.ts';

const ROLE = new RegExp(`\\b(?:${ROLES.join('|')})\\b`, 'g');

/** `full_access → admin` with the role names that screens show. */
const rolesText = (value: string) => value.replace(ROLE, (role) => t(ROLE_LABELS[role as Role]));

function valueText(name: string, value: string | number | boolean): string {
  if (name === 'role' && typeof value === 'string') return rolesText(value);
  if (typeof value === 'boolean') return value ? t('yes') : t('no');
  if (typeof value === 'string' && isDay(value)) return formatDay(value);
  return String(value);
}

function factText(name: string, value: string | number | boolean): string {
  if (name === 'times') {
    return t('{times, plural, one {# time} other {# times}} within a minute', {
      times: Number(value),
    });
  }
  return `${name.replaceAll('_', ' ')}: ${valueText(name, value)}`;
}

/** An entry's details as text: `method: password; second factor: app code`. */
export function detailText(detail: AuditEntry['detail']): string {
  return Object.entries(detail)
    .map(([name, value]) => factText(name, value))
    .join('; ');
}
