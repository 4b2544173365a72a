import type { FrameProblem } from '@intranet/contract/links/check-reason.ts';
import { expect, it } from 'vitest';
import { framedLink } from './framed-link.ts';

const DOC = 'https://firm.sharepoint.com/:x:/s/fin/EXY?e=1';
const framed = (name: 'weekly' | 'transexcel' | 'metas', problem: FrameProblem = null) =>
  framedLink({ name, url: DOC, problem });

it('F10: an Office document is framed in its embedded view, and opens whole in a tab', () => {
  expect(framed('transexcel')).toMatchObject({
    url: `${DOC}&action=embedview`,
    tabUrl: DOC,
    downloads: true,
    warning: null,
  });
});

it('spec §2: in Reports, frame and tab are read-only, without downloads', () => {
  const { url, tabUrl, downloads } = framed('weekly');
  expect(url).toContain('action=embedview&wdAllowInteractivity=False');
  expect([tabUrl, downloads]).toEqual([url, false]);
});

it.each([
  [{ code: 'no_frame', host: 'a.com' }, 'a.com não permite ser mostrado dentro de outra página.'],
  [
    { code: 'page_missing', host: 'a.com', status: 404 },
    'A página não existia na última verificação.',
  ],
  [
    { code: 'server_error', host: 'a.com', status: 502 },
    'a.com respondeu com um erro na última verificação.',
  ],
  [
    { code: 'insecure', host: 'a.com' },
    'A conexão com a.com não era segura na última verificação.',
  ],
  [
    { code: 'unknown_host', host: 'a.com' },
    'Não foi possível acessar a.com na última verificação.',
  ],
] as const)('F10: a failed check warns viewers: %o', (problem, text) => {
  expect(framed('metas', problem).warning).toEqual({ text, refuses: problem.code === 'no_frame' });
});
