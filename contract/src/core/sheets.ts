import type { FileKind } from './endpoint.ts';
import { msg } from './i18n/t.ts';

export const SHEET: FileKind = {
  types: [
    '.csv',
    '.xlsx',
    'text/csv',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ],
  maxBytes: 5 * 1024 * 1024,
  refusal: msg('Please choose a CSV or XLSX file of at most 5 MB.'),
};
