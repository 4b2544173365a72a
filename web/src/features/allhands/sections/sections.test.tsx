import { DECK_3Q2024 } from '@intranet/contract/allhands/deck-3q2024.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../../../test/render.tsx';
import { SECTIONS } from './sections.ts';

const EMBEDS = { kpi: '', vacation: '', commercial: '', mea: '' };

/** What each section must say, as it is read out (spec §3, §9). */
const SAYS: Record<string, string[]> = {
  'all-hands': ['All Hands', '3Q2024'],
  'profile-1': ['Brasil30', 'Scale3', 'Latam7', 'Europa6', 'Grupo46'],
  'profile-2': ['20-29', '30-39', '40-49', '50+'],
  map: ['46 people', 'Brasil30', 'Scale3', 'Latam7', 'Europa6'],
  compensation: ['R$ 6,730,501', 'Salary59.29%', 'KPI bonus3.39%', 'Deal bonus37.32%', '2020'],
  kpi: ['Pipeline coverage112%'],
  'commercial-stats': [
    ...[
      'New Clients15',
      'Working Clients35',
      'Clients in Funnel40',
      'Lost',
      'High',
      'Medium',
      'Low',
    ],
    ...['Low ticket46%', 'Churn/exit38%', 'Conversion rate15%'],
  ],
  mea: ['M&A'],
};

it('pitfall 26, spec §9: the fourteen sections at once, with the specification’s figures', () => {
  const client = new QueryClient();
  const { container } = renderUi(
    <QueryClientProvider client={client}>
      {SECTIONS.map(({ id, Component }) => (
        <div key={id} data-testid={id}>
          <Component deck={DECK_3Q2024} embeds={EMBEDS} near={false} still seen={false} />
        </div>
      ))}
    </QueryClientProvider>,
  );
  expect(SECTIONS).toHaveLength(14);
  for (const [id, texts] of Object.entries(SAYS)) {
    for (const text of texts) expect(screen.getByTestId(id)).toHaveTextContent(text);
  }
  const goals = within(screen.getByRole('list', { name: 'Goals' }));
  expect(goals.getAllByRole('listitem')).toHaveLength(22);
  expect(container.querySelector('[data-counting]')).toBeNull();
});
