import { expect, test } from 'vitest';
import { readWords, writeWords } from './words.ts';

test('a text for everybody becomes one by language once it is translated, and back', () => {
  const translated = writeWords('Goals', 'pt', 'Metas');
  expect(translated).toEqual({ en: 'Goals', pt: 'Metas' });
  expect(writeWords(translated, 'pt', '')).toBe('Goals');
  expect(writeWords(translated, 'en', 'Aims')).toEqual({ en: 'Aims', pt: 'Metas' });
  expect(writeWords('Goals', 'en', '')).toBe('');
  expect(writeWords(undefined, 'en', 'Note')).toBe('Note');
});

test('a language without a text shows the English one', () => {
  expect(readWords({ en: 'Goals', pt: 'Metas' }, 'pt')).toEqual({
    text: 'Metas',
    fallback: 'Goals',
  });
  expect(readWords({ en: 'Goals' }, 'es')).toEqual({ text: '', fallback: 'Goals' });
  expect(readWords('Goals', 'es')).toEqual({ text: '', fallback: 'Goals' });
  expect(readWords('Goals', 'en')).toEqual({ text: 'Goals', fallback: '' });
});
