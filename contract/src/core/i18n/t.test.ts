import { expect, test } from 'vitest';
import { msg, t, tc } from './t.ts';

test('a message takes exactly its values', () => {
  expect(t('Save')).toBe('Save');
  expect(t('Hello {name}', { name: 'Ana' })).toBe('Hello Ana');
  expect(t('{n, plural, one {# day} other {# days}} left', { n: 1 })).toBe('1 day left');
  expect(tc('button', '{n, plural, one {# day} other {# days}}', { n: 2 })).toBe('2 days');
  const label = msg('Vacation');
  expect(t(label)).toBe('Vacation');
  // @ts-expect-error a value is missing
  t('Hello {name}');
  // @ts-expect-error another name
  t('Hello {name}', { nam: 'Ana' });
  // @ts-expect-error text where a number belongs
  t('{n, plural, one {# day} other {# days}}', { n: '1' });
  // @ts-expect-error a value that the message does not have
  t('Save', { name: 'Ana' });
});
