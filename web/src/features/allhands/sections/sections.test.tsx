import { DECK_3Q2024 } from '@intranet/contract/allhands/deck-3q2024.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../../../test/render.tsx';
import { SECTIONS } from './sections.ts';

const EMBEDS = { kpi: '', vacation: '', commercial: '', mea: '' };

/** The required text of each section, as a screen reader reads it (spec §3, §9). */
const SAYS: Record<string, string[]> = {
  'all-hands': ['All Hands', '3Q2024'],
  agenda: ['AgendaPeople & ManagementComercialM&A'],
  people: ['3Q2024', 'People & Management', 'CompensationGoalsVacation'],
  'profile-1': [
    'Brasil30 peopleWomen46.67%Men53.33%',
    'Scale3 peopleWomen33.33%Men66.67%',
    'Latam7 peopleWomen42.86%Men57.14%',
    'Europa6 peopleWomen50%Men50%',
    'Grupo46 peopleWomen45.65%Men54.35%',
  ],
  'profile-2': ['20-29', '30-39', '40-49', '50+'],
  map: ['46 people', 'Brasil30', 'Scale3', 'Latam7', 'Europa6'],
  compensation: [
    ...['R$ 6,730,501', 'Salary59.29%', 'KPI bonus3.39%', 'Deal bonus37.32%'],
    ...['2020R$ 2,184,300', '2021R$ 3,412,750', '2022R$ 4,655,120'],
    ...['2023R$ 5,918,640', '2024R$ 6,730,501'],
  ],
  kpi: ['Pipeline coverage112%'],
  'vacation-1': ['Vacation 1', 'People with approved leave'],
  'vacation-2': ['Vacation 2', 'No report chosen for this section yet'],
  commercial: ['3Q2024', 'Comercial', 'PipelinePerformanceRevenue'],
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
  'commercial-charts': [
    'Proposals by month',
    'Clients by sector',
    'Revenue, in thousands of reais',
  ],
  mea: ['M&A', 'No report chosen for this section yet'],
};

it('pitfall 26, spec §9: renders the fourteen sections with the specification’s figures', async () => {
  const client = new QueryClient();
  const { container } = renderUi(
    <QueryClientProvider client={client}>
      {SECTIONS.map(({ id, Component }) => (
        <div key={id} data-testid={id}>
          <Component deck={DECK_3Q2024} embeds={EMBEDS} near still seen={false} />
        </div>
      ))}
    </QueryClientProvider>,
  );
  await screen.findByText('Proposals by month');
  expect(SECTIONS).toHaveLength(14);
  expect(Object.keys(SAYS).toSorted()).toEqual(SECTIONS.map(({ id }) => id).toSorted());
  for (const [id, texts] of Object.entries(SAYS)) {
    for (const text of texts) expect(screen.getByTestId(id)).toHaveTextContent(text);
  }
  const goals = within(screen.getByRole('list', { name: 'Goals' }));
  expect(goals.getAllByRole('listitem')).toHaveLength(22);
  expect(container.querySelector('[data-counting]')).toBeNull();
});
