import { beforeEach, expect, test } from 'vitest';
import { extendVisit, forgetVisit, openVisit } from './last-visit.ts';

const at = (time: string) => new Date(`2026-11-18T${time}:00Z`);
const open = (owner: string, time: string) => openVisit(owner, at(time));

beforeEach(() => localStorage.clear());

test('a visit goes on while home is opened again within half an hour', () => {
  expect(open('ana', '09:00')).toBeNull();
  expect(open('ana', '09:20')).toBeNull();
  expect(open('ana', '09:50')).toBeNull();
  expect(open('ana', '14:00')).toBe('2026-11-18T09:50:00.000Z');
  expect(open('ana', '14:10')).toBe('2026-11-18T09:50:00.000Z');
  expect(open('ana', '18:00')).toBe('2026-11-18T14:10:00.000Z');
});

test('a visit goes on while home stays open, for hours', () => {
  open('ana', '09:00');
  expect(open('ana', '14:00')).toBe('2026-11-18T09:00:00.000Z');
  extendVisit('ana', at('17:00'));
  expect(open('ana', '17:10')).toBe('2026-11-18T09:00:00.000Z');
});

test('after a sign-out nothing is left, also when home closes with it', () => {
  open('ana', '09:00');
  forgetVisit();
  extendVisit('ana', at('09:01'));
  expect(localStorage.getItem('homeVisit')).toBeNull();
});

test('belongs to one person, and survives what others stored', () => {
  open('ana', '09:00');
  expect(open('bia', '12:00')).toBeNull();
  for (const stored of ['', 'null', '{}', '{"owner":"ana","seen":"yesterday"}']) {
    localStorage.setItem('homeVisit', stored);
    expect(open('ana', '12:00')).toBeNull();
  }
});
