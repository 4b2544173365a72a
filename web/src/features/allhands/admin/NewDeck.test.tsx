import { DECK_3Q2024 } from '@intranet/contract/allhands/deck-3q2024.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { forgetUser } from '#core/session.ts';
import { keepPreview, keptPreview } from '../preview.ts';
import { open, setUp } from './decks.fixture.tsx';
import { keptDraft } from './use-new-deck.ts';

setUp();

const RIGHT = {
  problems: [],
  checked: {
    deck: { ...DECK_3Q2024, quarter: '4Q2024' },
    over: 7,
    replaces: true,
    same: false,
    against: '4Q2024',
    changes: [],
    remarks: [],
  },
};
const DONE = { success: true, message: 'The 4Q2024 deck is published.', quarter: '4Q2024' };

async function write(replies: Record<string, unknown> = {}) {
  const opened = open({ 'POST /api/allhands/check': RIGHT, ...replies });
  await opened.user.click(await screen.findByRole('button', { name: 'Advanced' }));
  const area = await screen.findByRole('textbox', { name: 'Deck JSON' });
  await opened.user.click(area);
  await opened.user.paste('{}');
  const publish = await screen.findByRole('button', { name: 'Replace the 4Q2024 deck' });
  await waitFor(() => expect(publish).toBeEnabled());
  return {
    ...opened,
    area,
    publish,
    section: within(screen.getByRole('region', { name: 'Publish a deck' })),
  };
}

test('publishing disables the form, then clears draft and preview', async () => {
  const { user, area, publish, section } = await write({ 'POST /api/allhands/decks': DONE });
  expect(keepPreview(DECK_3Q2024)).toBe(true);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const answer = window.fetch;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (init.method === 'POST' && address.endsWith('/decks')) await arrived;
    return answer(address, init);
  });
  await user.click(publish);
  await waitFor(() => expect(area).toHaveAttribute('readonly'));
  expect(section.getByRole('button', { name: /^Choose a file/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await user.type(area, 'lost');
  expect(area).toHaveValue('{}');
  arrive();
  expect(await section.findByText(DONE.message)).toBeVisible();
  expect([area.getAttribute('readonly'), keptDraft(), keptPreview()]).toEqual([null, '', null]);
});

test('without storage, the text works and the preview shows an error', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const { user, router, area } = await write();
  expect(area).toHaveValue('{}');
  await user.click(screen.getByRole('button', { name: 'Preview the deck' }));
  expect(await screen.findByText(/^This browser has no room for a preview/)).toBeVisible();
  expect(router.state.location.pathname).toBe('/decks');
});

test('shows the latest error, from publishing or a large file', async () => {
  const { user, publish, section } = await write();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  const large = new File(['x'.repeat(500_001)], 'deck.json', { type: 'application/json' });
  const refused = 'Please choose a JSON file of at most 500 KB.';
  await user.click(publish);
  expect(await section.findByText(/^An error occurred/)).toBeVisible();
  if (input) await user.upload(input, large);
  expect(await section.findByText(refused)).toBeVisible();
  expect(section.queryByText(/^An error occurred/)).toBeNull();
  await user.click(publish);
  expect(await section.findByText(/^An error occurred/)).toBeVisible();
  expect(section.queryByText(refused)).toBeNull();
});

test('signing out clears draft and preview, including later input', async () => {
  const { user, area } = await write();
  keepPreview(DECK_3Q2024);
  expect([keptDraft(), keptPreview()?.quarter]).toEqual(['{}', '3Q2024']);
  sessionStorage.setItem('drawing', 'stays');
  forgetUser();
  expect({ ...sessionStorage }).toEqual({ drawing: 'stays' });
  await user.type(area, 'more');
  expect(keptDraft()).toBe('');
});
