import { expect, test } from 'vitest';
import type { Entry } from './catalog.ts';
import { mergeEntries } from './merge.ts';

const entry = (message: string, translation: string, more: Partial<Entry> = {}): Entry => ({
  message,
  context: '',
  translation,
  isFuzzy: false,
  previous: '',
  references: 'web/src/a.ts',
  note: '',
  ...more,
});
const source = (...messages: string[]) =>
  messages.map((message) => ({ message, context: '', references: ['web/src/a.ts'] }));

const SENT = entry('Your request was sent.', 'Sua solicitação foi enviada.');
const NOW_SENT = 'Your request has been sent.';

test('an unchanged sentence keeps its translation, and a removed one goes', () => {
  expect(mergeEntries([entry('Save', 'Salvar'), SENT], source('Save'))).toEqual([
    entry('Save', 'Salvar'),
  ]);
});

test('a changed sentence keeps its translation, marked for review with the former sentence', () => {
  expect(mergeEntries([SENT], source(NOW_SENT))).toEqual([
    entry(NOW_SENT, SENT.translation, { isFuzzy: true, previous: SENT.message }),
  ]);
});

test('a sentence that changed twice names the sentence that was translated', () => {
  const once = mergeEntries([SENT], source(NOW_SENT));
  const [twice] = mergeEntries(once, source('Your request has now been sent.'));
  expect(twice?.previous).toBe(SENT.message);
});

test('a change that is taken back needs no review', () => {
  const changed = mergeEntries([SENT], source(NOW_SENT));
  expect(mergeEntries(changed, source(SENT.message))).toEqual([SENT]);
});

test('a sentence that is still in the source gives its translation to no other', () => {
  const [, added] = mergeEntries([SENT], source(SENT.message, NOW_SENT));
  expect(added).toEqual(entry(NOW_SENT, ''));
});

test('the most similar sentence gets the translation, and an unlike one none', () => {
  const merged = mergeEntries([SENT], source('Sign in', 'Your request was sent!', NOW_SENT));
  expect(merged.map(({ translation }) => translation)).toEqual(['', SENT.translation, '']);
});

test('a sentence that gets a context keeps its translation for review', () => {
  const [moved] = mergeEntries([SENT], [{ ...SENT, context: 'leave', references: ['a.ts'] }]);
  expect(moved).toMatchObject({ translation: SENT.translation, isFuzzy: true });
});
