import { readDateStyles } from './date-formats.ts';
import { isTrue, parseXml, unescapeText } from './parse-xml.ts';
import { unpackXml } from './unpack.ts';

export interface Workbook {
  /** The visible sheets in order, with their XML. */
  sheets: { name: string; xml: string }[];
  hiddenSheets: string[];
  /** True if day 0 is 1 January 1904. */
  from1904: boolean;
  texts: string[];
  dateStyles: boolean[];
}

function readRelations(xml: string | undefined) {
  const paths = new Map<string, { type: string; path: string }>();
  parseXml(xml ?? '', {
    open: (name, attributes) => {
      if (name !== 'Relationship') return;
      const { Id = '', Type = '', Target = '' } = attributes();
      const path = Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`;
      paths.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), path });
    },
  });
  return paths;
}

/** The shared texts by number, without phonetic readings. */
function readTexts(xml: string | undefined): string[] {
  const texts: string[] = [];
  let text = '';
  let inText = false;
  let phonetic = false;
  if (!xml) return texts;
  parseXml(xml, {
    open: (name) => {
      if (name === 'si') text = '';
      else if (name === 'rPh') phonetic = true;
      else if (name === 't') inText = !phonetic;
    },
    text: (piece) => {
      if (inText) text += piece;
    },
    close: (name) => {
      if (name === 'si') texts.push(unescapeText(text));
      else if (name === 'rPh') phonetic = false;
      else if (name === 't') inText = false;
    },
  });
  return texts;
}

/** Opens an XLSX file. @throws Error if it is none, or too large once unpacked */
export function openWorkbook(file: Buffer): Workbook {
  const read = unpackXml(file);
  const relations = readRelations(read('xl/_rels/workbook.xml.rels'));
  const pathOfType = (wanted: string) =>
    [...relations.values()].find(({ type }) => type === wanted)?.path ?? '';
  const workbook = read('xl/workbook.xml');
  if (workbook === undefined) throw new Error('Not a workbook');
  const sheets: Workbook['sheets'] = [];
  const hiddenSheets: string[] = [];
  let from1904 = false;
  parseXml(workbook, {
    open: (element, attributes) => {
      if (element === 'workbookPr') from1904 = isTrue(attributes().date1904);
      if (element !== 'sheet') return;
      const { name = '', state = 'visible', id = '' } = attributes();
      const { type, path = '' } = relations.get(id) ?? {};
      const xml = type === 'worksheet' ? read(path) : undefined;
      if (xml === undefined) return;
      if (state === 'visible') sheets.push({ name: unescapeText(name), xml });
      else hiddenSheets.push(unescapeText(name));
    },
  });
  if (sheets.length === 0) throw new Error('No visible sheet');
  const texts = readTexts(read(pathOfType('sharedStrings')));
  const dateStyles = readDateStyles(read(pathOfType('styles')));
  return { sheets, hiddenSheets, from1904, texts, dateStyles };
}
