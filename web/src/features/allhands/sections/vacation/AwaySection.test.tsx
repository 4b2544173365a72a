import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../../../../test/render.tsx';
import { DECK_3Q2024 } from '../../deck.fixture.ts';
import { AwaySection } from './AwaySection.tsx';

const EMBEDS = { kpi: '', vacation: '', commercial: '', mea: '' };
const failure = () => Response.json({ error: 'The database is away', code: 'x' }, { status: 503 });
const away = (areas: unknown[]) => Response.json({ year: 2026, areas });

function render(replies: Response[], deck = DECK_3Q2024) {
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('allhands') ? (replies.shift() ?? failure()) : failure(),
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return renderUi(
    <QueryClientProvider client={client}>
      <AwaySection deck={deck} embeds={EMBEDS} near still seen />
    </QueryClientProvider>,
  );
}

it('D4: shows an error with retry, then counts by area and month', async () => {
  const months = [0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 1];
  const { user } = render([failure(), away([{ area: 'Finance', months }])]);
  expect(await screen.findByRole('alert')).toHaveTextContent('The database is away');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const row = await screen.findByRole('row', { name: /^Finance/ });
  expect(row).toHaveTextContent('Finance003000000001');
  expect(screen.getByText('People with approved leave in each month of 2026')).toBeVisible();
  expect(screen.getByText('Live · not part of 3Q2024')).toBeVisible();
});

it('a company without areas shows a message', async () => {
  render([away([])]);
  expect(await screen.findByText('No areas to show yet.')).toBeVisible();
});

it('figures frozen in the deck show their day and no current month, and are not loaded again', async () => {
  const areas = [{ area: 'Legal', months: Array<number>(12).fill(2) }];
  render([], { ...DECK_3Q2024, away: { year: 2026, areas }, as_of: { away: '2026-11-28' } });
  expect(await screen.findByRole('row', { name: /^Legal/ })).toBeVisible();
  expect(screen.getByText('As of 28/11/2026')).toBeVisible();
  expect(screen.queryByText(/away this month/)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
