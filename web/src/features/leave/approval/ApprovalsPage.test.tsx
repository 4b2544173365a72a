import type { Approval } from '@intranet/contract/leave/endpoints.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { approvalOf, fakeServer, openPage, refused, server } from '../leave-screens.fixture.tsx';
import ApprovalsPage from './ApprovalsPage.tsx';

fakeServer();

const WARNED = approvalOf({ warnings: ['On 01/12/2026 3 of Finance would be away.'] });

async function open(approvals: Approval[], query = '') {
  server.replies['/api/deputies'] ??= { heads: [], candidates: [] };
  server.replies['/api/coverage'] ??= { areas: [] };
  server.replies['/api/approvals'] = { approvals };
  const { user } = openPage(ApprovalsPage, `/approvals${query}`);
  await screen.findByRole('heading', { level: 1 });
  return user;
}
const card = async () => within(await screen.findByRole('article'));

it('shows the facts of D24 and an optional note', async () => {
  const user = await open([
    approvalOf({
      away: [
        { employee_id: 2, name: 'Caio', start: '2026-12-02', end: '2026-12-02', pending: true },
      ],
    }),
  ]);
  const one = await card();
  expect(one.getByText('Balance on 1 Dec').nextSibling).toHaveTextContent('20.0 → 15.0 days');
  expect(one.getByText('Vacation').closest('dt')?.nextSibling).toHaveTextContent('1–5 Dec 5 days');
  expect(one.queryByText(/^Lowest afterwards/)).toBeNull();
  expect(one.queryByRole('textbox')).toBeNull();
  expect(one.getByText('Overlap')).toBeVisible();
  expect(one.getByText('Overlap').closest('li')).toHaveTextContent('Overlap Caio (2 Dec, pending)');
  expect(one.queryByText('Coverage')).toBeNull();
  await user.click(one.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Done: Bia, 1–5 Dec');
  expect(server.write).toHaveBeenCalledExactlyOnceWith('POST /api/approvals/7', {
    decision: 'approve',
    note: '',
    version: 1,
  });
});

it('the days of an overlap name the holidays among them', async () => {
  const away = [
    { employee_id: 2, name: 'Caio', start: '2026-12-02', end: '2026-12-02', pending: true },
  ];
  const holidays = [
    { day: '2026-11-27', name: 'Fundação' },
    { day: '2026-12-08', name: 'Padroeira' },
    { day: '2026-12-12', name: 'Aniversário' },
  ];
  const user = await open([approvalOf({ away, holidays })]);
  const one = await card();
  await user.click(one.getByRole('button', { name: 'Show days: Bia' }));
  expect(one.getByText('Padroeira')).toHaveAttribute('lang', 'pt-BR');
  expect(one.getByText('Padroeira').parentElement).toHaveTextContent('8 Dec Padroeira');
  expect(one.getByText('Fundação')).toBeVisible();
  expect(one.queryByText('Aniversário')).toBeNull();
});

it('D60: the lowest later balance is shown if it is lower, and no balance for other types', async () => {
  const lowest = { on: '2027-01-05', days: 1 };
  await open([
    approvalOf({ balance_effect: { on: '2026-12-01', before: 20, after: 15, lowest } }),
    approvalOf({ id: 8, name: 'Caio', leave_type: 'Day Off', balance_effect: null }),
  ]);
  const [vacation, dayOff] = await screen.findAllByRole('article');
  expect(vacation).toHaveTextContent('Lowest afterwards: 1.0 on 5 Jan 2027');
  expect(dayOff).not.toHaveTextContent('Balance');
});

it('a card says when it was requested, when it starts if that is soon, and opens the calendar', async () => {
  await open([
    approvalOf({ start: '2026-11-30', end: '2026-12-02' }),
    approvalOf({ id: 8, name: 'Caio', start: '2026-12-01', end: '2026-12-02' }),
    approvalOf({ id: 9, name: 'Duda', start: '2026-11-22', end: '2026-11-22' }),
  ]);
  const cards = await screen.findAllByRole('article');
  expect(
    cards.map((one) => /Starts (tomorrow|in \d+ days)/.exec(one.textContent ?? '')?.[0]),
  ).toEqual(['Starts tomorrow', 'Starts in 9 days', undefined]);
  expect(cards[1]).toHaveTextContent('Bia');
  expect(cards[1]).toHaveTextContent('Waiting 19 days');
  expect(within(cards[1] as HTMLElement).getByTitle('Requested 2 Nov')).toBeVisible();
});

it('design 11: requests with no issues come first, under headings with their number', async () => {
  const away = [
    { employee_id: 2, name: 'Caio', start: '2026-12-02', end: '2026-12-02', pending: true },
  ];
  await open([
    approvalOf({ id: 7, name: 'Ana', away, requested_at: '2026-11-21T12:00:00.000Z' }),
    approvalOf({ id: 8, name: 'Bia', start: '2026-12-02' }),
    approvalOf({ id: 9, name: 'Caio', in_the_past: true, start: '2026-11-20' }),
    approvalOf({ id: 10, name: 'Duda', start: '2026-12-03' }),
  ]);
  await screen.findByText('Ana');
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  const groups = ['No issues 2', 'Bia', 'Duda', 'Needs a look 2', 'Caio', 'Ana'];
  expect(headings).toEqual(['Approvals', ...groups]);
  expect(screen.getByRole('button', { name: 'Approve the 2 with no issues' })).toBeVisible();
  expect(screen.getByText('Requested today')).toBeVisible();
});

it('an overlap alone is one line, whose days are folded; the calendar is one press away', async () => {
  const away = [
    { employee_id: 2, name: 'Caio', start: '2026-12-02', end: '2026-12-02', pending: true },
  ];
  const user = await open([approvalOf({ away })]);
  const one = await card();
  const toggle = one.getByRole('button', { name: 'Show days: Bia' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(one.queryByText('Caio')).toBeNull();
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(toggle).toHaveAccessibleName('Hide days: Bia');
  expect(one.getByText('Caio').closest('li')).toHaveTextContent('Caio 2 Dec (pending)');
  expect(one.getByRole('link', { name: 'See in calendar' })).toHaveAttribute(
    'href',
    '/calendar?month=2026-12&area=Finance',
  );
  await user.click(one.getByRole('button', { name: 'Add note' }));
  await user.keyboard('Enjoy');
  await user.click(toggle);
  expect(one.getByLabelText('Note to the requester (optional)')).toHaveValue('Enjoy');
});

it('on phones the days are folded even if something else speaks against the request', async () => {
  const original = window.matchMedia;
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(original(query), { matches: query === '(width < 48.0625em)' }),
  );
  const away = [
    { employee_id: 2, name: 'Caio', start: '2026-12-02', end: '2026-12-02', pending: true },
  ];
  const user = await open([approvalOf({ ...WARNED, away })]);
  const one = await card();
  const tones = () => one.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(tones()).toEqual([
    'Coverage On 01/12/2026 3\u00a0of Finance would be away.',
    'Overlap Caio (2\u00a0Dec, pending)Show daysSee in calendar',
  ]);
  await user.click(one.getByRole('button', { name: 'Show days: Bia' }));
  expect(one.getByText('Caio').closest('li')).toHaveTextContent('Caio 2 Dec (pending)');
});

it('a request names the absent colleague who wants to cancel', async () => {
  const [start, end] = ['2026-12-02', '2026-12-02'];
  const away = [{ employee_id: 2, name: 'Caio', start, end, pending: false }];
  await open([
    approvalOf({ away, warnings: ['Caio is away.'] }),
    approvalOf({ id: 8, employee_id: 2, name: 'Caio', asks: 'cancellation', start, end }),
    approvalOf({ id: 9, employee_id: 4, name: 'Duda', asks: 'cancellation', start, end }),
  ]);
  const [first] = await screen.findAllByRole('article');
  const row = within(first as HTMLElement)
    .getByText('Caio')
    .closest('li');
  expect(row).toHaveTextContent('Caio 2 Dec (cancellation requested)');
  expect(first).not.toHaveTextContent('Duda');
});

it('approving is the primary action only where nothing speaks against it', async () => {
  const away = [
    { employee_id: 2, name: 'Caio', start: '2026-12-02', end: '2026-12-02', pending: true },
  ];
  const on = '2026-12-01';
  await open([
    approvalOf(),
    approvalOf({ id: 8, away }),
    approvalOf({ ...WARNED, id: 9 }),
    approvalOf({ id: 10, in_the_past: true }),
    approvalOf({ id: 11, balance_effect: { on, before: 4, after: -2, lowest: null } }),
    approvalOf({ id: 12, asks: 'cancellation' }),
  ]);
  const cards = await screen.findAllByRole('article');
  const buttons = cards.map((one) => one.querySelector<HTMLElement>('[data-approve]'));
  const [harmless, ...warned] = buttons.map((one) => one?.dataset.variant);
  expect([harmless, new Set(warned)]).toEqual(['filled', new Set(['outline'])]);
  const links = /(Show days)?See in calendar$/;
  const warnings = cards.map((one) =>
    one.querySelector('[data-tone]')?.textContent.replace(links, ''),
  );
  expect(warnings).toEqual([
    'No issues No one else in Finance is away.',
    'Overlap Caio (2\u00a0Dec, pending)',
    'Coverage On 01/12/2026 3\u00a0of Finance would be away.',
    'In the past Starts before today.',
    'Negative balance −2.0 days on 1 Dec',
    'Cancellation requested No reason given.',
  ]);
});

it('a request with a warning always shows its details', async () => {
  await open([WARNED, approvalOf({ id: 8, asks: 'cancellation' })]);
  expect(await screen.findAllByRole('link', { name: 'See in calendar' })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /^Show days/ })).toBeNull();
});

it('after a decision the focus moves to the next card, finally to the empty message', async () => {
  const [one, two] = [approvalOf(), approvalOf({ id: 8, name: 'Caio' })];
  const user = await open([one, two]);
  server.write.mockImplementation((call) => {
    const approvals = call.endsWith('/7') ? [two] : [];
    server.replies['/api/approvals'] = { approvals };
    return undefined;
  });
  await screen.findByText('Caio');
  await user.click(screen.getAllByRole('button', { name: 'Approve' })[0] as HTMLElement);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Caio' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('You’re all caught up')).toHaveFocus();
});

it('J and K move between cards; A and R decide the one with the focus', async () => {
  const user = await open([approvalOf(), approvalOf({ id: 8, name: 'Caio' })]);
  await screen.findByText('Caio');
  await user.keyboard('ar');
  expect(server.write).not.toHaveBeenCalled();
  await user.keyboard('jj');
  expect(screen.getByRole('heading', { name: 'Caio' })).toHaveFocus();
  await user.keyboard('k');
  expect(screen.getByRole('heading', { name: 'Bia' })).toHaveFocus();
  await user.click(screen.getAllByRole('button', { name: 'Add note' })[1] as HTMLElement);
  await user.keyboard('jaar');
  expect(screen.getByLabelText('Note to the requester (optional)')).toHaveValue('jaar');
  expect(server.write).not.toHaveBeenCalled();
  screen.getByRole('heading', { name: 'Caio' }).focus();
  await user.keyboard('r');
  await waitFor(() => expect(server.write.mock.lastCall?.[1].decision).toBe('reject'));
  screen.getByRole('heading', { name: 'Bia' }).focus();
  await user.keyboard('a');
  await waitFor(() => expect(server.write.mock.lastCall?.[1].decision).toBe('approve'));
  expect(server.write.mock.lastCall?.[0]).toBe('POST /api/approvals/7');
});

it('the focus starts at the card in the URL, which shows its details', async () => {
  const away = [
    { employee_id: 2, name: 'Duda', start: '2026-12-02', end: '2026-12-02', pending: true },
  ];
  await open([approvalOf({ away }), approvalOf({ id: 8, name: 'Caio', away })], '?leave=8');
  expect(await screen.findByRole('heading', { name: 'Caio' })).toHaveFocus();
  const details = screen.getAllByRole('button', { name: /^Hide days/, expanded: true });
  expect(details.map((one) => one.getAttribute('aria-label'))).toEqual(['Hide days: Caio']);
});

it('a tab without permission shows an explanation', async () => {
  server.replies['/api/deputies'] = refused('unavailable', 'Not right now.', undefined, 503);
  const user = await open([]);
  await user.click(await screen.findByRole('tab', { name: 'Deputies' }));
  expect(await screen.findByText('Not right now.')).toBeVisible();
});

it('coverage warnings: approving needs a reason, rejecting does not', async () => {
  const user = await open([WARNED, approvalOf({ ...WARNED, id: 8, start: '2026-12-02' })]);
  const [first, second] = await screen.findAllByRole('article');
  const one = within(first as HTMLElement);
  expect(one.getByText('On 01/12/2026 3 of Finance would be away.')).toBeVisible();
  expect(one.queryByRole('textbox')).toBeNull();
  await user.click(one.getByRole('button', { name: 'Approve' }));
  const reason = one.getByLabelText('Reason (required to approve)');
  expect(reason).toHaveFocus();
  await user.click(one.getByRole('button', { name: 'Approve' }));
  expect(reason).toHaveFocus();
  expect(reason).toHaveAccessibleDescription('Add a reason to approve despite the coverage rule');
  expect(server.write).not.toHaveBeenCalled();
  await user.paste('Agreed with the team');
  expect(reason).not.toHaveAccessibleDescription();
  await user.click(one.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(server.write.mock.lastCall?.[1].note).toBe('Agreed with the team'));
  await user.click(within(second as HTMLElement).getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(server.write.mock.lastCall?.[1].decision).toBe('reject'));
});

it('a new rule shows the server’s message at the note and keeps the input', async () => {
  const user = await open([approvalOf()]);
  const one = await card();
  server.write.mockImplementationOnce(() => {
    server.replies['/api/approvals'] = { approvals: [WARNED] };
    const sentence =
      'Add a reason to approve despite the coverage rules. 3 of Finance would be away.';
    return refused('reason_required', sentence, { note: sentence });
  });
  await user.click(one.getByRole('button', { name: 'Approve' }));
  const reason = await one.findByLabelText('Reason (required to approve)');
  expect(reason).toHaveAccessibleDescription(
    'Add a reason to approve despite the coverage rules. 3 of Finance would be away.',
  );
  expect(reason).toHaveFocus();
  expect(one.getByText('Coverage')).toBeVisible();
  await user.paste('They agreed');
  server.write.mockReturnValueOnce(refused('already_decided', 'Already rejected by Caio.'));
  await user.click(one.getByRole('button', { name: 'Approve' }));
  expect(await one.findByText('Already rejected by Caio.')).toBeVisible();
  expect(reason).toHaveValue('They agreed');
});

it.each([
  ['Keep leave', 'reject'],
  ['Approve cancellation', 'approve'],
])('D26: a request to cancel shows its reason; “%s” decides it', async (button, decision) => {
  const user = await open([
    approvalOf({
      asks: 'cancellation',
      reason: 'The trip is off',
      balance_before: 15,
      balance_after: 20,
      balance_effect: { on: '2026-12-01', before: 15, after: 20, lowest: null },
      warnings: [],
    }),
  ]);
  const one = await card();
  expect(one.getByText('Cancellation requested')).toBeVisible();
  expect(one.getByText('The trip is off')).toBeVisible();
  expect(one.getByText('Balance on 1 Dec').nextSibling).toHaveTextContent('15.0 → 20.0 days');
  expect(one.queryByRole('button', { name: 'Approve' })).toBeNull();
  await user.click(one.getByRole('button', { name: button }));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  expect(server.write.mock.lastCall?.[1].decision).toBe(decision);
});

it('rejects at once, with the note', async () => {
  const user = await open([approvalOf()]);
  const one = await card();
  await user.click(one.getByRole('button', { name: 'Add note' }));
  await user.keyboard('Too many are away');
  await user.click(one.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  expect(server.write).toHaveBeenCalledExactlyOnceWith('POST /api/approvals/7', {
    decision: 'reject',
    note: 'Too many are away',
    version: 1,
  });
});

it('shows the request date and the legal hints', async () => {
  const hint = { text: 'A part is too short.', article: 'CLT Art. 134 §1' };
  await open([approvalOf({ hints: [hint] })]);
  const one = await card();
  expect(await one.findByText('Waiting 19 days')).toBeVisible();
  expect(one.getByText('CLT Art. 134 §1')).toBeVisible();
});

it.each([
  [{}, 'breach', 'Breaks vacation law'],
  [{ info: true }, 'note', 'Vacation law'],
])('a legal hint with %j is a %s', async (kind, tone, heading) => {
  await open([approvalOf({ hints: [{ text: 'A part is short.', article: 'CLT', ...kind }] })]);
  const title = (await card()).getByText(heading);
  expect(title.closest('[data-tone]')).toHaveAttribute('data-tone', tone);
});

it('D61: a decided card leaves the list at once, and Undo brings it back with the focus', async () => {
  const caio = approvalOf({ id: 8, name: 'Caio', start: '2026-12-20' });
  const user = await open([approvalOf(), caio]);
  server.write.mockImplementation((call) => {
    const back = call.endsWith('undos') ? [approvalOf({ version: 2 })] : [];
    server.replies['/api/approvals'] = { approvals: [...back, caio] };
    return undefined;
  });
  await user.click((await screen.findAllByRole('button', { name: 'Approve' }))[0] as HTMLElement);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Caio' })).toHaveFocus());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Bia' })).toHaveFocus());
  expect(server.write).toHaveBeenLastCalledWith('POST /api/leave-undos', { steps: [1] });
  expect(server.keys.at(-1)).toMatch(/^[0-9a-f]{32}$/);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
});

it('D61: Ctrl+Z undoes the latest decision, except while typing; a refusal says why', async () => {
  const warned = approvalOf({ id: 8, name: 'Caio', start: '2026-12-20' });
  const user = await open([approvalOf(), warned]);
  server.write.mockImplementation((call) => {
    if (call.endsWith('undos')) return refused('conflict', 'It’s too late to undo this.');
    server.replies['/api/approvals'] = { approvals: [warned] };
    return undefined;
  });
  await user.click((await screen.findAllByRole('button', { name: 'Approve' }))[0] as HTMLElement);
  await screen.findByRole('button', { name: 'Undo' });
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  await user.keyboard('{Control>}z{/Control}');
  expect(server.write).toHaveBeenCalledOnce();
  screen.getByRole('heading', { name: 'Caio' }).focus();
  await user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('It’s too late to undo this.')).toBeVisible();
  expect(server.write).toHaveBeenCalledTimes(2);
});

describe('several requests at once', () => {
  const FOUR = [
    approvalOf(),
    approvalOf({ id: 8, version: 3, name: 'Caio', start: '2026-12-08', end: '2026-12-08' }),
    approvalOf({ id: 9, name: 'Davi', warnings: ['Too many.'] }),
    approvalOf({
      id: 10,
      name: 'Eva',
      balance_effect: { on: '2026-12-01', before: 4, after: -1, lowest: null },
    }),
  ];

  it('approves those without a warning, each with its version and note, and undoes them as one', async () => {
    const user = await open(FOUR);
    let step = 20;
    server.write.mockImplementation(() => {
      step += 1;
      return Response.json({ success: true, message: 'Done', undo: step });
    });
    const [note] = await screen.findAllByLabelText('Add note');
    await user.click(note as HTMLElement);
    expect(screen.getByLabelText('Note to the requester (optional)')).toHaveFocus();
    await user.keyboard('Enjoy');
    await user.click(screen.getByRole('button', { name: 'Approve the 2 with no issues' }));
    expect(await screen.findByRole('status')).toHaveTextContent('Approved 2 requests.');
    expect(server.write.mock.calls).toEqual([
      ['POST /api/approvals/7', { decision: 'approve', note: 'Enjoy', version: 1 }],
      ['POST /api/approvals/8', { decision: 'approve', note: '', version: 3 }],
    ]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(server.write).toHaveBeenLastCalledWith('POST /api/leave-undos', { steps: [21, 22] }),
    );
  });

  it('F7: leaves out a request with something to check, which its card says', async () => {
    await open([
      ...FOUR.slice(0, 2),
      approvalOf({ id: 12, name: 'Dora', checks: ['Starts in 2062: check the year'] }),
    ]);
    expect(
      await screen.findByRole('button', { name: 'Approve the 2 with no issues' }),
    ).toBeVisible();
    const card = screen.getByText('Starts in 2062: check the year').closest('article');
    expect(card).toHaveTextContent('Dora');
    expect(card).toHaveTextContent('Check the request');
    expect(card).not.toHaveTextContent('No issues');
  });

  it('leaves out a request beyond a planned last day, which its card says', async () => {
    await open([...FOUR.slice(0, 2), approvalOf({ id: 12, name: 'Dora', last_day: '2026-12-03' })]);
    expect(
      await screen.findByRole('button', { name: 'Approve the 2 with no issues' }),
    ).toBeVisible();
    const card = screen.getByText('Dora’s last day is 3 Dec.').closest('article');
    expect(card).toHaveTextContent('Beyond the last day');
    expect(card).not.toHaveTextContent('No issues');
  });

  it('says why one was not approved, and approves the others', async () => {
    const user = await open(FOUR);
    server.write.mockImplementation((call) => {
      server.replies['/api/approvals'] = { approvals: FOUR.slice(2) };
      return call.endsWith('/7')
        ? refused('already_decided', 'This request was already rejected by Hugo.')
        : undefined;
    });
    await user.click(await screen.findByRole('button', { name: 'Approve the 2 with no issues' }));
    expect(await screen.findByText(/already rejected by Hugo/)).toHaveTextContent(
      'Bia, 1–5 Dec: This request was already rejected by Hugo.',
    );
    expect(screen.getByRole('status')).toHaveTextContent('Approved 1 request.');
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('a stale request keeps its card and note, with the server’s message', async () => {
    const user = await open(FOUR);
    const [note] = await screen.findAllByLabelText('Add note');
    await user.click(note as HTMLElement);
    await user.keyboard('Enjoy');
    server.write.mockImplementation((call) => {
      const moved = approvalOf({ version: 2, start: '2026-12-02' });
      server.replies['/api/approvals'] = { approvals: [moved, ...FOUR.slice(2)] };
      return call.endsWith('/7') ? refused('stale_version', 'The dates have changed.') : undefined;
    });
    await user.click(screen.getByRole('button', { name: 'Approve the 2 with no issues' }));
    const [stale] = await screen.findAllByRole('article');
    const one = within(stale as HTMLElement);
    expect(await one.findByText('The dates have changed.')).toBeVisible();
    expect(await one.findByText('2–5 Dec')).toBeVisible();
    expect(one.getByLabelText('Note to the requester (optional)')).toHaveValue('Enjoy');
  });
});

it('shows the empty list, and tabs only for users with Heads or areas', async () => {
  await open([]);
  expect(await screen.findByText('You’re all caught up')).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Deputies' })).toBeNull();
});

it('keeps the tab in the URL', async () => {
  server.replies['/api/deputies'] = {
    heads: [{ employee_id: 1, name: 'Ana', area: 'Finance', away: false, deputies: [] }],
    candidates: [],
  };
  const user = await open([], '?tab=deputies');
  expect(await screen.findByRole('heading', { name: 'Your deputies' })).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Coverage' })).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Requests' }));
  expect(await screen.findByText('You’re all caught up')).toBeVisible();
  await waitFor(() => expect(window.location.search).toBe(''));
});
