import { parseXml } from './parse-xml.ts';

const isBetween = (id: number, from: number, to: number) => id >= from && id <= to;

/** The built-in formats of dates, with those of East Asian versions. */
const isBuiltInDate = (id: number) =>
  isBetween(id, 14, 22) || isBetween(id, 27, 36) || isBetween(id, 45, 47) || isBetween(id, 50, 58);

/** Quoted and escaped text, fillers, and brackets such as colours and languages. */
const LITERALS = /"[^"]*"|[\\_*].|\[[^\]]*\]/g;

/** True if a number format shows a date, such as `dd/mm/yyyy` or `[$-416]d" de "mmmm`. */
export function isDateFormat(format: string): boolean {
  return format
    .split(';')
    .map((part) => part.replace(LITERALS, '').toLowerCase())
    .some((part) => /[dmyaj]/.test(part) && !/[0#?%]/.test(part) && part.trim() !== 'general');
}

/** Whether each cell style shows a date, by the style's number. */
export function readDateStyles(xml: string | undefined): boolean[] {
  const formats = new Map<number, string>();
  const styles: boolean[] = [];
  let inCellStyles = false;
  parseXml(xml ?? '<styleSheet/>', {
    open: (name, attributes) => {
      if (name === 'cellXfs') inCellStyles = true;
      if (name === 'numFmt') {
        const { numFmtId, formatCode = '' } = attributes();
        formats.set(Number(numFmtId), formatCode);
      } else if (name === 'xf' && inCellStyles) {
        const id = Number(attributes().numFmtId ?? 0);
        const format = formats.get(id);
        styles.push(format === undefined ? isBuiltInDate(id) : isDateFormat(format));
      }
    },
    close: (name) => {
      if (name === 'cellXfs') inCellStyles = false;
    },
  });
  return styles;
}
