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
  last_error: null,
  created_at: '2026-11-10T12:00:00.000Z',
  sent_at: null,
});
const REPLIES = {
  '/api/site': SITE,
  '/api/outbox': {
    readable: true,
    messages: [message(1, 'ana@acme.example', 'failed'), message(2, 'rui@acme.example', 'queued')],
  },
};

afterEach(() => {
  vi.unstubAllGlobals();
});

async function open(at: string) {
  const { user } = renderInApp(<OutboxPage />, REPLIES, { at });
  const table = within(await screen.findByRole('table', { name: 'Emails' }));
  await table.findByText('Subject 1');
  const subjects = () => table.queryAllByText(/^Subject \d/).map((cell) => cell.textContent);
  return { user, subjects };
}

test('filters messages by state and by text, and clears both', async () => {
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

describe('a test email', () => {
  const refused = {
    ...message(3, 'ana@acme.example', 'failed'),
    subject: 'Test email',
    last_error: "Can't send mail - all recipients were rejected: 550 5.1.1 User unknown",
  };

  test('goes to the admin’s own address, and its state appears with plain words', async () => {
    const replies = {
      ...REPLIES,
      '/api/outbox': { readable: false, messages: [refused] },
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
