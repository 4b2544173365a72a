import { describe, expect, test } from 'vitest';
import { KnownNames, mixesAlphabets } from './confusable-names.ts';

const folded = (name: string) => ({ name, folded: name.toLowerCase() });
const lookAlike = (known: string, name: string) =>
  new KnownNames([folded(known)]).findLookAlike(folded(name));

describe('a word of two alphabets', () => {
  test.each([
    'D\u0435mo Head',
    'Demo He\u0430d',
    '\u0391na',
    'Ana d\u2019\u0410vila',
    'Ωmega-Aνa',
    '\u{1d400}н',
  ])('%s', (name) => expect(mixesAlphabets(name)).toBe(true));

  test.each([
    'João',
    'Ávila',
    'Müller',
    'Søren Ærø',
    "O'Brien",
    'Ana-Lúcia',
    'Νίκος Παπαδόπουλος',
    'Жанна Д’Арк',
    'Иван (Ivan)',
    '李小龍 Bruce',
    '山田 タロウ さん',
    'नमिता',
    'עברית',
    '🎉',
  ])('%s is not', (name) => expect(mixesAlphabets(name)).toBe(false));
});

describe('look-alikes', () => {
  test.each([
    ['Demo Head', 'D\u0435mo Head'],
    ['Papa Coco', '\u0420\u0430\u0440\u0430 \u0421\u043e\u0441\u043e'],
    ['Anni', '\u0391\u039d\u039d\u0399'],
    ['Helen', '\u041delen'],
    ['Νίκος', 'ΝΊΚΟΣ'.normalize('NFD')],
    ['Neil', 'NeiI'],
    ['Bob', 'B0b'.replace('0', '\u03bf')],
    ['Maria', 'rnaria'],
    ["O'Brien", 'O\u2019Brien'],
    ['Demo Head', 'Demo  Head'],
    ['Demo Head', '\uff24emo Head'],
    ['Demo Head', 'De\u200bmo Head'],
  ])('%j and %j', (known, name) => expect(lookAlike(known, name)).toBe(known));

  test.each([
    ['Joao', 'João'],
    ['Avila', 'Ávila'],
    ['Muller', 'Müller'],
    ['Soren', 'Søren'],
    ['Weiss', 'Weiß'],
    ['Ian Souza', 'Lan Souza'],
    ['Neil', 'Nell'],
    ['Ana', 'Ana 2'],
    ['OBrien', "O'Brien"],
    ['Анна', 'Ана'],
  ])('%j and %j are different', (known, name) => expect(lookAlike(known, name)).toBeNull());

  test('a name that exists, letter case aside, looks like itself only', () => {
    const known = new KnownNames([folded('Demo Head'), folded('D\u0435mo Head')]);
    expect(known.findLookAlike(folded('DEMO HEAD'))).toBeNull();
  });
});
