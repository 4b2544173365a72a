import type { WriteStream } from 'node:tty';
import type { DestinationStream } from 'pino';
import pretty from 'pino-pretty';

/** Readable lines, if wanted or on a terminal; otherwise undefined, for JSON. */
export function openLogStream(
  { readableLog }: { readableLog: boolean },
  stdout: Pick<WriteStream, 'isTTY'> & NodeJS.WritableStream = process.stdout,
): DestinationStream | undefined {
  if (!readableLog && !stdout.isTTY) return undefined;
  return pretty({
    destination: stdout,
    ignore: 'pid,hostname',
    translateTime: 'SYS:HH:MM:ss',
    sync: true,
  });
}
