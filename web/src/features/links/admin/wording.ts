import type { Access } from '@intranet/contract/endpoint.ts';
import type { CheckState, LinkSettings } from '@intranet/contract/links/endpoints.ts';
import { ROLES } from '@intranet/contract/roles.ts';
import { CallError } from '#core/call.ts';
import type { Tone } from '#ui/StateBadge.tsx';

/** The last look at an address in a word or two. */
export const CHECKS: Record<CheckState, { tone: Tone; label: string }> = {
  unchecked: { tone: 'waiting', label: 'Ainda não verificado' },
  waiting: { tone: 'waiting', label: 'Verificando…' },
  ok: { tone: 'good', label: 'Funciona' },
  no_frame: { tone: 'waiting', label: 'Não permite quadro' },
  broken: { tone: 'bad', label: 'Não abre' },
  unknown: { tone: 'waiting', label: 'Não foi possível verificar' },
};

/** Whether staff meet a problem when they open it: nothing there, or a frame that stays empty. */
export function needsAttention({ url, opens, check }: LinkSettings): boolean {
  if (!url) return false;
  return check.state === 'broken' || (check.state === 'no_frame' && opens === 'embedded');
}

const LIST = new Intl.ListFormat('pt-BR');

/** Who may read a link, as the end of "Aberto a …". */
export function readersText(readers: Access): string {
  if (readers === 'public') return 'qualquer pessoa, mesmo sem entrar';
  const others = ROLES.filter((role) => !readers.includes(role));
  if (others.length === 0) return 'todos que entram';
  return others.length === 1 ? `todos, menos ${LIST.format(others)}` : LIST.format(readers);
}

/** `1 link`, `3 links`. */
export function count(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`;
}

/** A failure: the screen's sentence, and the server's own one after it when it answered. */
export function failureText(sentence: string, error: unknown): string {
  const told = error instanceof CallError && error.code !== 'network' ? error.message : '';
  return told && told !== sentence ? `${sentence} ${told}` : sentence;
}
