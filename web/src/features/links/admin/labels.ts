import { wasAnswered } from '@intranet/contract/core/call-error.ts';
import type { Access } from '@intranet/contract/core/endpoint.ts';
import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { ROLES, type Role } from '@intranet/contract/core/roles.ts';
import type { CheckState, LinkSettings } from '@intranet/contract/links/endpoints.ts';
import type { Tone } from '@intranet/ui/feedback/StateBadge.tsx';

export const CHECKS: Record<CheckState, { tone: Tone; label: string }> = {
  unchecked: { tone: 'waiting', label: t('Not checked yet') },
  waiting: { tone: 'waiting', label: tc('links', 'Checking…') },
  ok: { tone: 'good', label: t('Works') },
  no_frame: { tone: 'waiting', label: t('Can’t be embedded') },
  broken: { tone: 'bad', label: t('Doesn’t open') },
  unknown: { tone: 'waiting', label: t('Couldn’t check') },
};

/** True if staff can't use the link: no address, or an embed that stays empty. */
export function needsAttention({
  url,
  opens,
  check,
}: Pick<LinkSettings, 'url' | 'opens' | 'check'>): boolean {
  if (!url) return false;
  return check.state === 'broken' || (check.state === 'no_frame' && opens === 'embedded');
}

/** True if no check has had a result for the link. */
export function isUnchecked({ url, check }: LinkSettings): boolean {
  return url !== '' && (check.state === 'unchecked' || check.reason?.code === 'not_checked');
}

const READERS: Record<Role, string> = {
  admin: tc('link readers', 'Administrator'),
  full_access: tc('link readers', 'Full access'),
  tudo_menos_fin: tc('link readers', 'Everything but finance'),
  apenas_people: tc('link readers', 'People only'),
};

export function listText(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  return tc('list', '{names} and {last}', { names: names.slice(0, -1).join(', '), last });
}

export function readersText(readers: Access): string {
  if (readers === 'public') return t('Open to anyone, even without signing in');
  const others = ROLES.filter((role) => !readers.includes(role));
  const [only] = others;
  if (!only) return t('Open to everyone who signs in');
  return others.length === 1
    ? t('Open to everyone except {role}', { role: READERS[only] })
    : t('Open to {roles}', { roles: listText(readers.map((role) => READERS[role])) });
}

export function failureText(sentence: string, error: unknown): string {
  const reason = wasAnswered(error) ? error.message : '';
  return reason && reason !== sentence ? `${sentence} ${reason}` : sentence;
}
