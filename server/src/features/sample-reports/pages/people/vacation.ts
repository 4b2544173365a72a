import type { Block, Report } from '../../report.ts';
import { add, sum } from '../../sums.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const LAST_YEAR = [88, 59, 42, 36, 48, 49, 109, 51, 37, 46, 44, 127];
const THIS_YEAR = [92, 64, 38, 41, 45, 52, 118, 47, 40, 44, 51, 136];
const DAYS_A_YEAR = 30;

/** People, days planned this year, days last year, most away at once. */
const AREAS: Record<string, readonly [number, number, number, number]> = {
  Finance: [9, 156, 149, 3],
  People: [4, 70, 66, 2],
  Legal: [4, 64, 68, 2],
  IT: [6, 98, 91, 2],
  'M&A': [9, 147, 139, 3],
  Commercial: [6, 104, 101, 2],
  Marketing: [4, 63, 58, 1],
  Projects: [4, 66, 64, 2],
};
const areas = Object.entries(AREAS);
const column = (at: 0 | 1 | 2 | 3) => areas.map(([, figures]) => figures[at]);
const [people, days, daysBefore] = [sum(column(0)), sum(THIS_YEAR), sum(LAST_YEAR)];
const rise = (value: number, before: number) => (value / before - 1) * 100;
const busiest = new Date(2026, THIS_YEAR.indexOf(Math.max(...THIS_YEAR))).toLocaleString('en', {
  month: 'long',
});

/** The deck's head counts (spec §3), with days planned and taken of each region. */
const REGIONS: Record<string, readonly [number, number, number]> = {
  Brasil: [30, 512, 401],
  Scale: [3, 48, 36],
  Latam: [7, 118, 90],
  Europa: [6, 90, 71],
};
const regions = Object.entries(REGIONS);
const group = add(...regions.map(([, figures]) => figures));

const byMonth: Block = {
  kind: 'columns',
  title: 'Vacation days by month',
  note: 'calendar days',
  categoryLabel: 'Month',
  categories: MONTHS,
  format: 'whole',
  series: [
    { label: 'This year', values: THIS_YEAR },
    { label: 'Last year', values: LAST_YEAR },
  ],
};

const PLANNING: Report = {
  name: 'vacation',
  lang: 'en',
  title: 'Vacation planning',
  standsFor: 'the vacation dashboard; it does not follow what people request',
  blocks: [
    {
      kind: 'tiles',
      tiles: [
        {
          label: 'Days planned',
          value: days,
          before: daysBefore,
          beforeLabel: 'on last year',
          better: 'none',
        },
        {
          label: 'Days per person',
          value: days / people,
          format: 'tenth',
          note: `${people} people`,
        },
        {
          label: `Share of the yearly ${DAYS_A_YEAR} days`,
          value: (days / people / DAYS_A_YEAR) * 100,
          before: (daysBefore / people / DAYS_A_YEAR) * 100,
          beforeLabel: 'on last year',
          format: 'percent',
        },
        { label: 'Busiest month', value: busiest, note: `${Math.max(...THIS_YEAR)} days` },
      ],
    },
    byMonth,
    {
      kind: 'table',
      title: 'Vacation days by area',
      rowLabel: 'Area',
      columns: [
        { label: 'People' },
        { label: 'Days planned' },
        { label: 'Per person', format: 'tenth' },
        { label: 'On last year', format: 'percent' },
        { label: 'Most away at once' },
      ],
      rows: [
        ...areas.map(([label, [staff, planned, before, away]]) => ({
          label,
          cells: [staff, planned, planned / staff, rise(planned, before), away],
        })),
        {
          label: 'All areas',
          level: 'total',
          cells: [people, days, days / people, rise(days, daysBefore), null],
        },
      ],
    },
  ],
};

const DECK: Report = {
  name: 'allhands-vacation',
  lang: 'en',
  title: 'Vacation, 3Q2024',
  standsFor: 'the vacation report of the all-hands deck',
  blocks: [
    {
      kind: 'tiles',
      tiles: [
        { label: 'People', value: group[0] ?? 0 },
        { label: 'Days planned in 2024', value: group[1] ?? 0 },
        { label: 'Days taken by September', value: group[2] ?? 0 },
        {
          label: 'Taken of what was planned',
          value: ((group[2] ?? 0) / (group[1] ?? 1)) * 100,
          format: 'percent',
        },
      ],
    },
    {
      kind: 'goals',
      half: true,
      title: 'Taken by region',
      note: 'days',
      format: 'whole',
      goals: regions.map(([label, [, planned, taken]]) => ({
        label,
        done: taken,
        target: planned,
      })),
    },
    {
      kind: 'columns',
      half: true,
      title: 'Days away by month, 2024',
      categoryLabel: 'Month',
      categories: MONTHS,
      projectedFrom: 9,
      format: 'whole',
      series: [{ label: 'Days', values: LAST_YEAR }],
    },
    {
      kind: 'table',
      title: 'By region',
      rowLabel: 'Region',
      columns: [
        { label: 'People' },
        { label: 'Planned' },
        { label: 'Taken' },
        { label: 'Still to take' },
      ],
      rows: [
        ...regions.map(([label, [staff, planned, taken]]) => ({
          label,
          cells: [staff, planned, taken, planned - taken],
        })),
        { label: 'Grupo', level: 'total', cells: [...group, (group[1] ?? 0) - (group[2] ?? 0)] },
      ],
    },
  ],
};

export const VACATION: readonly Report[] = [PLANNING, DECK];
