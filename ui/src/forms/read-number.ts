const DECIMAL = /^[-+]?(\d+[.,]?\d*|[.,]\d+)$/;

/** A number with a decimal comma or point, or the text if it is none. */
export function readDecimal(text: string): number | string {
  const trimmed = text.trim();
  return DECIMAL.test(trimmed) ? Number(trimmed.replace(',', '.')) : text;
}

/** Thousands in groups of three, separated by the same mark, and decimals after the other mark. */
const GROUPED = /^[-+]?[1-9]\d{0,2}(?:([.,'’ \u00a0\u202f])\d{3})(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/;

/**
 * A number as people copy it from a spreadsheet, such as 1,250,000 or 1.250.000,50, or the text if it is none.
 * @param decimal the language's decimal mark, which decides what 1,250 is
 */
export function readFigure(text: string, decimal: string): number | string {
  const trimmed = text.trim();
  const [, mark] = GROUPED.exec(trimmed) ?? [];
  const isDecimal = mark === decimal && trimmed.split(mark).length === 2 && DECIMAL.test(trimmed);
  if (mark === undefined || isDecimal) return readDecimal(text);
  return Number(trimmed.replaceAll(mark, '').replace(',', '.'));
}
