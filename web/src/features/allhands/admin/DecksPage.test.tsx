import { DECK_3Q2024 } from '@intranet/contract/allhands/deck-3q2024.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { open, PRODUCT, PUBLISHED, setUp } from './decks.fixture.tsx';

setUp();

test('lists each deck with its state; taking one back first says which deck follows', async () => {
  const { user, replies } = open();
  const table = within(await screen.findByRole('table', { name: 'Decks' }));
  await table.findByText('4Q2024');
  const cells = () =>
    table.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
  expect(cells().slice(1)).toEqual([
    ['4Q2024', 'Shown', '18 Nov 2026, 12:30', 'Ana', 'ViewExport JSONUnpublish'],
    ['3Q2024', 'Shown', '–', 'Built in', 'ViewExport JSON'],
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

test('lists errors by line; a click selects the line and keeps the text', async () => {
  const text = '{\n  "quarter": "5Q2024"\n}';
  const { user, unmount } = open({
    'POST /api/allhands/check': {
      problems: [{ line: 2, place: 'quarter', message: 'A quarter is written like 3Q2024' }],
      checked: null,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Advanced' }));
  const area = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Deck JSON' });
  await user.click(area);
  await user.paste(text);
  const part = within(await screen.findByRole('region', { name: 'Quarter' }));
  const list = within(part.getByRole('list', { name: 'Problems' }));
  const problem = list.getByRole('button');
  expect(problem).toHaveTextContent('Line 2');
  expect(problem).toHaveTextContent('A quarter is written like 3Q2024');
  expect(problem).toHaveTextContent('"quarter": "5Q2024"');
  await user.click(problem);
  expect(area).toHaveFocus();
  expect(text.slice(area.selectionStart, area.selectionEnd)).toBe('  "quarter": "5Q2024"');
  expect(screen.queryByRole('button', { name: /^(Publish|Replace the) .*4Q2024/ })).toBeNull();
  unmount();
  open();
  expect(await screen.findByRole('textbox', { name: 'Deck JSON' })).toHaveValue(text);
});

test('groups errors by part, names fields in words, and quotes a line once', async () => {
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
  await user.click(await screen.findByRole('button', { name: 'Advanced' }));
  await user.click(await screen.findByRole('textbox', { name: 'Deck JSON' }));
  await user.paste('{\n  "age_bands": "many"\n}');
  const ages = await screen.findByRole('region', { name: 'Age bands' });
  expect(
    within(ages)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '1 › People: This must be a numberLine 2"age_bands": "many"',
    '2 › People: This must be a numberLine 2',
  ]);
  expect(screen.getByRole('region', { name: 'Notes' })).toHaveTextContent('M&A: This is required');
});

test('the newest deck is duplicated as the next quarter; file and text are advanced', async () => {
  const { user } = open({
    '/api/allhands/decks/4Q2024?id=7': { quarter: '4Q2024' },
    'POST /api/allhands/check': { problems: [], checked: null },
  });
  const answer = window.fetch;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) =>
    address.includes('4Q2024?id=7')
      ? new Response('{\n  "quarter": "4Q2024"\n}')
      : answer(address, init),
  );
  const duplicate = await screen.findByRole('button', { name: 'Duplicate 4Q2024 as 1Q2025' });
  expect(screen.queryByRole('textbox', { name: 'Deck JSON' })).toBeNull();
  await user.click(duplicate);
  const area = await screen.findByRole('textbox', { name: 'Deck JSON' });
  await waitFor(() => expect(area).toHaveValue('{\n  "quarter": "1Q2025"\n}\n'));
  expect(screen.queryByRole('button', { name: /^Duplicate/ })).toBeNull();
});

test('a valid deck shows its changes and preview, and can be published', async () => {
  const checked = {
    deck: { ...DECK_3Q2024, quarter: '4Q2024' },
    over: 7,
    replaces: true,
    same: false,
    against: '4Q2024',
    changes: [{ place: ['goals', 'Hiring plan', 'percent'], before: 75, after: 80.5 }],
    remarks: ['There is a deck of 4Q2024 already.'],
  };
  const { user, replies, router } = open({ 'POST /api/allhands/check': { problems: [], checked } });
  await user.click(await screen.findByRole('button', { name: 'Advanced' }));
  const area = await screen.findByRole('textbox', { name: 'Deck JSON' });
  await user.click(area);
  await user.paste('{}');
  const changes = within(
    await screen.findByRole('table', { name: 'Changes compared with 4Q2024' }),
  );
  const [, change] = changes.getAllByRole('row');
  expect(change).toHaveTextContent('Goals › Hiring plan › Percent7580.5');
  expect(screen.getByText('There is a deck of 4Q2024 already.')).toBeVisible();

  const publish = () => screen.getByRole('button', { name: 'Replace the 4Q2024 deck' });
  await user.click(publish());
  const section = within(screen.getByRole('region', { name: 'Publish a deck' }));
  expect(await section.findByText(/^An error occurred/)).toBeVisible();
  expect(area).toHaveValue('{}');
  await user.click(screen.getByRole('button', { name: 'Preview the deck' }));
  await waitFor(() => expect(router.state.location.href).toBe('/allhands?quarter=preview'));

  replies['POST /api/allhands/decks'] = {
    success: true,
    message: 'The 4Q2024 deck is published.',
    quarter: '4Q2024',
  };
  await waitFor(() => expect(publish()).toBeEnabled());
  await user.click(publish());
  expect(await section.findByText('The 4Q2024 deck is published.')).toBeVisible();
  expect(area).toHaveValue('');
  expect(section.getByRole('link', { name: 'View deck' })).toHaveAttribute(
    'href',
    '/allhands?quarter=4Q2024',
  );
});

test('each row exports its own version, including the built-in one', async () => {
  const { user } = open();
  const answer = window.fetch;
  const requests: string[] = [];
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    requests.push(address);
    return answer(address, init);
  });
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
