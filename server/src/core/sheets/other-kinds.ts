import { t } from '@intranet/contract/core/i18n/t.ts';
import { AppError } from '../errors.ts';

/** Compound files hold old workbooks, and new ones with a password. */
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

const BEGINNING_BYTES = 1_000;
const COMMENT = /<!--[\s\S]*?-->/g;
const WEB_PAGE =
  /^\s*(?:<\?xml[^>]*>\s*)?<(?:!doctype\s+html|html|head|meta|title|style|body|div|table)[\s>]/i;

function isWebPage(file: Buffer): boolean {
  const beginning = new TextDecoder().decode(file.subarray(0, BEGINNING_BYTES));
  return WEB_PAGE.test(beginning.replace(COMMENT, ''));
}

/** @throws AppError invalid_file for files that only look like CSV or XLSX by their name */
export function refuseOtherKinds(file: Buffer): void {
  if (file.subarray(0, COMPOUND.length).equals(COMPOUND)) {
    throw new AppError(
      'invalid_file',
      file.includes(ENCRYPTED)
        ? t(
            'This workbook is password-protected. Open it, remove the password, save it and choose it again.',
          )
        : t('This is an old Excel file (.xls). Open it, save it as .xlsx and choose the new file.'),
    );
  }
  if (isWebPage(file)) {
    throw new AppError(
      'invalid_file',
      t(
        'This file is a web page, not a workbook. Open it in a spreadsheet app, save it as .xlsx and choose the new file.',
      ),
    );
  }
}
