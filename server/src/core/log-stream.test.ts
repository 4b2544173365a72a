import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openLogStream } from './log-stream.ts';

const streamTo = (isTTY: boolean) => Object.assign(new PassThrough(), { isTTY });

test.each([
  ['a terminal shows readable lines', true, false],
  ['newcomer 3: the demo shows them everywhere', false, true],
])('%s', (_, isTTY, readableLog) => {
  const stdout = streamTo(isTTY);
  const stream = openLogStream({ readableLog }, stdout) as NonNullable<unknown> as PassThrough;
  const log = pino({ level: 'info' }, stream);
  log.info({ method: 'GET' }, 'request completed');
  const line = String(stdout.read());
  expect(line).toMatch(/^\[\d{2}:\d{2}:\d{2}\].*INFO.*request completed/);
  expect(line).toContain('GET');
  expect(line).not.toContain('hostname');
});

test('anything else gets JSON', () => {
  expect(openLogStream({ readableLog: false }, streamTo(false))).toBeUndefined();
});
