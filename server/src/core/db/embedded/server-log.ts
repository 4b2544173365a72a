import { copyFileSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { explainFileError } from './embedded-postgres-error.ts';

const largest = 10 * 1024 * 1024;

/** Opens PostgreSQL's log for appending. Throws EmbeddedPostgresError when it cannot. */
export function openServerLog(path: string): number {
  try {
    const handle = openSync(path, 'a', 0o600);
    boundServerLog(path);
    return handle;
  } catch (error) {
    throw explainFileError(`The database's log ${path} cannot be written`, error);
  }
}

/** Starts the log anew when it has grown past 10 MB, and keeps the old one as `….1`. Never throws. */
export function boundServerLog(path: string): void {
  if (logSize(path) <= largest) return;
  try {
    copyFileSync(path, `${path}.1`);
  } catch {
    // A disk too full for a copy is one more reason to cut the log.
  }
  try {
    // Not renamed: PostgreSQL goes on writing to the file it has open, at its end.
    truncateSync(path);
  } catch {
    // Somebody took the file away meanwhile.
  }
}

/** The size of the log now, for `readLogSince`. */
export function logSize(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

/** What was logged since the file had that size, without time stamps; of long texts the last 8 kB. */
export function readLogSince(path: string, start: number): string {
  let text: Buffer;
  try {
    text = readFileSync(path);
  } catch {
    return '';
  }
  return text
    .subarray(Math.max(start <= text.length ? start : 0, text.length - 8192))
    .toString('utf8')
    .replace(/^\d{4}-\d\d-\d\d \S+ \S+ \[\d+\] /gm, '')
    .trim();
}

/** The telling lines of a log in one line, for a sentence: from the last fatal one on, else the last. */
export function lastWords(text: string): string {
  const lines = text.split('\n');
  const fatal = lines.findLastIndex((line) => /^(FATAL|PANIC):/.test(line));
  const telling = fatal < 0 ? lines.slice(-3) : lines.slice(fatal, fatal + 4);
  return telling.join(' | ') || 'it left no message';
}
