import type { Approval } from '@intranet/contract/leave/endpoints.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { approvalOf, fakeServer, openPage, refused, server } from '../leave-screens.fixture.tsx';
import ApprovalsToday from './ApprovalsToday.tsx';

fakeServer();

async function open(approvals: Approval[]) {
  server.replies['/api/approvals'] = { approvals };
  const { user } = openPage(ApprovalsToday, '/home');
  return user;
}

const FIVE = [
  approvalOf(),
  approvalOf({ id: 8, name: 'Caio', start: '2026-12-08', end: '2026-12-08' }),
  approvalOf({ id: 9, name: 'Davi', start: '2026-12-09', warnings: ['Too many.'] }),
  approvalOf({ id: 10, name: 'Eva', start: '2026-12-10', warnings: ['Too many.'] }),
  approvalOf({ id: 11, name: 'Flo', start: '2026-12-11', warnings: ['Too many.'] }),
];
const names = () =>
  screen.getAllByRole('listitem').map((row) => row.querySelector('bdi')?.textContent);

it('offers the first three, and approves without a warning only', async () => {
  await open(FIVE);
  const rows = await screen.findAllByRole('listitem');
  expect(names()).toEqual(['Bia', 'Caio', 'Davi']);
  expect(rows[0]).toHaveTextContent('Vacation 1–5 Dec 5 days');
  expect(screen.getByRole('link', { name: 'Open: Bia' })).toHaveAttribute(
    'href',
    '/approvals?leave=7',
  );
  const warned = within(rows[2] as HTMLElement);
  expect(warned.getByText(/Coverage warning/)).toBeVisible();
  expect(warned.queryByRole('button')).toBeNull();
  expect(warned.getByRole('link', { name: 'Open: Davi' })).toHaveAttribute(
    'href',
    '/approvals?leave=9',
  );
});

it('names the gravest warning: vacation law before coverage', async () => {
  const hint = { kind: 'rest_day', text: 'Just before Sunday.', article: 'CLT' } as const;
  await open([approvalOf({ hints: [hint], warnings: ['Too many.'] })]);
  expect(await screen.findByRole('listitem')).toHaveTextContent('5 days Breaks vacation law');
});

it('a request beyond a planned last day is opened first', async () => {
  await open([approvalOf({ last_day: '2026-12-03' })]);
  expect(await screen.findByRole('listitem')).toHaveTextContent('5 days Beyond the last day');
  expect(screen.queryByRole('button')).toBeNull();
});

it('an overlap alone is mentioned, and the request is opened first', async () => {
  const away = [
    { employee_id: 2, name: 'Caio', start: '2026-12-02', end: '2026-12-02', pending: true },
  ];
  await open([approvalOf({ away })]);
  expect(await screen.findByRole('listitem')).toHaveTextContent('5 days Overlap');
  expect(screen.queryByRole('button')).toBeNull();
});

it('D61: an approved request makes room for the next one, and can be undone', async () => {
  const user = await open(FIVE);
  server.write.mockImplementation((call) => {
    const first = call.endsWith('undos') ? [approvalOf({ version: 2 })] : [];
    server.replies['/api/approvals'] = { approvals: [...first, ...FIVE.slice(1)] };
    return undefined;
  });
  await user.click(await screen.findByRole('button', { name: 'Approve: Bia' }));
  await waitFor(() => expect(names()).toEqual(['Caio', 'Davi', 'Eva']));
  expect(screen.getByRole('link', { name: 'Open: Caio' })).toHaveFocus();
  expect(server.write).toHaveBeenCalledExactlyOnceWith('POST /api/approvals/7', {
    decision: 'approve',
    note: '',
    version: 1,
  });
  expect(await screen.findByRole('status')).toHaveTextContent('Done: Bia, 1–5 Dec');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(names()).toEqual(['Bia', 'Caio', 'Davi']));
  expect(screen.getByRole('link', { name: 'Open: Bia' })).toHaveFocus();
});

it('shows a refusal at its row', async () => {
  const user = await open(FIVE.slice(0, 1));
  server.write.mockImplementation(() => refused('unavailable', 'Not right now.', undefined, 503));
  await user.click(await screen.findByRole('button', { name: 'Approve: Bia' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not right now.');
  expect(screen.getByRole('button', { name: 'Approve: Bia' })).toBeVisible();
});

it('says that nothing is left', async () => {
  await open([]);
  await waitFor(() => expect(screen.getByText('You’re all caught up.')).toBeVisible());
});

it('34.7: a request with a warning is decided in place, and the next one has the focus', async () => {
  const user = await open(FIVE.slice(2));
  await user.click(await screen.findByRole('link', { name: 'Open: Davi' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave request' }));
  expect(dialog.getByText('Too many.')).toBeVisible();
  server.write.mockImplementation(() => {
    server.replies['/api/approvals'] = { approvals: FIVE.slice(3) };
    return undefined;
  });
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(names()).toEqual(['Eva', 'Flo']);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Open: Eva' })).toHaveFocus());
  expect(server.write).toHaveBeenCalledWith('POST /api/approvals/9', {
    ...{ decision: 'reject', note: '', version: 1 },
  });
  server.write.mockImplementation(() => {
    const back = approvalOf({ ...FIVE[2], version: 2 });
    server.replies['/api/approvals'] = { approvals: [back, ...FIVE.slice(3)] };
    return undefined;
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(names()).toEqual(['Davi', 'Eva', 'Flo']));
  expect(screen.queryByRole('dialog')).toBeNull();
});
