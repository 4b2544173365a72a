import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { approvalOf, fakeServer, openPage, refused, server } from '../leave-screens.fixture.tsx';
import LeaveDecisionPage from './LeaveDecisionPage.tsx';

fakeServer();

const LOOKUP = 'POST /api/leave-decisions/lookup';
const CANCELLATION = approvalOf({ asks: 'cancellation', reason: 'The trip is off' });
const TOKEN = 'a-token-that-is-whole'.padEnd(43, '_');
let found: Record<string, unknown>;

function open(change: Record<string, unknown> = {}) {
  found = {
    approval: approvalOf(),
    decider: 'Hugo Head',
    superseded: false,
    outcome: null,
    ...change,
  };
  server.write.mockImplementation((call) =>
    call === LOOKUP
      ? Response.json(found)
      : Response.json({ success: true, message: 'Agreed', undo: 1 }),
  );
  return openPage(LeaveDecisionPage, `/leave-decision#${TOKEN}`).user;
}
const decisions = () => server.write.mock.calls.filter(([call]) => call !== LOOKUP);

it('pitfall 7: opening decides nothing; a cancellation has its own buttons', async () => {
  const user = open({ approval: CANCELLATION });
  expect(await screen.findByText('The trip is off')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cancellation request');
  expect(decisions()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Approve cancellation' }));
  expect(await screen.findByText(/gets an email/)).toHaveTextContent('Agreed. Bia gets an email.');
  expect(decisions()).toEqual([
    ['POST /api/leave-decisions', { token: TOKEN, decision: 'approve', note: '' }],
  ]);
  expect(screen.queryByRole('button', { name: 'Keep leave' })).toBeNull();
});

it('coverage rules warn and require a reason', async () => {
  const user = open({ approval: approvalOf({ warnings: ['3 would be away.'] }) });
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(screen.getByLabelText('Reason (required to approve)')).toHaveFocus();
  expect(decisions()).toEqual([]);
});

it.each([
  ['pitfall 6: other dates', approvalOf(), /^The dates have changed since this email was sent/],
  [
    'a cancellation asked since',
    CANCELLATION,
    /^The employee has since requested cancellation of this leave/,
  ],
])('a mail that was overtaken by %s no longer decides', async (_, approval, sentence) => {
  open({ approval, superseded: true });
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryByRole('button', { name: /leave|Approve/ })).toBeNull();
});

it('the result replaces the buttons', async () => {
  const outcome = 'Bob already approved the cancellation of this leave.';
  open({ approval: CANCELLATION, outcome });
  expect(await screen.findByText(outcome)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve cancellation' })).toBeNull();
});

it('a refused decision shows why and keeps the note', async () => {
  const user = open();
  await user.click(await screen.findByLabelText('Add note'));
  await user.paste('Have fun');
  server.write.mockImplementation((call) =>
    call === LOOKUP
      ? Response.json(found)
      : refused('insufficient_balance', 'Insufficient balance'),
  );
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Insufficient balance')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByLabelText('Note to the requester (optional)')).toHaveValue('Have fun'),
  );
});

it('D61: rejects with the note; Undo brings the form back, and the link decides again', async () => {
  const user = open();
  await user.click(await screen.findByLabelText('Add note'));
  await user.keyboard('Not that week');
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText(/gets an email/)).toBeVisible();
  expect(screen.getByText(/gets an email/).closest('[role=status]')).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Reject' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
  expect(decisions()).toEqual([
    ['POST /api/leave-decisions', { token: TOKEN, decision: 'reject', note: 'Not that week' }],
    ['POST /api/leave-decisions/undo', { token: TOKEN }],
  ]);
});

it('says in whose name the link decides', async () => {
  open();
  expect(await screen.findByText(/^You decide as/)).toHaveTextContent('You decide as Hugo Head.');
});

it.each(['', TOKEN.slice(0, 30), `${TOKEN.slice(0, 30)}%0A${TOKEN.slice(30)}`])(
  'D65: a link that lost a part says so: %j',
  async (fragment) => {
    openPage(LeaveDecisionPage, `/leave-decision#${fragment}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This link is incomplete/);
    expect(server.write).not.toHaveBeenCalled();
  },
);
