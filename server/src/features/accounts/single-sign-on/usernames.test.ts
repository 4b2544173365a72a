import { usernameSchema } from '@intranet/contract/accounts/schemas.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { usernamesFor } from './usernames.ts';

test.each([
  ['Ana Reis', 'Ana Reis'],
  ['  Ana   Reis ', 'Ana Reis'],
  ['João d’Ávila', 'João d Ávila'],
  ["O'Neill, Ana (External) 🙂", "O'Neill Ana External"],
  ['Joa\u0303o', 'João'],
  ['Ω οδος', 'Ω οδος'],
  ['Ana\nReis<script>', 'Ana Reis script'],
  ['', 'ana.reis'],
  ['🙂', 'ana.reis'],
  ['x'.repeat(200), 'x'.repeat(76)],
  // Log row 47: a name is cut between two words.
  [`${'Ana '.repeat(18)}Gonçalves`, 'Ana '.repeat(18).trim()],
  [`${'x'.repeat(76)} Reis`, 'x'.repeat(76)],
  [`${'x'.repeat(70)} Reis Lima`, `${'x'.repeat(70)} Reis`],
  [`${'x'.repeat(75)}😀`, 'x'.repeat(75)],
])('%j is called %j', (name, username) => {
  expect(usernamesFor(name, 'ana.reis@example.com')[0]).toBe(username);
});

test('a name, then numbered, then the same of the e-mail', () => {
  const names = usernamesFor('Ana', 'reis@example.com');
  expect(names.slice(0, 3)).toEqual(['Ana', 'Ana 2', 'Ana 3']);
  expect(names.slice(98, 101)).toEqual(['Ana 99', 'reis', 'reis 2']);
});

test('each is a username (D6), whatever the provider says', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 600 }), fc.emailAddress(), (name, email) => {
      for (const username of usernamesFor(name, email)) {
        expect(usernameSchema.safeParse(username)).toEqual({ success: true, data: username });
      }
    }),
    { numRuns: 50 },
  );
});
