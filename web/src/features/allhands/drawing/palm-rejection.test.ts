import { expect, it } from 'vitest';
import { isPalm, NO_PEN, notePointer, PALM_MS, takesOver } from './palm-rejection.ts';

const event = (pointerType: string, type: string, timeStamp: number) => ({
  pointerType,
  type,
  timeStamp,
});

it.each<[string, ReturnType<typeof event>[], boolean]>([
  ['no pen: a finger draws', [event('touch', 'pointerdown', 0)], false],
  ['a mouse is no pen', [event('mouse', 'pointerdown', 990)], false],
  ['the pen is down', [event('pen', 'pointerdown', 0)], true],
  ['the pen is near the glass', [event('pen', 'pointermove', 900)], true],
  [
    'the pen went up just now',
    [event('pen', 'pointerdown', 0), event('pen', 'pointerup', 900)],
    true,
  ],
  [
    'the pen was put away',
    [event('pen', 'pointerdown', -PALM_MS), event('pen', 'pointerup', 1_000 - PALM_MS)],
    false,
  ],
  [
    'the pen is down and rests, for longer than that',
    [event('pen', 'pointerdown', -9_000), event('pen', 'pointermove', -8_000)],
    true,
  ],
])('%s', (_, events, palm) => {
  const pen = events.reduce(notePointer, NO_PEN);
  expect(isPalm(pen, event('touch', 'pointerdown', 1_000))).toBe(palm);
  expect(isPalm(pen, event('pen', 'pointerdown', 1_000))).toBe(false);
});

it('only a palm is replaced by the pen', () => {
  expect(takesOver('touch', 'pen')).toBe(true);
  expect(takesOver('touch', 'touch')).toBe(false);
  expect(takesOver('pen', 'touch')).toBe(false);
  expect(takesOver('mouse', 'pen')).toBe(false);
});
