import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../../../test/render.tsx';
// Loaded before the test, because the library is large.
import '../charts/FilteredChart.tsx';
import { DECK_3Q2024 } from '../deck.fixture.ts';
import { Changes } from './Change.tsx';
import { SECTIONS } from './sections.ts';

const EMBEDS = { kpi: '', vacation: '', commercial: '', mea: '' };

/** The required text of each section, as a screen reader reads it (spec §3, §9). */
const SAYS: Record<string, string[]> = {
  'all-hands': ['All Hands', '3Q2024'],
  agenda: ['People & ManagementWho we are', 'ComercialClientsPipeline', 'M&A'],
  people: ['People & Management', 'CompensationGoalsVacation'],
  'profile-1': [
    'Brasil30 peopleWomen47% · 14Men53% · 16',
    'Scale3 peopleWomen33% · 1Men67% · 2',
    'Latam7 peopleWomen43% · 3Men57% · 4',
    'Europa6 peopleWomen50% · 3Men50% · 3',
    'Grupo46 peopleWomen46% · 21Men54% · 25',
  ],
  'profile-2': ['20-2937% · 17', '30-3939% · 18', '40-4917% · 8', '50+7% · 3'],
  map: ['46 people', 'Brasil30', 'Scale3', 'Latam7', 'Europa6'],
  compensation: [
    ...['R$ 6,730,501', 'Salary59.29% · R$ 3.99M', 'KPI bonus3.39% · R$ 228K'],
    'Deal bonus37.32% · R$ 2.51M',
    ...['2020R$ 2,184,300', '2021R$ 3,412,750', '2022R$ 4,655,120'],
    ...['2023R$ 5,918,640', '2024R$ 6,730,501'],
  ],
  kpi: ['Pipeline coverage112%'],
  'vacation-1': ['Vacation 1', 'People with approved leave'],
  'vacation-2': ['Vacation 2', 'No report chosen for this section yet'],
  commercial: ['Comercial', 'PipelinePerformanceRevenue'],
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
  'commercial-charts': ['Proposals by month', 'Clients by sector', 'Revenue (R$ thousand)'],
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
  await screen.findByText('Proposals by month', {}, { timeout: 15_000 });
  expect(SECTIONS).toHaveLength(14);
  expect(Object.keys(SAYS).toSorted()).toEqual(SECTIONS.map(({ id }) => id).toSorted());
  for (const [id, texts] of Object.entries(SAYS)) {
    for (const text of texts) expect(screen.getByTestId(id)).toHaveTextContent(text);
  }
  const [age, time] = ['People by age', 'People by time at the company'].map((name) =>
    [...screen.getByRole('list', { name }).querySelectorAll<HTMLElement>('[style*="--share"]')].map(
      (bar) => Number(bar.style.getPropertyValue('--share')),
    ),
  );
  // One scale for both lists: 18 people are a full bar.
  expect(age).toEqual([17, 18, 8, 3].map((people) => people / 18));
  expect(time).toEqual([11, 14, 12, 7, 2].map((people) => people / 18));
  const years = within(screen.getByRole('list', { name: 'Payroll by year' }));
  const pale = years.getAllByRole('listitem').map((year) => year.querySelector('[data-pale]'));
  expect(pale.map(Boolean)).toEqual([true, true, true, true, false]);
  const goals = within(screen.getByRole('list', { name: 'Goals' }));
  expect(goals.getAllByRole('listitem')).toHaveLength(22);
  expect(container.querySelector('[data-counting]')).toBeNull();
});

it('main figures show their change since the last quarter, if there is one to compare with', () => {
  const client = new QueryClient();
  const changes = { since: '2Q2024', figures: { 'headcount.Grupo': 4, funnel: -2 } };
  renderUi(
    <QueryClientProvider client={client}>
      <Changes value={changes}>
        {SECTIONS.filter(({ id }) => ['profile-1', 'commercial-stats'].includes(id)).map(
          ({ id, Component }) => (
            <Component key={id} deck={DECK_3Q2024} embeds={EMBEDS} near still seen />
          ),
        )}
      </Changes>
    </QueryClientProvider>,
  );
  const text = document.body.textContent;
  expect(text).toContain('46 people+4 vs 2Q2024');
  expect(text).toContain('30 peopleSame as 2Q2024');
  expect(text).toContain('Clients in Funnel40−2 vs 2Q2024');
});

it('the agenda can list a point twice', () => {
  const warn = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Agenda = SECTIONS.find(({ id }) => id === 'agenda')?.Component;
  if (!Agenda) throw new Error('There is no agenda');
  const deck = { ...DECK_3Q2024, agenda: ['Break', 'Questions', 'Break'] };
  renderUi(<Agenda deck={deck} embeds={EMBEDS} near still seen />);
  const points = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(points).toEqual(['1Break', '2Questions', '3Break']);
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});
