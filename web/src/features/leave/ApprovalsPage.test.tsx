import type { Approval } from '@intranet/contract/leave/endpoints.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import ApprovalsPage from './ApprovalsPage.tsx';
import { approvalOf, fakeServer, openPage, refused, server } from './leave-screens.fixture.tsx';

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

it('a leave to decide: the facts of D24, and a note that may stay away', async () => {
  const user = await open([
    approvalOf({
      away: [{ name: 'Caio', start: '2026-12-02', end: '2026-12-02', pending: true }],
    }),
  ]);
  const one = await card();
  expect(one.getByText('Balance after').nextSibling).toHaveTextContent('15 days');
  expect(one.getByText('Caio').closest('li')).toHaveTextContent('Caio, 02/12/2026 (not decided yet)');
  expect(one.queryByText('Coverage')).toBeNull();
  await user.click(one.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Done: Bia')).toBeVisible();
  expect(server.write).toHaveBeenCalledExactlyOnceWith('POST /api/approvals/7', {
    decision: 'approve',
    note: '',
    version: 1,
  });
});

it('after a decision the focus goes on at the next card, and at last at what is said of none', async () => {
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
  expect(await screen.findByText('Nothing waits for your decision')).toHaveFocus();
});

it('the card of the leave that the address names is the one to go on at', async () => {
  await open([approvalOf(), approvalOf({ id: 8, name: 'Caio' })], '?leave=8');
  expect(await screen.findByRole('heading', { name: 'Caio' })).toHaveFocus();
});

it('a tab whose content cannot be had is there to say so', async () => {
  server.replies['/api/deputies'] = refused('unavailable', 'Not right now.', undefined, 503);
  const user = await open([]);
  await user.click(await screen.findByRole('tab', { name: 'Deputies' }));
  expect(await screen.findByText('Not right now.')).toBeVisible();
});

it('coverage rules warn: approving without a reason goes to its field, rejecting needs none', async () => {
  const user = await open([WARNED]);
  const one = await card();
  expect(one.getByText('On 01/12/2026 3 of Finance would be away.')).toBeVisible();
  const reason = one.getByLabelText('Reason (required to approve)');
  await user.click(one.getByRole('button', { name: 'Approve' }));
  expect(reason).toHaveFocus();
  expect(reason).toHaveAccessibleDescription(
    'Enter a reason to approve this in spite of the coverage rules',
  );
  expect(server.write).not.toHaveBeenCalled();
  await user.paste('Agreed with the team');
  expect(reason).not.toHaveAccessibleDescription();
  await user.click(one.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(server.write.mock.lastCall?.[1].note).toBe('Agreed with the team'));
  await user.clear(reason);
  await user.click(one.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(server.write.mock.lastCall?.[1].decision).toBe('reject'));
});

it('a rule that came meanwhile: the server’s sentence stands at the note, and what was typed stays', async () => {
  const user = await open([approvalOf()]);
  const one = await card();
  server.write.mockImplementationOnce(() => {
    server.replies['/api/approvals'] = { approvals: [WARNED] };
    const sentence = 'Please give a reason: 3 of Finance would be away.';
    return refused('reason_required', sentence, { note: sentence });
  });
  await user.click(one.getByRole('button', { name: 'Approve' }));
  const reason = await one.findByLabelText('Reason (required to approve)');
  expect(reason).toHaveAccessibleDescription('Please give a reason: 3 of Finance would be away.');
  expect(reason).toHaveFocus();
  expect(one.getByText('Coverage')).toBeVisible();
  await user.paste('They agreed');
  server.write.mockReturnValueOnce(refused('already_decided', 'Already rejected by Caio.'));
  await user.click(one.getByRole('button', { name: 'Approve' }));
  expect(await one.findByText('Already rejected by Caio.')).toBeVisible();
  expect(reason).toHaveValue('They agreed');
});

it('D26: the wish to cancel is told from a request, with its reason and its own two answers', async () => {
  const user = await open([
    approvalOf({
      asks: 'cancellation',
      reason: 'The trip is off',
      balance_before: 15,
      balance_after: 20,
      warnings: [],
    }),
  ]);
  const one = await card();
  expect(one.getByText('Asks to cancel')).toBeVisible();
  expect(one.getByText('The trip is off')).toBeVisible();
  expect(one.getByText('Balance if cancelled').nextSibling).toHaveTextContent('20 days');
  expect(one.queryByRole('button', { name: 'Approve' })).toBeNull();
  await user.click(one.getByRole('button', { name: 'Keep the leave' }));
  await waitFor(() => expect(server.write.mock.lastCall?.[1].decision).toBe('reject'));
  await user.click(one.getByRole('button', { name: 'Cancel the leave' }));
  await waitFor(() => expect(server.write.mock.lastCall?.[1].decision).toBe('approve'));
});

it('nothing waits; the tabs are for whom the server gives Heads or areas', async () => {
  await open([]);
  expect(await screen.findByText('Nothing waits for your decision')).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Deputies' })).toBeNull();
});

it('the tab is kept in the address', async () => {
  server.replies['/api/deputies'] = {
    heads: [{ name: 'Ana', area: 'Finance', away: false, deputies: [] }],
    candidates: [],
  };
  const user = await open([], '?tab=deputies');
  expect(await screen.findByRole('heading', { name: 'Your deputies' })).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Coverage' })).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Requests' }));
  expect(await screen.findByText('Nothing waits for your decision')).toBeVisible();
  await waitFor(() => expect(window.location.search).toBe(''));
});
