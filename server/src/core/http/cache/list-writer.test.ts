import { expect, test } from 'vitest';
import { z } from 'zod';
import { listWriter } from './list-writer.ts';

const row = z.object({ name: z.string(), days: z.number().nullable(), away: z.array(z.string()) });

test('writes declared fields at any depth, and no others', () => {
  const write = listWriter(z.object({ rows: z.array(row) }));
  const ana = { name: 'Ana “Á”', days: null, away: ['2026-03-02'] };
  const reply = { rows: [{ ...ana, password_hash: 'secret' }], internal: true };
  expect(JSON.parse(write(reply))).toEqual({ rows: [ana] });
});

test('refuses a reply whose keys are data, because it would leave them out', () => {
  const write = listWriter(z.object({ days: z.record(z.string(), z.number()) }));
  expect(() => write({ days: { Ana: 3 } })).toThrow('declares all names');
});
