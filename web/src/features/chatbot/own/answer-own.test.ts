import { ownQuestionIn } from '@intranet/contract/chatbot/own-question.ts';
import type { Role } from '@intranet/contract/core/roles.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answerOwn } from './answer-own.ts';

/** A Monday. */
const TODAY = '2026-03-02';

const LEAVE = {
  area: 'Legal',
  balance: 12.5,
  next_accrual: { on: '2026-03-15', days: 2.5 },
  next: {
    ...{ leave_type: 'Vacation', start: '2026-04-06', end: '2026-04-10' },
    ...{ days: 5, approved: true },
  },
};
const HOME = {
  today: TODAY,
  week: { start: TODAY, end: '2026-03-08' },
  leave: LEAVE,
  ...{ away: [], birthdays: [], unlisted: { today: 0, later: 0, birthdays: 0 } },
};
const PREVIEW = {
  ...{ days: 10, balance_before: 12.5, balance_after: 2.5, problem: null },
  balance_effect: { on: '2026-07-01', before: 20, after: 10, lowest: null },
  away: [{ employee_id: 3, name: 'Bia', start: '2026-07-02', end: '2026-07-03', pending: false }],
  ...{
    warnings: ['Cuidado.'],
    checks: [],
    hints: [{ text: 'A lei diz.', article: '134' }],
    last_day: null,
  },
};
const person = (name: string, area = 'Legal', until: string | null = null) => ({
  ...{ employee_id: name.length, name, area, cargo: 'Head', photo: '', email: null, phone: null },
  ...{ away_until: until, has_left: false },
});
const page = (rows: object[]) => ({
  ...{ rows, total: rows.length, found: rows.length, next: null, previous: null },
});
const birthday = (name: string, on: string) => ({
  ...{ employee_id: 1, name, area: 'Legal', cargo: 'Head', birthday: on, can_edit: false },
});
const away = (name: string) => ({
  ...{ id: name.length, employee_id: name.length, name, area: 'Legal', cargo: 'Head', photo: '' },
  leaves: [{ id: 1, start: TODAY, end: TODAY, pending: false, leave_type: 'Vacation' }],
});

const REPLIES: Record<string, unknown> = {
  '/api/home': HOME,
  '/api/leave_preview': PREVIEW,
  '/api/own_approvers': { approvers: ['Ana', 'Hugo'] },
  '/api/calendar/people': page([away('Ana'), away('Bia')]),
  '/api/team_leave': {
    team: [],
    away: [
      { employee_id: 3, name: 'Bia', start: TODAY, end: TODAY, pending: false },
      { employee_id: 4, name: 'Caio', start: TODAY, end: TODAY, pending: true },
    ],
  },
  '/api/people': page([person('Ana Reis', 'Legal', '2026-03-09')]),
  '/api/people/8': { birthday: '09-17' },
  '/api/birthdays': page([birthday('Ana', '1990-03-02'), birthday('Bia', '1985-03-20')]),
};
afterEach(() => vi.unstubAllGlobals());

const asked: string[] = [];
async function ask(question: string, changes: Record<string, unknown> = {}, role: Role = 'admin') {
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const path = address.split('?')[0] ?? '';
    const reply = { ...REPLIES, ...changes }[path];
    return reply
      ? Response.json(reply)
      : Response.json({ error: `No ${path}`, code: 'not_found' }, { status: 404 });
  });
  const own = ownQuestionIn(question, TODAY);
  if (!own) throw new Error(`${question} is not about oneself`);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const user = { username: 'Ana', email: '', role, profile_photo: '' };
  return answerOwn(own, { queryClient, user, today: TODAY });
}

describe('D58: answers from data, in the chatbot’s language', () => {
  test.each<[string, string, Record<string, unknown>?, Role?]>([
    [
      'Quantos dias tenho?',
      'Você tem 12,5 dias de férias. Em 15/03/2026 você ganha mais 2,5 dias.',
    ],
    ['my balance', 'Você tem 1 dia de férias.', withLeave({ balance: 1, next_accrual: null })],
    [
      '¿Cuántos días tengo?',
      'Você tem 0 dias de férias.',
      withLeave({ balance: 0, next_accrual: null }),
    ],
    [
      'How many days do I have?',
      'Você não tem cadastro de colaborador aqui, então não sei dizer.',
      { '/api/home': { ...HOME, leave: null } },
    ],
    ['saldo em 01/07/2026', 'Em 01/07/2026 você terá 20 dias, com o que ganhar até lá.'],
    [
      'quantos dias eu tenho em 01/01/2026?',
      'Esse dia já passou. Você tem 12,5 dias de férias. Em 15/03/2026 você ganha mais 2,5 dias.',
    ],
    [
      'Posso tirar 10 dias em julho?',
      'Sim, você pode solicitar 01/07/2026 a 10/07/2026 (10 dias). Depois disso você tem 10 dias. Também fora: Bia. Cuidado. A lei diz.',
    ],
    [
      'can I take tomorrow off?',
      'Não, 03/03/2026 não (1 dia). Saldo insuficiente.',
      { '/api/leave_preview': { ...PREVIEW, days: 1, problem: 'Saldo insuficiente.' } },
    ],
    ['Quando são minhas férias?', 'Sua próxima ausência: Vacation, 06/04/2026 a 10/04/2026.'],
    [
      'when is my next leave',
      'Sua próxima ausência: Vacation, 06/04/2026 a 10/04/2026. Ainda não foi aprovada.',
      withLeave({ next: { ...LEAVE.next, approved: false } }),
    ],
    [
      'mis vacaciones: cuándo son mis vacaciones',
      'Você não tem ausências à frente.',
      withLeave({ next: null }),
    ],
    ['Quem aprova?', 'Hoje quem decide suas solicitações: Ana e Hugo.'],
    [
      'who decides',
      'Hoje não há ninguém disponível que possa decidir.',
      { '/api/own_approvers': { approvers: [] } },
    ],
    ['Quem está fora hoje?', 'Fora em toda a empresa (02/03/2026): Ana e Bia.'],
    [
      'who is away next week',
      'Ninguém está fora (09/03/2026 a 15/03/2026).',
      { '/api/calendar/people': page([]) },
    ],
    [
      'quem está ausente?',
      'Fora em toda a empresa (02/03/2026): Ana, Bia e mais 7 pessoas.',
      { '/api/calendar/people': { ...page([away('Ana'), away('Bia')]), found: 9 } },
    ],
    ['Quem está fora hoje?', 'Fora na sua área (02/03/2026): Bia.', {}, 'tudo_menos_fin'],
    ['A Ana está de férias?', 'Ana Reis está fora até 09/03/2026.'],
    ['Is Ana away?', 'Ana Reis não está fora hoje.', { '/api/people': page([person('Ana Reis')]) }],
    [
      'Is Ana away?',
      'Ana Reis não está fora hoje.',
      { '/api/people': page([person('Ana Reis')]) },
      'tudo_menos_fin',
    ],
    [
      'Is Ana away?',
      'Só posso dizer isso das pessoas da sua área.',
      { '/api/people': page([person('Ana Reis', 'M&A')]) },
      'tudo_menos_fin',
    ],
    ['Is Zoe away?', 'Não encontrei ninguém com o nome zoe.'],
    [
      'Is Ana away?',
      'Várias pessoas correspondem: Ana Reis e Ana Souza. Escreva o nome completo.',
      { '/api/people': page([person('Ana Reis'), person('Ana Souza'), person('Mariana')]) },
    ],
    ['Quando é o aniversário da Ana?', 'O aniversário de Ana Reis é em 17/09.'],
    [
      'birthday of Ana',
      'Não sei quando é o aniversário de Ana Reis.',
      { '/api/people/8': { birthday: null } },
    ],
    ['Quem faz aniversário hoje?', 'Aniversários (02/03/2026): Ana.'],
    [
      'aniversariantes de março',
      'Aniversários (01/03/2026 a 31/03/2026): Ana (02/03) e Bia (20/03).',
    ],
    ['¿Quién cumple años el 5 de marzo?', 'Ninguém faz aniversário (05/03/2026).'],
  ])('“%s”: %s', async (question, text, changes, role) => {
    expect((await ask(question, changes, role)).text).toBe(text);
  });

  test('it leads to the page that shows the same, if the role may open it', async () => {
    const pagesOf = async (question: string, role: Role) =>
      (await ask(question, {}, role)).pages.map(({ path }) => path);
    expect(await pagesOf('Quem faz aniversário hoje?', 'admin')).toEqual(['/communication']);
    expect(await pagesOf('Quem faz aniversário hoje?', 'apenas_people')).toEqual([]);
    expect(await pagesOf('quem está fora?', 'apenas_people')).toEqual(['/calendar']);
    expect(await pagesOf('quem está fora?', 'tudo_menos_fin')).toEqual(['/vacation']);
    expect(await pagesOf('meu saldo', 'apenas_people')).toEqual(['/myleave']);
  });

  test('whoever may not read the lists is never asked for all absences', async () => {
    asked.length = 0;
    await ask('quem está fora?', {}, 'tudo_menos_fin');
    expect(asked.map((address) => address.split('?')[0])).toEqual(['/api/team_leave']);
  });
});

function withLeave(change: object) {
  return { '/api/home': { ...HOME, leave: { ...LEAVE, ...change } } };
}
