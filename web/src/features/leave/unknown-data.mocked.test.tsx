import type { LeaveType } from '@intranet/contract/leave/leave-types.ts';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import HomePage from '#features/home/HomePage.tsx';
import ApprovalsPage from './approval/ApprovalsPage.tsx';
import ConflictsPage from './ConflictsPage.tsx';
import CalendarPage from './calendar/CalendarPage.tsx';
import {
  approvalOf,
  fakeServer,
  leaveOf,
  openPage,
  server,
  TODAY,
} from './leave-screens.fixture.tsx';
import MyLeavePage from './own/MyLeavePage.tsx';
import LeaveReportPage from './report/LeaveReportPage.tsx';
import ScheduledPage from './ScheduledPage.tsx';
import VacationPage from './VacationPage.tsx';

// The chart needs a layout, so only a browser can draw it.
vi.mock('./report/MonthsChart.tsx', () => ({ default: () => null }));

fakeServer();

const AWAY = 'Away' as LeaveType;
/** A value that a newer server leaves out. */
const MISSING = null as unknown as string;
const leave = { AREA: 'Finance', CARGO: 'Head', STATUS: 'APROVADO', utilizado: 'N' };
const dates = { DATA_INICIO: TODAY, DATA_FIM: TODAY };
const conflict = (n: 1 | 2) => ({
  [`NOME${n}`]: 'Bia',
  [`AREA${n}`]: 'Finance',
  [`CARGO${n}`]: 'Head',
  [`DATA_INICIO${n}`]: TODAY,
  [`DATA_FIM${n}`]: TODAY,
});
const person = { id: 1, name: 'Bia', area: 'Finance', photo: '' };
const bar = { person: 1, start: TODAY, end: TODAY, pending: false, cancelling: false };
const months = Array.from({ length: 12 }, () => 1);

const REPLIES = {
  '/api/long-lists': { lists: [] },
  '/api/ferias_area': [
    { id: 1, NOME: 'Bia', ...leave, ...dates, LEAVE_TYPE: AWAY, STATUS: 'NOVO', utilizado: 'X' },
    { id: 2, NOME: MISSING, ...leave, AREA: MISSING, CARGO: MISSING, LEAVE_TYPE: MISSING },
  ],
  '/verificarConflito': {
    conflitos: [
      { ...conflict(1), ...conflict(2), NOME2: 'Caio' },
      { NOME1: MISSING, NOME2: 'Duda', DATA_INICIO2: MISSING, DATA_FIM2: MISSING },
    ],
  },
  '/api/calendar': {
    today: TODAY,
    people: [person, { ...person, id: 2, name: MISSING }],
    leaves: [
      { ...bar, id: 1, type: AWAY },
      { ...bar, id: 2, person: 2, type: MISSING, start: MISSING, end: MISSING },
    ],
    holidays: [],
    limits: [],
    own: 1,
  },
  '/api/approvals': {
    approvals: [
      approvalOf({ leave_type: AWAY }),
      approvalOf({ id: 8, name: MISSING, start: MISSING, end: MISSING }),
    ],
  },
  '/api/my_leaves': {
    leaves: [
      leaveOf({ leave_type: AWAY, state: 'paused' as 'pending', waits_for: ['Caio'] }),
      leaveOf({ id: 8, leave_type: MISSING as LeaveType, start: MISSING, end: MISSING }),
    ],
  },
  '/api/leave_report': {
    year: 2026,
    years: [2026],
    rows: [
      { area: 'Legal', leave_type: AWAY, leaves: 1, months },
      { area: MISSING, leave_type: 'Vacation', leaves: 1, months },
    ],
  },
  '/api/home': {
    today: TODAY,
    week: { start: TODAY, end: TODAY },
    leave: {
      area: 'Finance',
      balance: 12.5,
      next_accrual: null,
      next: { leave_type: AWAY, start: TODAY, end: TODAY, days: 1 },
    },
    away: [{ area: 'Legal', photo: '', name: MISSING, start: TODAY, end: TODAY }],
    birthdays: [],
    unlisted: { today: 0, later: 0, birthdays: 0 },
  },
  '/api/getPendingVacations': {
    ferias_pendentes: [
      { DATA_INICIO_FORMATADA: '01/12/2026', DATA_FIM_FORMATADA: '02/12/2026', LEAVE_TYPE: AWAY },
    ],
  },
  '/api/deputies': { heads: [], candidates: [] },
  '/api/coverage': { areas: [] },
};

const SCREENS: [string, () => ReactNode, RegExp][] = [
  ['/feriasarea', ScheduledPage, /Away/],
  ['/verificar_conflito', ConflictsPage, /Caio/],
  ['/calendar', CalendarPage, /Away/],
  ['/approvals', ApprovalsPage, /Away/],
  ['/myleave', MyLeavePage, /Away/],
  ['/leavereport', LeaveReportPage, /Away/],
  ['/home', HomePage, /Away/],
  ['/vacation?tab=change-vacation', VacationPage, /Update Existing Request/],
];

function serveUnknown(): void {
  Object.assign(server.replies, REPLIES);
  server.write.mockImplementation((sent) =>
    sent === 'POST /verificarConflito' ? Response.json(REPLIES['/verificarConflito']) : undefined,
  );
}

describe('spec-b 5: a type, status or state that the page doesn’t know, and missing values, are shown as they came', () => {
  it.each(
    SCREENS.flatMap(([at, Page, text]) =>
      [1280, 360].map((width) => [at, width, Page, text] as const),
    ),
  )('%s at %i px', async (at, width, Page, text) => {
    serveUnknown();
    openPage(Page, at, width);
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(screen.queryByText(/undefined|NaN|null|Something went wrong/)).toBeNull();
  });

  it('/feriasarea shows them in its cells, filters, sort and search', async () => {
    serveUnknown();
    const { user } = openPage(ScheduledPage, '/feriasarea?type=Away&sort=type:asc&name=b', 1280);
    const row = (await screen.findByText('Bia')).closest('tr') as HTMLElement;
    const cells = within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    // Any STATUS but the two of spec §3 is Pending.
    expect(cells.slice(5)).toEqual(['Away', 'X', 'Pending']);
    expect(screen.getByText('1 of 2 leaves')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'More filters' }));
    await user.click(screen.getByRole('combobox', { name: 'Leave Type' }));
    expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(['Away']);
  });

  it('/vacation names the type of a pending request', async () => {
    serveUnknown();
    const { user } = openPage(VacationPage, '/vacation?tab=change-vacation', 1280);
    await user.click(await screen.findByRole('combobox', { name: 'Old Start Date' }));
    expect(await screen.findByText('01/12/2026 - 02/12/2026 (Away)')).toBeVisible();
  });
});
