import { execFileSync } from 'node:child_process';
import { findProgram } from '../scripts/find-program.ts';

const PDFTOTEXT = ['/usr/bin/pdftotext', '/usr/local/bin/pdftotext', '/opt/homebrew/bin/pdftotext'];

/** The text of a PDF, by pdftotext with its options and the file. */
export function readPdf(...args: string[]): string {
  const program = findProgram(PDFTOTEXT, 'poppler-utils');
  if (!program) throw new Error('This test needs pdftotext: install poppler-utils.');
  return execFileSync(program, [...args, '-'], { encoding: 'utf8' });
}
