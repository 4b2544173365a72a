import type { Access } from '@intranet/contract/core/endpoint.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { ROLE_LABELS, ROLES, type Role } from '@intranet/contract/core/roles.ts';
import type { CheckState, LinkSettings } from '@intranet/contract/links/endpoints.ts';
import { wasAnswered } from '#core/call.ts';
import { inPortuguese } from '#core/portuguese.ts';
import type { Tone } from '#ui/feedback/StateBadge.tsx';

export const CHECKS: Record<CheckState, { tone: Tone; label: string }> = {
  unchecked: { tone: 'waiting', label: 'Ainda não verificado' },
  waiting: { tone: 'waiting', label: t('Verificando…') },
  ok: { tone: 'good', label: t('Funciona') },
  no_frame: { tone: 'waiting', label: 'Não permite quadro' },
  broken: { tone: 'bad', label: 'Não abre' },
  unknown: { tone: 'waiting', label: 'Não foi possível verificar' },
};

/** True if staff can't use the link: no address, or an embed that stays empty. */
export function needsAttention({ url, opens, check }: LinkSettings): boolean {
  if (!url) return false;
  return check.state === 'broken' || (check.state === 'no_frame' && opens === 'embedded');
}

const LIST = new Intl.ListFormat('pt-BR');

const labelOf = (role: Role) => ROLE_LABELS.pt[role];

/** A link's readers, as the end of "Aberto a …". */
export function readersText(readers: Access): string {
  if (readers === 'public') return 'qualquer pessoa, mesmo sem entrar';
  const others = ROLES.filter((role) => !readers.includes(role));
  if (others.length === 0) return 'todos que entram';
  const [only] = others;
  return only && others.length === 1
    ? t('todos, menos {only}', { only: labelOf(only) })
    : LIST.format(readers.map(labelOf));
}

export function count(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`;
}

export function failureText(sentence: string, error: unknown): string {
  const reason = wasAnswered(error) ? inPortuguese(error.message) : '';
  return reason && reason !== sentence ? `${sentence} ${reason}` : sentence;
}
