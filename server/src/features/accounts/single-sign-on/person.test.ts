import { describe, expect, test } from 'vitest';
import { readPerson, vouchedEmail } from './person.ts';

test.each([
  [{ email: 'Ana@Example.com', email_verified: true, name: 'Ana' }, 'ana@example.com', true, 'Ana'],
  [{ email: 'ana@example.com', email_verified: 'true' }, 'ana@example.com', true, ''],
  [{ email: ' ana@example.com ', xms_edov: '1' }, 'ana@example.com', true, ''],
  [{ email: 'ana@example.com', xms_edov: 0 }, 'ana@example.com', false, ''],
  [
    { email: 'ana@example.com', email_verified: null, xms_edov: true },
    'ana@example.com',
    false,
    '',
  ],
  [{ email: ['ana@example.com'], email_verified: true }, null, true, ''],
  // The Kelvin sign, which becomes an English k in lower case.
  [{ email: 'mi\u212ae@example.com', email_verified: true }, null, true, ''],
  [{ email: `${'a'.repeat(250)}@example.com`, email_verified: true }, null, true, ''],
  [{ name: { first: 'Ana' } }, null, false, ''],
  [{}, null, false, ''],
])('%j', (claims, email, verified, name) => {
  expect(readPerson(claims)).toEqual({ email, verified, name });
});

describe('the e-mail by which somebody is let in', () => {
  test('is one that is verified', () => {
    const person = { email: 'ana@example.com', verified: true, name: '' };
    expect(vouchedEmail(person, 'Entra')).toBe('ana@example.com');
  });
  test.each([
    [null, true],
    [null, false],
    ['ana@example.com', false],
  ])('and not %j, verified: %j', (email, verified) => {
    expect(() => vouchedEmail({ email, verified, name: '' }, 'Entra')).toThrow(/^Entra doesn’t/);
  });
});
