import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emailSchema, newPasswordSchema, usernameSchema } from '../accounts/schemas.ts';
import { msg } from './i18n/t.ts';
import { existingNameSchema, lineSchema, nameSchema, noteSchema, searchSchema } from './schemas.ts';
import { fold } from './text.ts';

describe('pitfall 16: search without accents or case', () => {
  test.each([
    ['João', 'joao'],
    ['GESTÃO', 'gestao'],
    ['Ávila', 'avila'],
    ['Íris Ünlü', 'iris unlu'],
    ['Joa\u0303o', 'joao'],
    ['Ação & Reação', 'acao & reacao'],
    ['Peña', 'pena'],
    ['', ''],
    ['🎉', '🎉'],
  ])('%j folds to %j', (text, expected) => {
    expect(fold(text)).toBe(expected);
  });

  test('NFC, NFD and letter case fold to the same text; folding twice changes nothing', () => {
    // Letters whose upper and lower case map one to one, unlike Turkish and German ones.
    const letters = fc.string({ unit: fc.constantFrom(...'aãáâàbcçdeéêiíoõóôuúüxyz -&+%0') });
    fc.assert(
      fc.property(letters, (text) => {
        expect(fold(text.normalize('NFD'))).toBe(fold(text));
        expect(fold(text.toUpperCase())).toBe(fold(text));
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});

describe('S10, S12: one line of text', () => {
  const name = lineSchema(120, msg('Enter a name'));
  test.each([
    ['  Ana  ', 'Ana'],
    ['Joa\u0303o', 'João'],
    ['<script>alert("x")</script>', '<script>alert("x")</script>'],
    ['D\'Ávila "Zé" 🎉', 'D\'Ávila "Zé" 🎉'],
    ['abc \u202Edef', 'abc \u202Edef'],
    ['x'.repeat(120), 'x'.repeat(120)],
  ])('%j is kept as %j', (text, expected) => {
    expect(name.parse(text)).toBe(expected);
  });

  test.each([
    ['', 'Enter a name'],
    ['   ', 'Enter a name'],
    ['x'.repeat(121), 'At most 120 characters'],
    ['a\nb', 'Use printable characters only'],
    ['a\r\nBcc: x@example.com', 'Use printable characters only'],
    ['a\u0000b', 'Use printable characters only'],
    ['a\u007fb', 'Use printable characters only'],
    ['a\u0085b', 'Use printable characters only'],
    ['a\u009bb', 'Use printable characters only'],
    ['a\u2028b', 'Use printable characters only'],
    ['a\u2029b', 'Use printable characters only'],
    ['a\ud800b', 'Use printable characters only'],
    [null, 'Enter a name'],
    [7, 'Enter a name'],
  ])('%j is refused: %s', (text, sentence) => {
    expect(name.safeParse(text).error?.issues[0]?.message).toBe(sentence);
  });

  test.each([
    ['a\u0000b', 'ab'],
    ['  M&A + 100% ', 'M&A + 100%'],
  ])('the search text %j becomes %j', (text, expected) => {
    expect(searchSchema(200).parse(text)).toBe(expected);
  });

  test('a note keeps its lines and loses its NULs', () => {
    expect(noteSchema(1000).parse(' one\r\ntwo\u0000 ')).toBe('one\r\ntwo');
    expect(noteSchema(3).safeParse('1234').success).toBe(false);
    expect(noteSchema(9).parse('one 🎉')).toBe('one 🎉');
    expect(noteSchema(9).parse('half \ud83d')).toBe('half \ufffd');
  });
});

describe('S10: a new name', () => {
  const name = nameSchema(120, msg('Enter a name'));

  test.each([
    'João',
    "Conor O'Brien",
    '<b>Ana</b> & "Zé"',
    'עברית',
    'محمد',
    '🎉',
    '👩‍🚀',
    '👩🏽‍🚀',
    '🏖️',
    '❤️‍🔥',
  ])('%j is allowed', (text) => {
    expect(name.parse(text)).toBe(text);
  });

  test.each([
    ['a line separator', '\u2028'],
    ['a paragraph separator', '\u2029'],
    ['a next line (C1)', '\u0085'],
    ['another C1 control', '\u0080'],
    ['an Arabic letter mark', '\u061c'],
    ['a left-to-right mark', '\u200e'],
    ['a right-to-left mark', '\u200f'],
    ['a right-to-left override', '\u202e'],
    ['the end of an override', '\u202c'],
    ['an isolate', '\u2067'],
    ['a zero-width space', '\u200b'],
    ['a zero-width non-joiner', '\u200c'],
    ['a zero-width joiner between letters', '\u200d'],
    ['a word joiner', '\u2060'],
    ['a byte order mark', '\ufeff'],
    ['a soft hyphen', '\u00ad'],
    ['a variation selector after a letter', '\ufe0f'],
    ['a Hangul filler', '\u3164'],
    ['a tag', '\u{e0041}'],
  ])('%s is refused', (_, character) => {
    expect(name.safeParse(`Demo${character}Head`).success).toBe(false);
  });

  test('a name that was stored earlier can still be looked up', () => {
    const stored = 'Ana \u202eabc\u202c\u2028';
    expect(existingNameSchema(120, msg('Enter a name')).parse(`${stored}x`)).toBe(`${stored}x`);
    expect(existingNameSchema(120, msg('Enter a name')).safeParse('a\u0000').success).toBe(false);
  });
});

describe('D6: usernames, addresses, passwords', () => {
  test.each([
    ['Ana', true],
    ["João d'Ávila-Reis_2.0", true],
    ['李小龍', true],
    ['Жанна', true],
    ['नमिता', true],
    ['x'.repeat(80), true],
    ['x'.repeat(81), false],
    ['a@b', false],
    ['a/b', false],
    ['<b>', false],
    ['a\tb', false],
    ['🎉', false],
    ['', false],
  ])('username %j is allowed: %s', (text, allowed) => {
    expect(usernameSchema.safeParse(text).success).toBe(allowed);
  });

  test('pitfall 23: a username typed in NFD is the one in NFC', () => {
    expect(usernameSchema.parse('Joa\u0303o')).toBe('João');
  });

  test('pitfall 23: an e-mail address is trimmed and lower-cased', () => {
    expect(emailSchema.parse(' Ana.Reis@Example.COM ')).toBe('ana.reis@example.com');
  });

  test.each(['ana', 'ana@', '@example.com', 'a b@example.com', 'a@b\r\nBcc: c@example.com', ''])(
    'e-mail %j is refused',
    (text) => {
      expect(emailSchema.safeParse(text).success).toBe(false);
    },
  );

  test.each([
    [7, false],
    [8, true],
    [128, true],
    [129, false],
  ])('a password of %i characters is allowed: %s', (length, allowed) => {
    expect(newPasswordSchema.safeParse('x'.repeat(length)).success).toBe(allowed);
  });
});
