import type { OpenSession } from '@intranet/contract/accounts/own-endpoints.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { siteQuery } from '#core/site.ts';
import { renderUi } from '../../../../test/render.tsx';
import { SessionsSection } from './SessionsSection.tsx';

const session = (id: number, current = false): OpenSession => ({
  id,
  kind: 'desktop',
  device: `Computer ${id}`,
  address: '10.0.0.1',
  method: 'password',
  created_at: '2026-11-23T21:27:00.000Z',
  last_seen_at: '2026-11-23T21:27:00.000Z',
  current,
});

it('lists this device first, and five in all until more are shown', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(siteQuery.queryKey, {
    today: '2026-11-23',
    time_zone: 'America/Sao_Paulo',
  } as never);
  const sessions = [1, 2, 3, 4, 5, 6, 7].map((id) => session(id, id === 7));
  const { user } = renderUi(
    <QueryClientProvider client={client}>
      <SessionsSection sessions={sessions} now={Date.parse('2026-11-23T21:29:00.000Z')} />
    </QueryClientProvider>,
  );
  const rows = () => screen.getAllByRole('listitem');
  expect(rows()).toHaveLength(4);
  expect(rows()[0]).toHaveTextContent('Computer 7This device10.0.0.1 · seen just now');
  expect(rows()[1]).toHaveTextContent('Computer 110.0.0.1 · seen 2 minutes ago');
  expect(rows()[1]).toHaveTextContent('signed in 23 Nov, 18:27');
  const signOut = within(rows()[1] as HTMLElement).getByRole('button');
  expect(signOut).toHaveAccessibleName(/^Sign out Computer 1, last seen/);
  await user.click(screen.getByRole('button', { name: 'Show 3 more' }));
  expect(rows()).toHaveLength(7);
});
