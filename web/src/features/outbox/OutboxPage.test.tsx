import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderInApp } from '../../../test/render-app.tsx';
import OutboxPage from './OutboxPage.tsx';

const SITE = { company_name: 'Acme', time_zone: 'America/Sao_Paulo', today: '2026-11-18' };
const message = (id: number, recipient: string, state: string) => ({
  id,
  recipient,
  subject: `Subject ${id}`,
  state,
  attempts: 1,
  last_error: null as string | null,
  created_at: '2026-11-10T12:00:00.000Z',
  sent_at: null,
});
const pageOf = (rows: ReturnType<typeof message>[], more: object = {}) => ({
  readable: true,
  rows,
  total: 2,
  found: rows.length,
  next: null,
  previous: null,
  ...more,
});
const at = (query: string) => `/api/outbox?${query}sort=created%3Adesc`;
const FAILED = message(1, 'ana@acme.example', 'failed');
const QUEUED = message(2, 'rui@acme.example', 'queued');
const REPLIES = {
  '/api/site': SITE,
  [at('')]: pageOf([FAILED, QUEUED]),
  [at('state=failed&')]: pageOf([FAILED]),
  [at('search=rui%40&')]: pageOf([QUEUED]),
};

afterEach(() => {
  vi.unstubAllGlobals();
});

async function open(address: string, more: Record<string, unknown> = {}) {
  const { user } = renderInApp(<OutboxPage />, { ...REPLIES, ...more }, { at: address });
  const table = within(await screen.findByRole('table', { name: 'Emails' }));
  await table.findByText('Subject 1');
  const subjects = () => table.queryAllByText(/^Subject \d/).map((cell) => cell.textContent);
  return { user, subjects };
}

test('the server filters messages by state and by text', async () => {
  const { user, subjects } = await open('/outbox');
  await user.click(screen.getByRole('radio', { name: 'Failed' }));
  await waitFor(() => expect(subjects()).toEqual(['Subject 1']));
  expect(screen.getAllByText('State: Failed')).not.toEqual([]);
  await user.click(screen.getByRole('radio', { name: 'All' }));
  await user.click(screen.getByLabelText('Search'));
  await user.paste('rui@');
  await waitFor(() => expect(subjects()).toEqual(['Subject 2']));
  expect(screen.getAllByText('Search: rui@')).not.toEqual([]);
});

test('an unknown state in the address shows all messages', async () => {
  const { subjects } = await open('/outbox?state=lost');
  expect(subjects()).toEqual(['Subject 1', 'Subject 2']);
  expect(screen.getByRole('radio', { name: 'All' })).toBeChecked();
});

test('a long outbox has pages, whose messages open', async () => {
  const more = {
    [at('')]: pageOf([FAILED], { found: 1_001, total: 1_001, next: 'n1' }),
    [`${at('')}&after=n1`]: pageOf([QUEUED], { found: 1_001, total: 1_001, previous: 'p1' }),
  };
  const { user, subjects } = await open('/outbox', more);
  expect(screen.getByText('More than 1,000 emails')).toBeVisible();
  expect(screen.getByText('1–1 of more than 1,000')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(subjects()).toEqual(['Subject 2']));
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('dialog', { name: 'Subject 2' })).toBeVisible();
});

describe('a test email', () => {
  const refused = {
    ...message(3, 'ana@acme.example', 'failed'),
    subject: 'Test email',
    last_error: "Can't send mail - all recipients were rejected: 550 5.1.1 User unknown",
  };

  test('goes to the admin’s own address, and its state appears with plain words', async () => {
    const replies = {
      ...REPLIES,
      [at('')]: pageOf([refused], { readable: false }),
      '/api/outbox/test': { id: 3, recipient: refused.recipient },
    };
    const { user } = renderInApp(<OutboxPage />, replies, { at: '/outbox' });
    await user.click(await screen.findByRole('button', { name: 'Send a test email' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByLabelText('Send to'));
    await user.type(dialog.getByLabelText('Send to'), 'ana@acme.example');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    const shown = within(await screen.findByRole('dialog', { name: 'Test email' }));
    const words = 'The mail server refused this recipient for good. Check the address.';
    expect(shown.getByText(words)).toBeVisible();
    expect(shown.getByText(/550 5\.1\.1 User unknown/)).toBeVisible();
  });
});

test('without a mail server, messages are kept rather than sent', async () => {
  await open('/outbox');
  expect(screen.getByText(/emails are kept as files/)).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Kept' })).toBeVisible();
  expect(screen.queryByRole('radio', { name: 'Sent' })).toBeNull();
});
