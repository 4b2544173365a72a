import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInApp } from '../../../test/render-app.tsx';
import ChatbotQuestionsPage from './ChatbotQuestionsPage.tsx';

const SITE = { company_name: 'Acme', time_zone: 'America/Sao_Paulo', today: '2026-11-18' };
const question = (id: number, text: string, times: number) => ({
  id,
  question: text,
  times,
  first_asked_at: '2026-11-10T12:00:00.000Z',
  last_asked_at: '2026-11-18T15:30:00.000Z',
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('D61: lists, searches, removes and restores questions', async () => {
  const replies: Record<string, unknown> = {
    '/api/site': SITE,
    '/api/chatbot/settings': { visitor_contact: true },
    '/api/chatbot/questions': {
      questions: [question(1, 'Onde é o café?', 3), question(2, 'Meu saldo', 1)],
    },
  };
  const { user } = renderInApp(<ChatbotQuestionsPage />, replies, { at: '/chatbot' });
  const table = within(await screen.findByRole('table', { name: 'Questions' }));
  expect(await table.findByText('Onde é o café?')).toBeVisible();
  const cells = () =>
    table.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
  expect(cells()[1]).toEqual([
    'Onde é o café?',
    '3',
    '10 Nov 2026, 09:00',
    '18 Nov 2026, 12:30',
    'Not answered',
    'Remove',
  ]);
  expect(cells()[2]).toContain('Answered');

  await user.click(screen.getByLabelText('Search'));
  await user.paste('cafe');
  await waitFor(() => expect(cells()).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Remove: Onde é o café?' }));
  expect(await screen.findByText(/^An error occurred/)).toBeVisible();
  replies['/api/chatbot/questions/1'] = { success: true, message: 'Question removed.' };
  replies['/api/chatbot/questions'] = { questions: [] };
  await user.click(screen.getByRole('button', { name: 'Remove: Onde é o café?' }));
  expect(await screen.findByText('Question removed.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Onde é o café?')).toBeNull());
  replies['/api/chatbot/questions/1/restoration'] = { success: true, message: 'Restored.' };
  replies['/api/chatbot/questions'] = { questions: [question(1, 'Onde é o café?', 3)] };
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Onde é o café?')).toBeVisible();
});

test('turns the visitors’ IT contact off, and leaves it on after a failure', async () => {
  const replies: Record<string, unknown> = {
    '/api/site': SITE,
    '/api/chatbot/settings': { visitor_contact: true },
    '/api/chatbot/questions': { questions: [] },
  };
  const { user } = renderInApp(<ChatbotQuestionsPage />, replies, { at: '/chatbot' });
  const contact = await screen.findByRole('switch', { name: /^Show visitors the IT contact/ });
  expect(contact).toBeChecked();
  delete replies['/api/chatbot/settings'];
  await user.click(contact);
  expect(await screen.findByText(/^An error occurred/)).toBeVisible();
  expect(contact).toBeChecked();
  // One reply serves both calls: the change and the settings read after it.
  replies['/api/chatbot/settings'] = {
    success: true,
    message: 'Settings saved',
    visitor_contact: false,
  };
  await user.click(contact);
  expect(await screen.findByText('Settings saved')).toBeVisible();
  await waitFor(() => expect(contact).not.toBeChecked());
});
