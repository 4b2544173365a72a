import type { DeckVersion } from '@intranet/contract/allhands/endpoints.ts';
import { expect, test } from 'vitest';
import { PRODUCT, PUBLISHED } from './decks.fixture.tsx';
import { afterTakingBack } from './versions.ts';

const TAKEN: DeckVersion = {
  ...PUBLISHED,
  quarter: '1Q2025',
  id: 8,
  shown: false,
  taken_back_at: '2026-11-18T16:00:00.000Z',
};
const OLD: DeckVersion = { ...PUBLISHED, quarter: '2Q2024', id: 5 };

test.each<[string, DeckVersion[], string]>([
  [
    'the version before',
    [PUBLISHED, { ...PUBLISHED, id: 6, published_by: 'Bia', shown: false }, PRODUCT],
    'The 4Q2024 deck published by Bia on 18 Nov will be shown again.',
  ],
  [
    'one before that cannot be shown',
    [PUBLISHED, { ...PUBLISHED, id: 6, shown: false, readable: false }, PRODUCT],
    'The previous 4Q2024 deck, published by Ana on 18 Nov, can’t be shown. All Hands will open with 3Q2024.',
  ],
  [
    'none, after one of a newer quarter was taken back',
    [TAKEN, { ...PUBLISHED }, PRODUCT],
    'There will no longer be a deck for 4Q2024. All Hands will open with 3Q2024.',
  ],
  [
    'none, and the next quarter cannot be shown',
    [PUBLISHED, { ...PUBLISHED, id: 6, quarter: '3Q2024', readable: false }, PRODUCT, OLD],
    'There will no longer be a deck for 4Q2024. All Hands will open with 2Q2024.',
  ],
  [
    'none, and it could not be shown itself',
    [{ ...PUBLISHED, readable: false }, PRODUCT],
    'There will no longer be a deck for 4Q2024.',
  ],
  [
    "the product's own",
    [
      { ...PUBLISHED, quarter: '3Q2024' },
      { ...PRODUCT, shown: false },
    ],
    'The 3Q2024 deck built into the intranet will be shown again.',
  ],
  [
    'none, of an older quarter',
    [PRODUCT, { ...PUBLISHED, quarter: '2Q2024' }],
    'There will no longer be a deck for 2Q2024.',
  ],
])('what is shown once it is taken back: %s', (_, decks, sentence) => {
  const taken = { ...(decks.find(({ id }) => id === 7) ?? PUBLISHED) };
  expect(afterTakingBack(decks, taken, () => '18 Nov')).toBe(sentence);
});
