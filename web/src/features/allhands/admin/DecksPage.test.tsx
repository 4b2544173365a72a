import { DECK_3Q2024 } from '@intranet/contract/allhands/deck-3q2024.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { open, PRODUCT, PUBLISHED, setUp } from './decks.fixture.tsx';

setUp();

async function choose(user: ReturnType<typeof open>['user'], text: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Advanced' }));
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await user.upload(input, new File([text], 'deck.json', { type: 'application/json' }));
}

test('lists each deck with its state; taking one back first says which deck follows', async () => {
  const { user, replies } = open();
  const table = within(await screen.findByRole('table', { name: 'Decks' }));
  await table.findByText('4Q2024');
  const cells = () =>
    table.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
  expect(cells().slice(1)).toEqual([
    ['4Q2024', 'Shown', 'Public', '18 Nov 2026, 12:30', 'Ana', 'ViewEditReadersUnpublish'],
    ['3Q2024', 'Shown', 'Public', '–', 'Built in', 'ViewEditReaders'],
  ]);
  await user.click(
    table.getByRole('button', { name: 'Unpublish 4Q2024, by Ana, 18 Nov 2026, 12:30' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Unpublish the 4Q2024 deck?' }));
  expect(
    dialog.getByText(/no longer be a deck for 4Q2024\. All Hands will open with 3Q2024/),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Unpublish' }));
  expect(await dialog.findByText(/^An error occurred/)).toBeVisible();
  const taken = { ...PUBLISHED, shown: false, taken_back_at: '2026-11-18T16:00:00.000Z' };
  replies['POST /api/allhands/decks/4Q2024/take_back'] = { success: true, message: 'Taken back.' };
  replies['/api/allhands/decks'] = { decks: [{ ...taken, taken_back_by: 'Ana' }, PRODUCT] };
  await user.click(dialog.getByRole('button', { name: 'Unpublish' }));
  await waitFor(() => expect(cells()[1]).toContain('Unpublished'));
});

test('the next quarter starts from the newest deck, or its draft is continued', async () => {
  const started = { success: true, message: 'Started.', quarter: '1Q2025' };
  const { user, router, replies } = open();
  const start = await screen.findByRole('button', { name: 'Start 1Q2025 from 4Q2024' });
  await user.click(start);
  expect(await screen.findByText(/^An error occurred/)).toBeVisible();
  replies['POST /api/allhands/drafts'] = started;
  await user.click(start);
  await waitFor(() => expect(router.state.location.href).toBe('/decks?draft=1Q2025'));
});

test('a row’s deck is edited as a draft; a draft that exists is continued', async () => {
  const draft = { quarter: '4Q2024', version: 3, edited_at: '2026-11-18T15:30:00.000Z' };
  const drafts = [{ ...draft, edited_by: 'Bia' }];
  const { user, router } = open({ '/api/allhands/drafts': { drafts } });
  const list = within(await screen.findByRole('list', { name: 'Drafts' }));
  expect(list.getByText('Edited 18 Nov 2026, 12:30 by Bia')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /^Edit 4Q2024, by Ana/ }));
  await waitFor(() => expect(router.state.location.href).toBe('/decks?draft=4Q2024'));
});

test('a file with errors lists them by part, names fields in words, and quotes a line once', async () => {
  const wrong = { line: 2, message: 'This must be a number' };
  const { user } = open({
    'POST /api/allhands/check': {
      problems: [
        { ...wrong, place: 'age_bands.0.people' },
        { ...wrong, place: 'age_bands.1.people' },
        { line: 9, place: 'notes.mea', message: 'This is required' },
      ],
      checked: null,
    },
  });
  await choose(user, '{\n  "age_bands": "many"\n}');
  const ages = await screen.findByRole('region', { name: 'Age bands' });
  expect(
    within(ages)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '1 › People: This must be a numberLine 2"age_bands": "many"',
    '2 › People: This must be a numberLine 2',
  ]);
  expect(screen.getByRole('region', { name: 'Notes' })).toHaveTextContent('M&A: This is required');
});

test('a large file is refused', async () => {
  const { user } = open();
  await choose(user, 'x'.repeat(500_001));
  expect(await screen.findByText('Please choose a JSON file of at most 500 KB.')).toBeVisible();
});

test('a file replaces a draft of its quarter only after a question', async () => {
  const drafts = [
    { quarter: '4Q2024', version: 3, edited_at: '2026-11-18T15:30:00.000Z', edited_by: 'Bia' },
  ];
  const deck = { ...DECK_3Q2024, quarter: '4Q2024' };
  const checked = { deck, over: 7, replaces: true, same: false, against: '4Q2024' };
  const { user, router, replies } = open({
    '/api/allhands/drafts': { drafts },
    'POST /api/allhands/check': {
      problems: [],
      checked: { ...checked, changes: [], remarks: [] },
    },
  });
  await choose(user, '{}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Replace the 4Q2024 draft?' }));
  expect(dialog.getByText(/^Bia edited this draft last/)).toBeVisible();
  replies['/api/allhands/drafts/4Q2024'] = {
    ...{ success: true, message: 'Saved', version: 4, edited_at: '2026-11-18T16:00:00.000Z' },
    ...{ quarter: '4Q2024', edited_by: 'Ana', over: 7, replaces: true, previous: null },
    text: JSON.stringify(deck),
  };
  await user.click(dialog.getByRole('button', { name: 'Replace the draft' }));
  await waitFor(() => expect(router.state.location.href).toBe('/decks?draft=4Q2024'));
});

test('each row exports its own version, including the built-in one', async () => {
  const { user } = open();
  const answer = window.fetch;
  const requests: string[] = [];
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    requests.push(address);
    return answer(address, init);
  });
  await user.click(await screen.findByRole('button', { name: 'Advanced' }));
  for (const name of [/^Export JSON for 3Q2024, built in/, /^Export JSON for 4Q2024, by Ana/]) {
    await user.click(await screen.findByRole('button', { name }));
  }
  await waitFor(() =>
    expect(requests.filter((address) => address.includes('Q2024'))).toEqual([
      '/api/allhands/decks/3Q2024?id=product',
      '/api/allhands/decks/4Q2024?id=7',
    ]),
  );
});

test('readers are changed in a dialog; client names need a confirmation, and a link shows once', async () => {
  const { user, replies } = open();
  await user.click(await screen.findByRole('button', { name: /^Readers of 4Q2024/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Readers of 4Q2024' }));
  const names = 'The names of clients in this deck may be public';
  expect(dialog.queryByLabelText(names)).toBeNull();
  replies['/api/allhands/decks/4Q2024/readers'] = {
    ...{ success: false, code: 'confirm_public_names', error: 'Confirm that they may be public.' },
  };
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByLabelText(names)).not.toBeChecked();
  expect(dialog.getByText('Confirm that they may be public.')).toBeVisible();
  await user.click(dialog.getByLabelText(/anyone with a secret link/));
  await user.type(dialog.getByRole('textbox', { name: 'Last day of the link' }), '31/12/2099');
  const link = 'https://intranet.test/allhands?quarter=4Q2024#link=secret';
  replies['/api/allhands/decks/4Q2024/readers'] = { success: true, message: 'Saved', link };
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const shared = within(await screen.findByRole('dialog', { name: 'Link to the deck' }));
  expect(shared.getByLabelText('Link')).toHaveValue(link);
  await user.click(shared.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
