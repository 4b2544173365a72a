import { expect, test } from 'vitest';
import { findProblem } from './find-problem.ts';

const DAYS = '{days, plural, one {# day} other {# days}}';

test.each([
  ['Hello {name}', 'Olá, {name}'],
  [DAYS, '{days, plural, one {# dia} other {# dias}}'],
  [DAYS, '{days, plural, =1 {um dia} other {# dias}}'],
  // Portuguese may need a plural where English doesn't.
  ['{count} away', '{count, plural, one {# ausente} other {# ausentes}}'],
  ['{count, plural, other {# to answer}}', '{count, plural, other {# a responder}}'],
  ['Accept <link>the rules</link>', 'Aceite <link>as regras</link>'],
])('“%s” may be “%s”', (message, translation) => {
  expect(findProblem(message, translation, 'pt-BR')).toBeNull();
});

test.each([
  ['a missing placeholder', 'Hello {name}', 'Olá', '{name} is missing'],
  ['a misspelt placeholder', 'Hello {name}', 'Olá, {nome}', '{name} is missing'],
  ['an extra placeholder', 'Hello', 'Olá, {name}', 'the sentence has no {name}'],
  [
    'another kind',
    'Hello {name}',
    'Olá, {name, date}',
    '{name} is argument in the sentence, not date',
  ],
  [
    'an unknown plural form',
    DAYS,
    '{days, plural, uno {# dia} other {# dias}}',
    /^The plural case uno is not valid in this locale/,
  ],
  ['a form of another language', DAYS, '{days, plural, few {# dia} other {# dias}}', /case few/],
  [
    'a plural without one',
    DAYS,
    '{days, plural, other {# dias}}',
    'the plural form "one" is missing',
  ],
  [
    'a plural without other',
    DAYS,
    '{days, plural, one {# dia}}',
    'the plural form "other" is missing',
  ],
  ['wrong braces', 'Hello {name}', 'Olá, {name', /at line 1/],
  ['a missing tag', 'Accept <a>it</a>', 'Aceite', 'the tags differ: <a> expected'],
])('finds %s', (_, message, translation, problem) => {
  expect(findProblem(message, translation, 'pt-BR')).toEqual(
    typeof problem === 'string' ? problem : expect.stringMatching(problem),
  );
});
