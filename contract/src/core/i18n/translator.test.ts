import './compile-messages.ts';
import { expect, test } from 'vitest';
import { Translator } from './translator.ts';

const HELLO = 'Hello {name}';
const inSpanish = (translation: string) => new Translator('es', { [HELLO]: translation });

test('J3: a translation that fails when it is rendered becomes the English sentence', () => {
  const translator = inSpanish('Hola {name, date}');
  expect(translator.translate(HELLO, { name: 'Ana' })).toBe('Hello Ana');
  expect(translator.translate(HELLO, { name: 0 })).toMatch(/^Hola /);
});

test('J3: a broken translation becomes the English sentence', () => {
  expect(inSpanish('{name, plural, one {').translate(HELLO, { name: 'Ana' })).toBe('Hello Ana');
});

test('a sentence without a translation is English, also if it is named like a property', () => {
  const translator = inSpanish('Hola {name}');
  expect(translator.translate('constructor')).toBe('constructor');
  expect(translator.translate('{n, plural, one {# day} other {# days}}', { n: 2 })).toBe('2 days');
  expect(translator.translate(HELLO, { name: 'Ana' }, 'another context')).toBe('Hello Ana');
});
