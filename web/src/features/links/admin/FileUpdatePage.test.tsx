import type { CheckReason } from '@intranet/contract/links/check-reason.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer, openPage, server } from './admin-screens.fixture.tsx';
import FileUpdatePage from './FileUpdatePage.tsx';

fakeServer();

const found = (state: 'broken' | 'no_frame' | 'ok' | 'unknown', reason: CheckReason | null) => ({
  check: { state, reason, at: '2026-11-20T12:30:00.000Z' },
});
const host = 'bi.example.com';
const attention = () => screen.findByRole('region', { name: 'Needs attention' });

it('lists links that staff cannot open, and keeps rechecked ones visible', async () => {
  server.known = {
    frp: found('no_frame', { code: 'no_frame', host }),
    meabi: { ...found('no_frame', { code: 'no_frame', host }), opens: 'tab' },
    bu: found('broken', { code: 'page_missing', host, status: 404 }),
    associate: { ...found('broken', null), url: '' },
  };
  const { user } = openPage(FileUpdatePage, '/fileupdate');
  const list = within(await attention());
  const rows = list.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toContain('Reports › Accounting › BI GGP');
  expect(rows[1]).toContain(
    'Legal › BU DocumentsDoesn’t openbi.example.com says that the page doesn’t exist (404).20 Nov 2026, 09:30',
  );
  const [, form] = list.getAllByRole('link', { name: 'Open form' });
  expect(form).toHaveAttribute('href', '/adminlegal?link=bu');
  expect(screen.getByRole('link', { name: /^Legal/ })).toHaveTextContent(
    /3 links · 1 without address.*1 needs attention$/,
  );

  server.known = { ...server.known, bu: found('ok', { code: 'answers', host }) };
  await user.click(list.getByRole('button', { name: 'Check again: BU Documents' }));
  expect(await list.findByText('bi.example.com answers.')).toBeVisible();
  expect(server.post).toHaveBeenCalledWith('/api/check_link', { name: 'bu' });
  await waitFor(() => expect(list.getByText('Works')).toBeVisible());
});

it('says that all is well only after the checks, and starts those that are missing', async () => {
  const unchecked = { check: { state: 'unchecked', reason: null, at: null } } as const;
  server.known = { bu: unchecked, frp: unchecked };
  const { user } = openPage(FileUpdatePage, '/fileupdate');
  expect(
    await screen.findByText(/^2 links have not been checked yet\. The next check is on Monday/),
  ).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Needs attention' })).toBeNull();
  expect(screen.queryByText(/No link has a problem/)).toBeNull();
  expect(screen.getByRole('link', { name: /^Legal/ })).not.toHaveTextContent('checked');

  const waiting = { check: { state: 'waiting', reason: null, at: null } } as const;
  server.known = { bu: waiting, frp: found('unknown', { code: 'too_slow', host }) };
  await user.click(screen.getByRole('button', { name: 'Check now' }));
  expect(await screen.findByText('Checking the links…')).toBeVisible();
  expect(server.post.mock.calls).toEqual([
    ['/api/check_link', { name: 'frp' }],
    ['/api/check_link', { name: 'bu' }],
  ]);
  server.known = { frp: found('unknown', { code: 'too_slow', host }) };
  expect(
    await screen.findByText(
      'No problem found. 1 link couldn’t be checked.',
      {},
      { timeout: 4_000 },
    ),
  ).toBeVisible();
});

it('spec §2: shows nine cards; the Agenda links outside once it has an address', async () => {
  const { unmount } = openPage(FileUpdatePage, '/fileupdate');
  expect(await screen.findByText(/No link has a problem/)).toBeVisible();
  const cards = screen.getAllByRole('link');
  expect(cards.map((card) => card.getAttribute('href'))).toEqual([
    ...['reports', 'people', 'legal', 'it', 'mea', 'commercial', 'marketing', 'projects'].map(
      (department) => `/admin${department}`,
    ),
    'https://agendasite.example.com/',
  ]);
  expect(cards.at(-1)).toHaveAttribute('target', '_blank');
  unmount();

  server.known = { agendasite: { url: '' } };
  openPage(FileUpdatePage, '/fileupdate');
  expect(await screen.findByRole('link', { name: /^Agenda/ })).toHaveAttribute(
    'href',
    '/adminprojects?link=agendasite',
  );
});
