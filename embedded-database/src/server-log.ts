import { copyFileSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { explainFileError } from './embedded-postgres-error.ts';

const MAX_BYTES = 10 * 1024 * 1024;

/** @throws EmbeddedPostgresError if the log cannot be opened */
export function openServerLog(path: string): number {
  try {
    const handle = openSync(path, 'a', 0o600);
    boundServerLog(path);
    return handle;
  } catch (error) {
    throw explainFileError(`The database's log ${path} cannot be written`, error);
  }
}

/** Keeps a log of more than 10 MB as `….1` and starts a new one. Never throws. */
export function boundServerLog(path: string): void {
  if (logSize(path) <= MAX_BYTES) return;
  try {
    copyFileSync(path, `${path}.1`);
  } catch {
    // Truncating helps even if the disk is too full for a copy.
  }
  try {
    // Truncated instead of renamed, because PostgreSQL keeps writing to the open file.
    truncateSync(path);
  } catch {
    // The file was removed in the meantime.
  }
}

export function logSize(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

/** The log since the given size, without timestamps; at most the last 8 kB. */
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

/** A log's relevant lines as one line: from the last FATAL on, otherwise the last line. */
export function lastWords(text: string): string {
  const lines = text.split('\n');
  const fatal = lines.findLastIndex((line) => /^(FATAL|PANIC):/.test(line));
  const relevant = fatal < 0 ? lines.slice(-3) : lines.slice(fatal, fatal + 4);
  return relevant.join(' | ') || 'it left no message';
}
