import type { Statement } from '@intranet/contract/balance/statement-endpoints.ts';
import { notifications } from '@mantine/notifications';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderRoutes } from '../../../../test/render-routes.tsx';
import { StatementView } from '../shared/StatementView.tsx';
import { LedgerAlert } from './LedgerAlert.tsx';
import { LedgerTab } from './LedgerTab.tsx';
import { VacationDueTab } from './VacationDueTab.tsx';

const entry = {
  posted_at: '2026-03-02T12:00:00Z',
  deduction_type: null,
  reason: 'Month 3',
  actor: 'Intranet',
  leave_id: null,
  leave_type: null,
};
const STATEMENT: Statement = {
  employee_id: 1,
  name: 'Ana',
  area: 'Finance',
  today: '2026-03-02',
  balance: 6.5,
  overdraft: 0,
  entries: [
    { ...entry, id: 1, date: '2026-01-15', kind: 'opening', days: 10, balance: 10 },
    { ...entry, id: 2, date: '2026-02-15', kind: 'accrual', days: 2.5, balance: 12.5 },
    {
      ...entry,
      id: 3,
      date: '2026-02-15',
      kind: 'debit',
      leave_type: 'Vacation',
      days: -5,
      balance: 7.5,
    },
    {
      ...entry,
      id: 4,
      date: '2026-05-01',
      kind: 'deduction',
      deduction_type: 'VENDAS DE FÉRIAS',
      days: -1,
      balance: 6.5,
    },
    { ...entry, id: 5, date: '2027-05-01', kind: 'adjustment', days: 1, balance: 6.5 },
  ],
  accrual: { start_date: '2025-01-15', after: '2026-02-15' },
  pending: [{ on: '2026-07-06', days: 5 }],
  due: { overdue: 0, missed: '2025-01-14', due: 4.5, by: '2027-01-14' },
  sales: null,
};
const DIFFERENCE = {
  leave_id: 7,
  name: 'Ana',
  start: '2026-05-04',
  end: '2026-05-08',
  expected: -5,
  found: 0,
  detail: 'The debit is missing.',
};

let replies: Record<string, unknown>;
let refusal: { status: number; body: object } | null;
const posted = vi.fn<(path: string) => Response>();

beforeEach(() => {
  replies = {
    '/api/site': { time_zone: 'America/Sao_Paulo' },
    '/api/long-lists': { lists: [] },
    '/api/statement': STATEMENT,
  };
  refusal = null;
  posted.mockReset();
  posted.mockReturnValue(Response.json({ success: true, message: '1 leave doesn’t match' }));
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    if (method === 'POST') return posted(path);
    if (refusal && path !== '/api/site') {
      return Response.json(refusal.body, { status: refusal.status });
    }
    return Response.json(replies[path]);
  });
});
afterEach(() => {
  notifications.clean();
  vi.unstubAllGlobals();
});

const open = (element: ReactNode, { at = '/', width = 1280 } = {}) =>
  renderRoutes({}, { at, width, root: { component: () => element } });

function column(index: number): (string | null | undefined)[] {
  const [body] = screen.getByRole<HTMLTableElement>('table').tBodies;
  return [...(body?.rows ?? [])].map((row) => row.cells[index]?.textContent);
}

describe('D17: the statement', () => {
  it('shows the balance and its entries, newest first, with future ones marked', async () => {
    const { user } = open(<StatementView />);
    expect(await screen.findByText(/^Earned to date/)).toBeVisible();
    // The page around it shows the user's own balance.
    expect(screen.queryByText('6.5 days')).toBeNull();
    expect(column(0)).toEqual([
      '1 May 2027Not counted yet',
      '1 May 2026Upcoming',
      '15 Feb 2026',
      '15 Feb 2026',
      '15 Jan 2026',
    ]);
    expect(column(1)).toEqual([
      'Adjustment',
      'Deduction (Vacation Sales)',
      'Vacation',
      'Monthly accrual',
      'Opening balance',
    ]);
    expect(column(2)).toEqual(['+1.0', '−1.0', '−5.0', '+2.5', '+10.0']);
    await user.click(screen.getByRole('button', { name: /^Date/ }));
    expect(column(3)).toEqual(['10.0', '12.5', '7.5', '6.5', '6.5']);
  });

  it('D19: projects a day without a request', async () => {
    const { user, router } = open(<StatementView />);
    const day = await screen.findByRole('textbox', { name: 'Day' });
    expect(day).toHaveValue('31/12/2026');
    expect(screen.getByText('31.5 days')).toBeVisible();
    expect(screen.getByText(/^26.5 days if pending vacation is approved \(5 days\)/)).toBeVisible();
    expect(screen.getByText(/^You could request up to 26 days starting then/)).toBeVisible();
    await user.clear(day);
    expect(screen.queryByText('31.5 days')).toBeNull();
    await user.type(day, '15/03/2026');
    expect(screen.getByText('10.0 days')).toBeVisible();
    expect(screen.getByText(/^You could request up to 10 days/)).toBeVisible();
    expect(router.state.location.searchStr).toContain('on=2026-03-15');
  });

  it('shows what is due, with its article', async () => {
    replies['/api/statement?nome=Ana&employee_id=1'] = {
      ...STATEMENT,
      due: { overdue: 1, missed: '2026-01-14', due: 4.5, by: '2027-01-14' },
    };
    open(<StatementView employee={{ id: 1, NOME: 'Ana' }} />);
    const overdue = await screen.findByText(/1 day overdue: to be taken by 14 Jan/);
    expect(overdue).toHaveTextContent('CLT Art. 137');
    expect(screen.getByText('6.5 days')).toBeVisible();
    expect(
      screen.getByText(/4.5 days to take by 14 Jan 2027, including the overdue days/),
    ).toHaveTextContent('CLT Art. 134');
  });

  it('a failure offers a retry', async () => {
    refusal = { status: 503, body: { error: 'Not now.', code: 'unavailable' } };
    const { user } = open(<StatementView />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
    refusal = null;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Earned to date/)).toBeVisible();
  });
});

describe('the ledger check', () => {
  const last = (differences: object[], balances: object[] = []) => ({
    last: { ran_at: '2026-03-02T03:30:00Z', leaves_checked: 12, differences, balances },
  });

  it('shows the time, the number and the differences, and runs on demand', async () => {
    replies['/api/reconciliation'] = last([]);
    const { user } = open(<LedgerTab />);
    expect(
      await screen.findByText('Last checked 2 Mar 2026, 00:30. 12 leaves, all match.'),
    ).toBeVisible();
    expect(screen.getByText('Everything matches')).toBeVisible();
    replies['/api/reconciliation'] = last([DIFFERENCE]);
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    expect(await screen.findByText('1 leave doesn’t match')).toBeVisible();
    expect(posted).toHaveBeenCalledWith('/api/reconciliation');
    expect(await screen.findByText(/12 leaves: 11 match, 1 differs/)).toBeVisible();
    expect(column(5)).toEqual(['The debit is missing.']);
  });

  it('handles a missing and a failed check', async () => {
    replies['/api/reconciliation'] = { last: null };
    posted.mockReturnValueOnce(
      Response.json({ error: 'Not now.', code: 'unavailable' }, { status: 503 }),
    );
    const { user } = open(<LedgerTab />);
    expect(await screen.findByText('Not checked yet.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Not now.')).toBeVisible();
    await user.click(alert.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 leave doesn’t match')).toBeVisible();
  });

  it('warns administrators only while something differs, with a link', async () => {
    replies['/api/reconciliation'] = last([DIFFERENCE]);
    const { user, router } = open(<LedgerAlert />, { at: '/vacation_admin' });
    expect(await screen.findByText(/^One leave has incorrect balance entries/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'See differences' }));
    expect(router.state.location.searchStr).toBe('?tab=ledger');
    expect(screen.queryByText('Balances don’t match leave records')).toBeNull();
  });

  it('D17: a saved balance that differs from its entries is listed and warned about', async () => {
    const wrong = { employee_id: 1, name: 'Ana', expected: 10, found: 11.5 };
    replies['/api/reconciliation'] = last([], [wrong]);
    open(
      <>
        <LedgerAlert />
        <LedgerTab />
      </>,
    );
    expect(await screen.findByText(/^One saved balance isn’t the sum/)).toBeVisible();
    expect(column(0)).toEqual(['Ana']);
    expect([column(3), column(4)]).toEqual([['10.0'], ['11.5']]);
    expect(column(5)[0]).toMatch(/^The saved balance isn’t the sum of its entries/);
  });

  it('shows nothing while all agree', async () => {
    replies['/api/reconciliation'] = last([]);
    open(
      <>
        <LedgerAlert />
        <LedgerTab />
      </>,
    );
    await screen.findByText(/all match/);
    expect(screen.queryByText('Balances don’t match leave records')).toBeNull();
  });
});

describe('CLT Art. 134, 137: vacation due', () => {
  it('lists people, overdue days, days to take and deadlines', async () => {
    const people = [
      {
        employee_id: 2,
        name: 'Bia',
        area: 'Legal',
        overdue: 17.5,
        missed: '2025-05-09',
        due: 47.5,
        by: '2026-05-09',
      },
      {
        employee_id: 1,
        name: 'Ana',
        area: 'Finance',
        overdue: 0,
        missed: '2025-05-09',
        due: 5,
        by: '2026-04-09',
      },
    ];
    replies['/api/vacation_due'] = { enabled: true, people };
    open(<VacationDueTab />);
    await screen.findByText('Bia');
    expect(column(0)).toEqual(['Bia', 'Ana']);
    expect(column(2)).toEqual(['17.5', '–']);
    expect(column(4)).toEqual(['9 May 2026', '9 Apr 2026']);
    expect(screen.getByRole('link', { name: 'Bia' })).toHaveAttribute(
      'href',
      '/vacation_admin?statement=Bia',
    );
  });

  it('shows a message for an empty list and for disabled hints', async () => {
    replies['/api/vacation_due'] = { enabled: true, people: [] };
    const { unmount } = open(<VacationDueTab />);
    expect(await screen.findByText('No one has vacation due')).toBeVisible();
    unmount();
    replies['/api/vacation_due'] = { enabled: false, people: [] };
    open(<VacationDueTab />);
    expect(await screen.findByText(/hints are off/)).toBeVisible();
  });
});
