import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInApp } from '../../../../test/render-app.tsx';
import ChatbotPage from './ChatbotPage.tsx';

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
    '/api/chatbot/topics': { topics: [], built_in: [] },
    '/api/chatbot/questions': {
      questions: [question(1, 'Onde é o café?', 3), question(2, 'Meu saldo', 1)],
    },
  };
  const { user } = renderInApp(<ChatbotPage />, replies, { at: '/chatbot' });
  const table = within(await screen.findByRole('table', { name: 'Questions' }));
  expect(await table.findByText('Onde é o café?')).toBeVisible();
  const cells = () =>
    table.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
  expect(cells()[1]).toEqual([
    'Onde é o café?',
    '3',
    '10 Nov 2026',
    '18 Nov 2026',
    'Add answerRemove',
  ]);
  // The chatbot knows what a balance is.
  expect(table.queryByText('Meu saldo')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Answered' }));
  expect(await table.findByText('Meu saldo')).toBeVisible();
  expect(table.queryByText('Onde é o café?')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add answer: Meu saldo' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'All' }));
  expect(cells()[1]).toContain('Not answered');

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
    '/api/chatbot/topics': { topics: [], built_in: [] },
  };
  const { user } = renderInApp(<ChatbotPage />, replies, { at: '/chatbot' });
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

const SAYS = {
  pt: 'Os benefícios estão aqui:',
  en: 'The benefits are here:',
  es: 'Los beneficios:',
};
const EDITED = {
  ...{ id: 7, replaces: null, keywords: ['cozinha'], pages: ['/it'], contacts: [] },
  ...{ says: { pt: 'No 3º andar.', en: '', es: '' }, version: 2 },
  ...{ updated_by: 'Ada', updated_at: '2026-11-18T15:30:00.000Z' },
};

test('D58: an unanswered question gets an answer, tried before it is saved', async () => {
  const sent: unknown[] = [];
  const replies: Record<string, unknown> = {
    '/api/site': SITE,
    '/api/chatbot/settings': { visitor_contact: true },
    '/api/chatbot/questions': {
      questions: [question(1, 'Onde é o café?', 3), question(2, 'tem CAFE aqui?', 1)],
    },
    '/api/chatbot/topics': { topics: [], built_in: [] },
  };
  const { user } = renderInApp(<ChatbotPage />, replies, { at: '/chatbot' });
  await user.click(await screen.findByRole('button', { name: 'Add answer: Onde é o café?' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add answer' }));
  expect(dialog.getByText('Onde é o café?')).toBeVisible();
  expect(dialog.getByText('cafe')).toBeVisible();
  expect(dialog.getAllByRole('textbox')[0]).toHaveAccessibleName('Answer in Portuguese');
  const reply = dialog.getByRole('status');
  expect(reply).toHaveTextContent('');
  await user.click(dialog.getByRole('button', { name: 'Save answer' }));
  expect(await dialog.findByText('Write the answer in at least one language')).toBeVisible();
  await user.type(dialog.getByLabelText('Answer in Portuguese'), 'No 3º andar.');
  expect(reply).toHaveTextContent('No 3º andar.');
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (init.method !== 'POST') return fetch(address, init);
    sent.push(JSON.parse(String(init.body)));
    replies['/api/chatbot/topics'] = {
      topics: [{ ...EDITED, keywords: ['cafe'] }],
      built_in: [],
    };
    return Response.json({ success: true, message: 'Answer saved' });
  });
  await user.click(dialog.getByRole('button', { name: 'Save answer' }));
  expect(await screen.findByText('Answer saved')).toBeVisible();
  expect(sent).toEqual([
    {
      ...{ replaces: null, keywords: ['cafe'], pages: [], contacts: [], version: null },
      says: { pt: 'No 3º andar.', en: '', es: '' },
    },
  ]);
  await waitFor(() => expect(screen.queryByText('Onde é o café?')).toBeNull());
  await user.click(screen.getByRole('radio', { name: 'Answered' }));
  const table = within(screen.getByRole('table', { name: 'Questions' }));
  expect(await table.findAllByText('No 3º andar.')).toHaveLength(2);
});

test('D58: the list has own, edited and built-in answers; an edited one is restored', async () => {
  const replies: Record<string, unknown> = {
    '/api/site': SITE,
    '/api/chatbot/topics': {
      topics: [EDITED, { ...EDITED, id: 8, replaces: 'leave', keywords: [] }],
      built_in: [
        { id: 'benefits', says: SAYS },
        { id: 'leave', says: SAYS },
      ],
    },
  };
  const { user } = renderInApp(<ChatbotPage />, replies, { at: '/chatbot?tab=answers' });
  const table = within(await screen.findByRole('table', { name: 'Answers' }));
  const kinds = () =>
    table.getAllByRole('row').map((row) => [...row.children].slice(3).map((c) => c.textContent));
  await table.findByText('Custom');
  expect(kinds().slice(1)).toEqual([
    ['Custom', 'EditRemove'],
    ['Built in', 'Edit'],
    ['Edited', 'EditRestore'],
  ]);
  await user.type(screen.getByLabelText('Try a question'), 'cozinha');
  expect(screen.getAllByText('IT')[0]).toBeVisible();
  replies['/api/chatbot/topics/8'] = { success: true, message: 'Answer removed' };
  await user.click(table.getByText('Restore'));
  expect(await screen.findByText('Answer removed')).toBeVisible();
});
