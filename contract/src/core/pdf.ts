import type { FileKind } from './endpoint.ts';

/** A document that people read as it is (spec §7, api/static). */
export const PDF: FileKind = {
  types: ['application/pdf'],
  maxBytes: 10 * 1024 * 1024,
  choose: 'Please choose a PDF of up to 10 MB.',
};

const DAMAGED = 'This PDF cannot be read: its file seems to be damaged.';
const BEGINNING = '%PDF-';
const END = '%%EOF';
/** Readers look for the end in this many bytes: some writers put something behind it. */
const END_WITHIN = 1024;

const textOf = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/**
 * What is wrong with a file as a PDF, as a sentence, or null. It looks at how the file begins and
 * ends: enough to tell another kind of file and one that was cut off, not a sound PDF from another.
 */
export function pdfProblem(file: Uint8Array): string | null {
  const begins = textOf(file.subarray(0, BEGINNING.length)) === BEGINNING;
  if (!begins || file.length > PDF.maxBytes) return PDF.choose;
  return textOf(file.subarray(-END_WITHIN)).includes(END) ? null : DAMAGED;
}
