import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession, forgetUser, storedUser, storeUser } from '#core/session.ts';
import {
  fakeServer,
  leaveOf,
  ME,
  openPage,
  refused,
  SIGNED_IN,
  server,
} from './leave-screens.fixture.tsx';
import MyLeavePage from './own/MyLeavePage.tsx';
import VacationPage from './VacationPage.tsx';

fakeServer();

const PREVIEW = {
  days: 3,
  balance_before: 20,
  balance_after: 17,
  balance_effect: { on: '2026-12-01', before: 20, after: 17, lowest: null },
  problem: null,
  away: [],
  warnings: [],
  checks: [],
  hints: [],
  last_day: null,
};
const PENDING = {
  DATA_INICIO_FORMATADA: '01/12/2026',
  DATA_FIM_FORMATADA: '03/12/2026',
  LEAVE_TYPE: 'Vacation',
};

function open(query: string, preview: Record<string, unknown> = {}) {
  server.replies['/api/leave_preview'] = { ...PREVIEW, ...preview };
  server.replies['/api/getPendingVacations'] ??= { ferias_pendentes: [PENDING] };
  return openPage(VacationPage, `/vacation${query}`).user;
}

it('D2: the hub links to My leave, and to the calendar if allowed', async () => {
  open('');
  expect(await screen.findByRole('link', { name: 'My leave' })).toHaveAttribute('href', '/myleave');
  expect(screen.getByRole('link', { name: 'Calendar' })).toHaveAttribute('href', '/calendar');
  expect(screen.getByTestId('tab-indicator')).toHaveStyle({ left: '0%', width: '20%' });
});

it('D2: a role without the lists gets no calendar link', async () => {
  const user = { ...SIGNED_IN, role: 'tudo_menos_fin' as const };
  storeUser(user);
  server.replies['/api/current_user'] = { user, employee: { name: ME }, can_approve: true };
  open('');
  expect(await screen.findByRole('link', { name: 'My leave' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Calendar' })).toBeNull();
});

describe('a request started on another page', () => {
  it('fills the form, is sent unchanged, and then leaves the URL', async () => {
    const user = open('?type=Vacation&start=2026-12-01&end=2026-12-03');
    expect(await screen.findByLabelText('Start Date')).toHaveValue('01/12/2026');
    expect(screen.getByLabelText('End Date')).toHaveValue('03/12/2026');
    expect(await screen.findByText('3 days')).toBeVisible();
    server.write.mockReturnValueOnce(refused('overlapping_leave', 'You already have leave.'));
    await user.click(screen.getByText('Send Request'));
    expect(await screen.findByText('You already have leave.')).toBeVisible();
    expect(screen.getByLabelText('Start Date')).toHaveValue('01/12/2026');
    expect(window.location.search).toContain('start=2026-12-01');
    await user.click(screen.getByText('Send Request'));
    await waitFor(() => expect(window.location.search).toBe(''));
    await user.click(await screen.findByText('Request another'));
    expect(screen.getByLabelText('Start Date')).toHaveValue('');
    expect(screen.getByLabelText('Type of Leave', { selector: 'input' })).toHaveValue('');
    expect(server.write).toHaveBeenLastCalledWith('POST /api/agendarFerias', {
      NOMECOLABORADOR: ME,
      LEAVE_TYPE: 'Vacation',
      INICIO: '2026-12-01',
      FIM: '2026-12-03',
    });
  });

  it('an invalid URL leaves the form empty', async () => {
    open('?type=Holiday&start=2026-02-30&end=x');
    expect(await screen.findByLabelText('Start Date')).toHaveValue('');
    expect(screen.getByLabelText('End Date')).toHaveValue('');
  });
});

describe('a half-filled form', () => {
  const BEGUN = '?type=Day+Off';
  const type = () => screen.getByLabelText('Type of Leave', { selector: 'input' });

  async function fillRequest(user: ReturnType<typeof open>): Promise<void> {
    await screen.findByLabelText('Start Date');
    for (const [label, day] of [
      ['Start Date', '08/12/2026'],
      ['End Date', '09/12/2026'],
    ] as const) {
      await user.click(screen.getByLabelText(label));
      await user.paste(day);
    }
  }
  const expectFilled = async () => {
    expect(await screen.findByLabelText('Start Date')).toHaveValue('08/12/2026');
    expect(screen.getByLabelText('End Date')).toHaveValue('09/12/2026');
    expect(type()).toHaveValue('Day Off');
  };

  it('survives another tab of the page and a new start of it; a successful send clears it', async () => {
    const user = open(BEGUN);
    await fillRequest(user);
    await user.click(screen.getByRole('tab', { name: 'Balance' }));
    expect(screen.queryByLabelText('Start Date')).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Request' }));
    await expectFilled();
    cleanup();
    const again = open(BEGUN);
    await expectFilled();
    await again.click(screen.getByText('Send Request'));
    await screen.findByRole('region', { name: 'Request sent' });
    cleanup();
    open('');
    expect(await screen.findByLabelText('Start Date')).toHaveValue('');
  });

  it('survives the end of the session, with its idempotency key', async () => {
    const user = open(BEGUN);
    await fillRequest(user);
    server.write.mockReturnValueOnce(refused('unauthenticated', 'Please sign in.', undefined, 401));
    await user.click(screen.getByText('Send Request'));
    await waitFor(() => expect(server.write).toHaveBeenCalledOnce());
    cleanup();
    endSession();
    storeUser(SIGNED_IN);
    const again = open(BEGUN);
    await expectFilled();
    await again.click(screen.getByText('Send Request'));
    await waitFor(() => expect(server.write).toHaveBeenCalledTimes(2));
    expect(server.keys[1]).toBe(server.keys[0]);
    // A second submission of the same content is a new request.
    await screen.findByRole('region', { name: 'Request sent' });
    cleanup();
    const more = open(BEGUN);
    await fillRequest(more);
    await more.click(screen.getByText('Send Request'));
    await waitFor(() => expect(server.write).toHaveBeenCalledTimes(3));
    expect(server.keys[2]).not.toBe(server.keys[0]);
  });

  it.each([
    [
      'another person signs in',
      () => storeUser({ ...SIGNED_IN, username: 'Caio', email: 'caio@example.com' }),
    ],
    ['its owner signs out', forgetUser],
  ])('is gone when %s', async (_, happen) => {
    await fillRequest(open(BEGUN));
    cleanup();
    endSession();
    happen();
    storeUser({ ...SIGNED_IN, username: storedUser()?.username ?? ME });
    open(BEGUN);
    expect(await screen.findByLabelText('Start Date')).toHaveValue('');
    expect(Object.values({ ...sessionStorage }).join()).not.toContain('2026-12-08');
  });

  it('survives for an update too', async () => {
    const user = open('?tab=change-vacation&old=2026-12-01');
    await user.click(await screen.findByLabelText('New Start Date'));
    await user.paste('08/12/2026');
    cleanup();
    open('?tab=change-vacation&old=2026-12-01');
    expect(await screen.findByLabelText('New Start Date')).toHaveValue('08/12/2026');
    await waitFor(() =>
      expect(screen.getByLabelText('Old Start Date', { selector: 'input' })).toHaveValue(
        '01/12/2026 - 03/12/2026 (Vacation)',
      ),
    );
  });

  it('is replaced by dates from another page', async () => {
    await fillRequest(open(''));
    cleanup();
    open('?type=Vacation&start=2026-12-01&end=2026-12-03');
    expect(await screen.findByLabelText('Start Date')).toHaveValue('01/12/2026');
  });
});

describe('a tab that links to a list', () => {
  it('design 24: the balance tab has the own balance and the first rows of the list', async () => {
    const rows = Array.from({ length: 9 }, (_, row) => ({
      ...{ employee_id: row, username: `Person ${9 - row}`, area: 'Finance', cargo: 'Head' },
      balance: row,
    }));
    server.replies['/api/saldo'] = { saldos: rows };
    server.replies['/api/own_balance'] = { own: { balance: 12, next_accrual: null } };
    open('?tab=check-balance');
    expect(await screen.findByText('Your balance: 12.0 days')).toBeVisible();
    const shown = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect([shown.length, shown[0], shown[7]]).toEqual([
      ...[8, 'Person 1Finance8.0 days', 'Person 8Finance1.0 day'],
    ]);
    expect(screen.getByRole('link', { name: 'Check' })).toHaveAttribute('href', '/verificar_saldo');
  });

  it('shows who is away, the own balance, and the next conflicts', async () => {
    const leave = { AREA: 'Finance', CARGO: 'Head', LEAVE_TYPE: 'Vacation', utilizado: 'N' };
    const dates = (DATA_INICIO: string, DATA_FIM: string) => ({ DATA_INICIO, DATA_FIM });
    server.replies['/api/ferias_area'] = [
      { ...leave, id: 1, NOME: 'Bia', STATUS: 'APROVADO', ...dates('2026-11-20', '2026-11-25') },
      { ...leave, id: 2, NOME: 'Caio', STATUS: 'APROVADO', ...dates('2026-12-01', '2026-12-05') },
      { ...leave, id: 3, NOME: 'Duda', STATUS: 'PENDENTE', ...dates('2026-12-01', '2026-12-05') },
      { ...leave, id: 4, NOME: 'Enzo', STATUS: 'APROVADO', ...dates('2026-10-01', '2026-10-05') },
    ];
    const user = open('?tab=vacation-scheduled');
    expect(await screen.findByText('1 away today · 1 upcoming')).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'BiaFinance · Vacation20–25 Nov',
      'CaioFinance · Vacation1–5 Dec',
    ]);
    const reply = {
      conflitos: [
        {
          ...{ NOME1: 'Bia', AREA1: 'Finance', CARGO1: 'Head', DATA_INICIO1: '2026-11-20' },
          ...{ DATA_FIM1: '2026-11-25', NOME2: 'Caio', AREA2: 'Finance', CARGO2: 'Head' },
          ...{ DATA_INICIO2: '2026-11-24', DATA_FIM2: '2026-12-01' },
        },
      ],
    };
    server.write.mockReturnValueOnce(Response.json(reply));
    await user.click(screen.getByRole('tab', { name: 'Conflict' }));
    expect(await screen.findByText('1 conflict from today')).toBeVisible();
    expect(screen.getByRole('listitem')).toHaveTextContent('Bia × CaioFinance24–25 Nov');
  });
});

it('F7: warnings are in the preview and block nothing', async () => {
  const user = open('?type=Wedding%20Leave&start=2062-03-01&end=2062-03-04', {
    checks: ['Starts in 2062: check the year', 'Above the limit for Wedding Leave: 3 days'],
  });
  const title = await screen.findByText('Check the request');
  const points = within(title.parentElement as HTMLElement).getAllByRole('listitem');
  expect(points.map(({ textContent }) => textContent)).toEqual([
    'Starts in 2062: check the year',
    'Above the limit for Wedding Leave: 3 days',
  ]);
  await user.click(screen.getByText('Send Request'));
  await waitFor(() => expect(server.write).toHaveBeenCalledOnce());
});

it('D30: coverage and legal hints in the preview block nothing', async () => {
  const user = open('?type=Vacation&start=2026-12-01&end=2026-12-03', {
    warnings: ['On 01/12/2026 3 of Finance would be away.'],
    hints: [{ text: 'A part may not be shorter than 5 days.', article: 'CLT Art. 134 §1' }],
  });
  const preview = within(
    (await screen.findByText('3 days')).closest('[role=status]') as HTMLElement,
  );
  expect(await preview.findByText('Coverage')).toBeVisible();
  expect(preview.getByText('On 01/12/2026 3 of Finance would be away.')).toBeVisible();
  expect(preview.getByText('Breaks vacation law')).toBeVisible();
  expect(preview.getByText('CLT Art. 134 §1').closest('li')).toHaveTextContent(
    'shorter than 5 days',
  );
  await user.click(screen.getByText('Send Request'));
  await waitFor(() => expect(server.write).toHaveBeenCalledOnce());
});

it('D60: the preview shows the balance on the first day and the lowest later one', async () => {
  const lowest = { on: '2027-01-05', days: 1 };
  open('?type=Vacation&start=2026-12-01&end=2026-12-03', {
    balance_before: -5.5,
    balance_after: -8.5,
    balance_effect: { on: '2026-12-01', before: 27.5, after: 24.5, lowest },
  });
  const preview = (await screen.findByText('3 days')).closest('[role=status]');
  await screen.findByText(/^Balance on/);
  expect(preview).toHaveTextContent('Balance on 1 Dec: 27.5 → 24.5 days');
  expect(preview).toHaveTextContent('Lowest afterwards: 1.0 on 5 Jan 2027');
  expect(preview).not.toHaveTextContent('-5.5');
});

it('design 18: a balance that doesn’t suffice says how many days are short', async () => {
  const lowest = { on: '2027-01-11', days: -27.5 };
  open('?type=Vacation&start=2026-12-01&end=2026-12-03', {
    balance_effect: { on: '2026-12-01', before: 24.5, after: -17.5, lowest },
  });
  expect(await screen.findByText('27.5 days short')).toBeVisible();
  expect(screen.getByText('24.5 → −17.5 days')).toHaveStyle('color: var(--mantine-color-error)');
});

it('design 7: warnings come before who else is away', async () => {
  open('?type=Vacation&start=2026-12-01&end=2026-12-03', {
    away: [{ employee_id: 2, name: 'Bia', start: '2026-12-02', end: '2026-12-04', pending: true }],
    warnings: ['On 01/12/2026 3 of Finance would be away.'],
  });
  const team = await screen.findByRole('list', { name: 'Away in your team' });
  const warning = screen.getByText('Coverage');
  expect(warning.compareDocumentPosition(team)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('design 7: on a phone, days, balance and warnings are above the button', async () => {
  const original = window.matchMedia;
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(original(query), { matches: query === '(width < 48.0625em)' }),
  );
  open('?type=Vacation&start=2026-12-01&end=2026-12-03', {
    balance_effect: { on: '2026-12-01', before: 24.5, after: 21.5, lowest: null },
    hints: [{ text: 'A part may not be shorter than 5 days.', article: 'CLT Art. 134 §1' }],
  });
  const summary = await screen.findByText('24.5 → 21.5');
  expect(summary.parentElement).toHaveTextContent('3 days24.5 → 21.51 warning');
  expect(summary.closest('[class*=Stack]')).toContainElement(screen.getByText('Send Request'));
});

it('D60: the preview of a type that does not use the balance shows none', async () => {
  open('?type=Day+Off&start=2026-12-01&end=2026-12-03', { balance_effect: null });
  const preview = (await screen.findByText('3 days')).closest('[role=status]');
  await screen.findByText('Doesn’t use your balance');
  expect(preview).not.toHaveTextContent('20');
});

it('the preview says that a request starts in the past', async () => {
  open('?type=Vacation&start=2026-11-01&end=2026-11-03');
  expect(await screen.findByText('Starts before today.')).toBeVisible();
});

it('without advice, the preview has no headings for it', async () => {
  open('?type=Vacation&start=2026-12-01&end=2026-12-03');
  await screen.findByText(/^Balance on/);
  expect(screen.queryByText('Coverage')).toBeNull();
  expect(screen.queryByText(/vacation law/i)).toBeNull();
});

describe('the preview', () => {
  const AWAY = {
    employee_id: 2,
    name: 'Bia',
    start: '2026-12-02',
    end: '2026-12-04',
    pending: true,
  };

  it('before dates are chosen, it has the balance, the next holidays and who is away soon', async () => {
    server.replies['/api/own_balance'] = {
      own: { balance: 20, next_accrual: { on: '2026-12-13', days: 2.5 } },
    };
    server.replies['/api/team_leave'] = {
      holidays: [
        { day: '2026-12-25', name: 'Christmas Day' },
        { day: '2027-01-01', name: 'New Year' },
        { day: '2027-02-08', name: 'Carnival' },
      ],
      away: [AWAY, { ...AWAY, name: 'Caio', start: '2027-01-11', end: '2027-01-12' }],
    };
    const user = open('');
    const preview = within(await screen.findByRole('region', { name: 'Preview' }));
    expect(await preview.findByText('20.0 days')).toBeVisible();
    expect(preview.getByText('+2.5 on 13 Dec')).toBeVisible();
    expect(preview.getByRole('heading', { name: 'Plan ahead' })).toBeVisible();
    const lines = async (name: string) =>
      within(await preview.findByRole('list', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(await lines('Next holidays')).toEqual(['Christmas Day25 Dec', 'New Year1 Jan 2027']);
    expect(await lines('Away in your team, next 30 days')).toEqual(['Bia2–4 Dec (pending)']);
    for (const label of ['Start Date', 'End Date']) {
      await user.click(screen.getByLabelText(label));
      await user.paste('08/12/2026');
    }
    expect(await preview.findByText('1 day')).toBeVisible();
    expect(preview.queryByText('Next holidays')).toBeNull();
    expect(preview.getByText('20.0 days')).toBeVisible();
  });

  it('a user without an employee record sees the holidays alone', async () => {
    server.replies['/api/own_balance'] = { own: null };
    server.replies['/api/team_leave'] = {
      holidays: [{ day: '2026-12-25', name: 'Christmas Day' }],
      away: [],
    };
    open('');
    expect(await screen.findByText('Christmas Day')).toBeVisible();
    expect(screen.queryByText('Balance today')).toBeNull();
    expect(screen.queryByText(/Away in your team/)).toBeNull();
  });

  it('D30: before a type is chosen, it has the days and who is away', async () => {
    server.replies['/api/team_leave'] = { holidays: [], away: [AWAY] };
    open('?start=2026-12-01&end=2026-12-03');
    const preview = within(await screen.findByRole('region', { name: 'Preview' }));
    expect(await preview.findByText('3 days')).toBeVisible();
    expect(
      preview.getByText('Choose a type of leave to see the effect on your balance.'),
    ).toBeVisible();
    const rows = within(await preview.findByRole('list', { name: 'Away in your team' }));
    expect(rows.getByText('Bia').closest('li')).toHaveTextContent('Bia 2–4 Dec (pending)');
  });

  it('D30: four rows are drawn; the other names follow in words', async () => {
    const away = ['Bia', 'Caio', 'Duda', 'Enzo', 'Flora'].map((name, index) => ({
      ...AWAY,
      employee_id: index + 2,
      name,
    }));
    open('?type=Vacation&start=2026-12-01&end=2026-12-03', { away });
    const rows = within(await screen.findByRole('list', { name: 'Away in your team' }));
    expect(rows.getAllByRole('listitem')).toHaveLength(5);
    expect(rows.getByText('And 2 others: Enzo, Flora')).toBeVisible();
  });

  it('an error is shown once, and removed with new dates', async () => {
    const problem = 'Insufficient balance';
    const user = open('?type=Vacation&start=2026-12-01&end=2026-12-03', { problem });
    expect(await screen.findByText(problem)).toBeVisible();
    server.write.mockReturnValueOnce(refused('insufficient_balance', problem));
    await user.click(screen.getByText('Send Request'));
    await waitFor(() => expect(screen.getByText(problem).closest('form')).not.toBeNull());
    server.replies['/api/leave_preview'] = PREVIEW;
    await user.clear(screen.getByLabelText('End Date'));
    await user.type(screen.getByLabelText('End Date'), '02/12/2026');
    await waitFor(() => expect(screen.queryByText(problem)).toBeNull());
  });

  it('an end before the start is no longer wrong once the start changes', async () => {
    const user = open('?type=Vacation&start=2026-12-05&end=2026-12-03');
    await user.click(await screen.findByText('Send Request'));
    const sentence = 'End date cannot be earlier than start date';
    expect(await screen.findByText(sentence)).toBeVisible();
    await user.clear(screen.getByLabelText('Start Date'));
    await user.type(screen.getByLabelText('Start Date'), '02/12/2026');
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
  });
});

describe('after sending', () => {
  it('names the approver, links to the request and offers another', async () => {
    const sent = leaveOf({ id: 9, start: '2026-12-01', end: '2026-12-03', state: 'pending' });
    server.replies['/api/my_leaves'] = { leaves: [{ ...sent, waits_for: ['Hugo', 'Ida'] }] };
    const user = open('?type=Vacation&start=2026-12-01&end=2026-12-03');
    await user.click(await screen.findByText('Send Request'));
    const card = within(await screen.findByRole('region', { name: 'Request sent' }));
    expect(await card.findByText('Sent to Hugo or Ida')).toBeVisible();
    expect(card.getByText('3 days').parentElement).toHaveTextContent('Vacation · 1–3 Dec · 3 days');
    expect(card.getByText(/^Balance on 1 Dec/)).toHaveTextContent('→');
    expect(screen.queryByText('Send Request')).toBeNull();
    expect(card.getByRole('link', { name: 'View request' })).toHaveAttribute(
      'href',
      '/myleave?leave=9',
    );
    await user.click(card.getByText('Request another'));
    expect(screen.queryByRole('region', { name: 'Request sent' })).toBeNull();
    expect(screen.getByLabelText('Type of Leave', { selector: 'input' })).toHaveFocus();
  });
});

describe('D29: new dates for a leave chosen on another page', () => {
  const old = () => screen.getByLabelText('Old Start Date', { selector: 'input' });

  it('is selected in the form and cleared after the update', async () => {
    const user = open('?tab=change-vacation&old=2026-12-01');
    await waitFor(() => expect(old()).toHaveValue('01/12/2026 - 03/12/2026 (Vacation)'));
    for (const [label, day] of [
      ['New Start Date', '08/12/2026'],
      ['New End Date', '10/12/2026'],
    ] as const) {
      await user.click(screen.getByLabelText(label));
      await user.paste(day);
    }
    server.replies['/api/getPendingVacations'] = { ferias_pendentes: [] };
    await user.click(screen.getByText('Update Request'));
    await waitFor(() => expect(window.location.search).toBe('?tab=change-vacation'));
    expect(server.write.mock.lastCall?.[1]).toEqual({
      NOMECOLABORADOR: ME,
      OLD_START_DATE: '01/12/2026',
      NEW_START_DATE: '2026-12-08',
      NEW_END_DATE: '2026-12-10',
    });
    expect(screen.getByLabelText('New Start Date')).toHaveValue('');
  });

  it('the form starts with its dates', async () => {
    open('?tab=change-vacation&old=2026-12-01&from=2026-12-01&to=2026-12-03');
    expect(await screen.findByLabelText('New Start Date')).toHaveValue('01/12/2026');
    expect(screen.getByLabelText('New End Date')).toHaveValue('03/12/2026');
  });

  it('is ignored if no longer pending', async () => {
    const user = open('?tab=change-vacation&old=2026-11-01');
    await waitFor(() => expect(old()).toBeEnabled());
    expect(old()).toHaveValue('');
    await user.click(screen.getByText('Update Request'));
    expect(await screen.findByText('Choose the leave to change')).toBeVisible();
    expect(server.write).not.toHaveBeenCalled();
  });
});

describe('spec-a J: without an employee record', () => {
  const TEXT = 'No employee record for Ana. Ask an administrator to create one.';
  beforeEach(() => {
    server.replies['/api/current_user'] = { user: SIGNED_IN, employee: null, can_approve: false };
  });

  it.each(['', '?tab=change-vacation'])(
    '/vacation%s has the sentence of D12 and no form',
    async (at) => {
      open(at);
      expect(await screen.findByText(TEXT)).toBeVisible();
      expect(document.querySelector('form')).toBeNull();
    },
  );

  it('/myleave has the sentence and nothing to try again', async () => {
    openPage(MyLeavePage, '/myleave');
    expect(await screen.findByText(TEXT)).toBeVisible();
    expect(screen.queryByText('Try again')).toBeNull();
  });
});
