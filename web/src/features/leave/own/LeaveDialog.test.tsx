import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeServer, leaveOf, openPage, refused, server } from '../leave-screens.fixture.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';

fakeServer('admin');

const closed = vi.fn();
const open = () => openPage(() => <LeaveDialog leaveId={7} onClose={closed} />, '/calendar').user;
const OTHER = leaveOf({ name: 'Bia', own: false });

it('D26: an administrator needs a reason to cancel', async () => {
  server.replies['/api/leaves/7'] = { ...OTHER, can: { ...OTHER.can, cancel: true } };
  const user = open();
  await user.click(await screen.findByRole('button', { name: /^Cancel leave/ }));
  const reason = await screen.findByLabelText(/^Reason/);
  expect(reason).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Cancel leave' }));
  expect(await screen.findByText('Enter a reason')).toBeVisible();
  expect(server.write).not.toHaveBeenCalled();
  await user.click(reason);
  await user.paste('Asked by phone');
  await user.keyboard('{Escape}');
  expect(reason).toHaveValue('Asked by phone');
  expect(closed).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Cancel leave' }));
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(server.write).toHaveBeenCalledExactlyOnceWith('POST /api/leaves/7/cancel', {
    version: 1,
    reason: 'Asked by phone',
  });
});

it('leave that has ended is reported as not taken', async () => {
  const past = leaveOf({ start: '2026-11-02', end: '2026-11-06' });
  server.replies['/api/leaves/7'] = { ...past, can: { ...past.can, ask_cancellation: true } };
  const user = open();
  await user.click(await screen.findByRole('button', { name: /^Report as not taken/ }));
  expect(screen.queryByText('Request cancellation')).toBeNull();
  expect(await screen.findByText('Report this leave as not taken?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Report as not taken' }));
  await waitFor(() =>
    expect(server.write).toHaveBeenCalledExactlyOnceWith('POST /api/leaves/7/ask_cancellation', {
      version: 1,
      note: '',
    }),
  );
});

it('an approver gets a link to the approvals', async () => {
  const can = { ...OTHER.can, decide: true };
  server.replies['/api/leaves/7'] = { ...OTHER, state: 'pending', waits_for: ['Ana'], can };
  open();
  expect(await screen.findByRole('link', { name: 'Review' })).toHaveAttribute(
    'href',
    '/approvals?leave=7',
  );
});

it('other readers see the facts without history and buttons', async () => {
  server.replies['/api/leaves/7'] = { ...OTHER, history: null };
  open();
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Bia')).toBeVisible();
  expect(dialog.getByText(/^1–/)).toBeVisible();
  expect(dialog.queryByText('History')).toBeNull();
  for (const button of dialog.getAllByRole('button')) expect(button).toHaveAccessibleName('Close');
});

it('a decision and its note appear once, in the history or the facts', async () => {
  const decision = { by: 'Demo Head', at: '2026-11-03T15:30:00.000Z', note: 'Have fun' };
  const { start, end } = OTHER;
  const approved = { event: 'approved', actor: 'Demo Head', start, end, warnings: [] };
  const history = [{ ...approved, at: decision.at, note: decision.note }];
  server.replies['/api/leaves/7'] = { ...OTHER, decision, history };
  open();
  expect(await screen.findAllByText('Have fun')).toHaveLength(1);
  cleanup();
  server.replies['/api/leaves/7'] = { ...OTHER, decision, history: null };
  open();
  expect(await screen.findByText('Have fun')).toBeVisible();
});

it('a leave without permission shows a message without retry', async () => {
  server.replies['/api/leaves/7'] = refused(
    'not_found',
    'This leave doesn’t exist.',
    undefined,
    404,
  );
  open();
  expect(await screen.findByText('This leave doesn’t exist.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('a failed load offers a retry', async () => {
  server.replies['/api/leaves/7'] = refused('unavailable', 'Not right now.', undefined, 503);
  const user = open();
  expect(await screen.findByText('Not right now.')).toBeVisible();
  server.replies['/api/leaves/7'] = OTHER;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Bia')).toBeVisible();
});
