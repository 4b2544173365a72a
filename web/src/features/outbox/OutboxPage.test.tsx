import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
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
