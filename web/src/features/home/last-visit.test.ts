import { beforeEach, expect, test } from 'vitest';
import { noteVisit } from './last-visit.ts';

const at = (time: string) => new Date(`2026-11-18T${time}:00Z`);
const since = (owner: string, time: string) => noteVisit(owner, at(time)).since;

beforeEach(() => localStorage.clear());

test('a visit goes on while home is seen again within half an hour', () => {
  expect(since('ana', '09:00')).toBeNull();
  expect(since('ana', '09:20')).toBeNull();
  expect(since('ana', '09:50')).toBeNull();
  expect(since('ana', '14:00')).toBe('2026-11-18T09:50:00.000Z');
  expect(since('ana', '14:10')).toBe('2026-11-18T09:50:00.000Z');
  expect(since('ana', '18:00')).toBe('2026-11-18T14:10:00.000Z');
});

test('belongs to one person, and survives what others stored', () => {
  since('ana', '09:00');
  expect(since('bia', '12:00')).toBeNull();
  for (const stored of ['', 'null', '{}', '{"owner":"ana","seen":"yesterday"}']) {
    localStorage.setItem('homeVisit', stored);
    expect(since('ana', '12:00')).toBeNull();
  }
});
