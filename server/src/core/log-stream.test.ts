import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openLogStream } from './log-stream.ts';

const streamTo = (isTTY: boolean) => Object.assign(new PassThrough(), { isTTY });

test('a terminal shows readable lines', async () => {
  const stdout = streamTo(true);
  const log = pino({ level: 'info' }, openLogStream(stdout) as NonNullable<unknown> as PassThrough);
  log.info({ method: 'GET' }, 'request completed');
  const line = String(stdout.read());
  expect(line).toMatch(/^\[\d{2}:\d{2}:\d{2}\].*INFO.*request completed/);
  expect(line).toContain('GET');
  expect(line).not.toContain('hostname');
});

test('anything else gets JSON', () => {
  expect(openLogStream(streamTo(false))).toBeUndefined();
});
