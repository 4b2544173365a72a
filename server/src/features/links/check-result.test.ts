import { expect, test } from 'vitest';
import { type FetchProblem, PublicFetchError } from '#core/public-fetch/fetch-head.ts';
import { resultOfFailure, resultOfReply } from './check-result.ts';

const ADDRESS = 'https://reports.com/view?key=SECRET';
const DENY = { 'x-frame-options': ['DENY'] };

function judge(
  status: number,
  headers: Record<string, string[]> = {},
  options: { at?: string; opens?: 'embedded' | 'tab' } = {},
) {
  const { at = ADDRESS, opens = 'embedded' } = options;
  return resultOfReply(
    { url: new URL(at), status, headers },
    { address: ADDRESS, opens, ours: 'https://intranet.acme.com' },
  );
}

test.each([
  [200, 'ok', 'reports.com responde e pode ser mostrado embutido.'],
  [204, 'ok', 'reports.com responde e pode ser mostrado embutido.'],
  [404, 'broken', 'reports.com diz que a página não existe (404).'],
  [410, 'broken', 'reports.com diz que a página não existe (410).'],
  [500, 'broken', 'reports.com respondeu com erro (500).'],
  [503, 'broken', 'reports.com respondeu com erro (503).'],
  [401, 'unknown', /pede login ou permissão \(401\)/],
  [403, 'unknown', /pede login ou permissão \(403\)/],
  [429, 'unknown', /não quis ser verificado \(429\)/],
  [400, 'unknown', /código 400/],
  [418, 'unknown', /código 418/],
  [304, 'unknown', /código 304/],
])('a reply %i: %s', (status, state, detail) => {
  for (const opens of ['embedded', 'tab'] as const) {
    const verdict = judge(status, status < 300 ? {} : DENY, { opens });
    expect(verdict.state).toBe(state);
    if (status >= 300) expect(verdict.detail).toMatch(detail);
  }
  expect(judge(status).detail).toMatch(detail);
});

test('one that may not be framed, named; a tab does not mind', () => {
  expect(judge(200, DENY)).toEqual({
    state: 'no_frame',
    detail:
      'reports.com não permite ser mostrado dentro de outra página. Escolha abrir em nova aba.',
  });
  expect(judge(200, { 'content-security-policy': ["frame-ancestors 'self'"] }).state).toBe(
    'no_frame',
  );
  expect(judge(200, DENY, { opens: 'tab' })).toEqual({
    state: 'ok',
    detail: 'reports.com responde.',
  });
});

test('another host at the end is where strangers sign in, or a move', () => {
  const at = 'https://login.example/oauth?state=SECRET';
  expect(judge(200, DENY, { at })).toEqual({
    state: 'unknown',
    detail:
      'O endereço leva a uma página de login em login.example; quem já estiver conectado pode vê-lo.',
  });
  expect(judge(200, {}, { at })).toMatchObject({
    state: 'unknown',
    detail: expect.stringContaining('só os hosts salvos abrem embutidos'),
  });
  expect(judge(200, DENY, { at, opens: 'tab' }).state).toBe('ok');
});

test.each([
  ['inside_address', 'unknown', 'não verifica endereços internos'],
  ['unknown_host', 'broken', 'não encontrou'],
  ['names_away', 'unknown', 'não conseguiu consultar o DNS'],
  ['no_connection', 'broken', 'conexão'],
  ['insecure', 'broken', 'certificado'],
  ['too_slow', 'broken', 'a tempo'],
  ['too_many_redirects', 'broken', 'redireciona vezes demais'],
  ['bad_redirect', 'broken', 'endereço inválido'],
  ['garbled', 'unknown', 'não entende'],
] as [FetchProblem, string, string][])('%s: %s', (problem, state, words) => {
  for (const opens of ['embedded', 'tab'] as const) {
    const verdict = resultOfFailure(new PublicFetchError(problem, 'reports.com'), opens);
    expect(verdict.state).toBe(state);
    expect(verdict.detail).toContain(words);
    expect(verdict.detail).toContain('reports.com');
  }
});

test('a way without https: blocked in a frame for everybody, and not known of a tab', () => {
  const failure = new PublicFetchError('not_https', 'reports.com');
  expect(resultOfFailure(failure, 'embedded')).toEqual({
    state: 'broken',
    detail:
      'O endereço leva a reports.com sem https, e os navegadores bloqueiam isso dentro de outra página. Salve um endereço que use https até o fim ou escolha abrir em nova aba.',
  });
  expect(resultOfFailure(failure, 'tab')).toEqual({
    state: 'unknown',
    detail: 'O endereço leva a reports.com sem https, e o servidor só verifica endereços https.',
  });
});
