import type { FileKind } from './endpoint.ts';
import { msg, t } from './i18n/t.ts';

export const PDF: FileKind = {
  types: ['application/pdf'],
  maxBytes: 10 * 1024 * 1024,
  refusal: msg('Please choose a PDF of up to 10 MB.'),
};

const DAMAGED = msg('This PDF cannot be read: its file seems to be damaged.');
const BEGINNING = '%PDF-';
const END = '%%EOF';
/** PDF readers search this many last bytes for the end, because some writers append data. */
const END_WITHIN = 1024;

const textOf = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/** Why a file is not a PDF, or null. Checks only its start and its end. */
export function pdfProblem(file: Uint8Array): string | null {
  const begins = textOf(file.subarray(0, BEGINNING.length)) === BEGINNING;
  if (!begins || file.length > PDF.maxBytes) return t(PDF.refusal);
  return textOf(file.subarray(-END_WITHIN)).includes(END) ? null : t(DAMAGED);
}
