import { createRequire } from 'node:module';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';

const require = createRequire(import.meta.url);

/** Loaded with the first document, because it takes a while and some memory. */
function loadPdfmake() {
  const pdfmake = require('pdfmake') as typeof import('pdfmake');
  const fonts = require('pdfmake/fonts/Roboto.js') as typeof pdfmake.fonts;
  const files = new Set(Object.values(fonts).flatMap((font) => Object.values(font)));
  pdfmake.setFonts(fonts);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => files.has(path));
  return pdfmake;
}

let pdfmake: ReturnType<typeof loadPdfmake> | undefined;

/** Writes a document as a PDF, with fonts for Latin, Greek and Cyrillic letters. */
export async function writePdf(document: TDocumentDefinitions): Promise<Buffer> {
  pdfmake ??= loadPdfmake();
  return pdfmake.createPdf(document).getBuffer();
}
