import { AUDIT_ACTIONS } from '@intranet/contract/audit/actions.ts';
import { AUDIT_DETAILS } from '@intranet/contract/audit/details.ts';
import type { AuditEntry } from '@intranet/contract/audit/endpoints.ts';
import { isDay } from '@intranet/contract/core/days.ts';
import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { ROLES, type Role, roleLabel } from '@intranet/contract/core/roles.ts';
import { wireLabel } from '@intranet/contract/core/wire-label.ts';
import { LEAVE_TYPES, leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { ATIVO_LABELS, positionName } from '@intranet/contract/people/positions.ts';
import { listDay } from '@intranet/ui/days/list-format.ts';
import { phraseFor, wordFor } from './detail-names.ts';

type Value = AuditEntry['detail'][string];

const ROLE = new RegExp(`\\b(?:${ROLES.join('|')})\\b`, 'g');

/** `full_access, admin` with the role names that screens show. */
const rolesText = (value: string) => value.replace(ROLE, (role) => roleLabel(role as Role));

const ARROW = ' → ';

function partText(name: string, value: string): string {
  if (name === 'role') return rolesText(value);
  if (name === 'active') return wireLabel(ATIVO_LABELS, value);
  if (name === 'area') return areaName(value);
  if (name === 'position') return positionName(value);
  const type = LEAVE_TYPES.find((one) => name === 'type' && one === value);
  if (type) return leaveTypeLabel(type);
  const word = wordFor(name, value);
  if (word) return t(word);
  return isDay(value) ? listDay(value) : value;
}

function valueText(name: string, value: Value): string {
  if (typeof value === 'boolean') return value ? t('yes') : t('no');
  if (typeof value === 'number') return String(value);
  return value
    .split(ARROW)
    .map((part) => partText(name, part))
    .join(ARROW);
}

function factText(name: string, value: Value): string {
  if (name === 'times') {
    return t('{times, plural, one {# time} other {# times}} within a minute', {
      times: Number(value),
    });
  }
  const phrase = phraseFor(name, value);
  if (phrase) return t(phrase);
  const known = AUDIT_DETAILS[name];
  return `${known ? t(known) : name.replaceAll('_', ' ')}: ${valueText(name, value)}`;
}

const SAID = new Set(['asks', 'decision']);

/** An entry's details as text: `With a password and a code from the app`. */
export function detailText({ action, detail }: Pick<AuditEntry, 'action' | 'detail'>): string {
  const { method, second_factor: factor, ...others } = detail;
  const facts = Object.entries(factor === undefined ? detail : others)
    .filter(([name]) => action !== 'leave_decided' || !SAID.has(name))
    .map(([name, value]) => factText(name, value));
  if (method !== undefined && factor !== undefined) {
    const how = { method: factText('method', method), factor: factText('second_factor', factor) };
    facts.unshift(tc('sign-in', '{method} and {factor}', how));
  }
  const text = facts.join('; ');
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** The action in words, with the outcome of a decision. */
export function actionText({ action, detail }: Pick<AuditEntry, 'action' | 'detail'>): string {
  if (action !== 'leave_decided') return wireLabel(AUDIT_ACTIONS, action);
  const approved = detail.decision === 'approve';
  if (detail.asks === 'cancellation') {
    return approved ? t('Approved a cancellation') : t('Declined a cancellation');
  }
  return approved ? t('Approved leave') : t('Rejected leave');
}
