const DECIMAL = /^[-+]?(\d+[.,]?\d*|[.,]\d+)$/;

/** A number with a decimal comma or point, or the text if it is none. */
export function readDecimal(text: string): number | string {
  const trimmed = text.trim();
  return DECIMAL.test(trimmed) ? Number(trimmed.replace(',', '.')) : text;
}

/** Thousands in groups of three, separated by the same mark, and decimals after the other mark. */
const GROUPED = /^[-+]?[1-9]\d{0,2}(?:([.,'’ \u00a0\u202f])\d{3})(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/;

/**
 * Both numbers that a text can mean, such as 480000 and 480 for “480.000”: the decimal mark of the user's language may be
 * another's mark of thousands. Null for any other text.
 */
export function twoReadings(
  text: string,
  decimal: string,
): [whole: number, fraction: number] | null {
  const trimmed = text.trim();
  const [, mark] = GROUPED.exec(trimmed) ?? [];
  if (mark !== decimal || !DECIMAL.test(trimmed)) return null;
  return [Number(trimmed.replace(mark, '')), Number(trimmed.replace(',', '.'))];
}

/**
 * A number as people copy it from a spreadsheet, such as 1,250,000 or 1.250.000,50, or the text if it is none or can mean
 * two.
 * @param decimal the language's decimal mark
 */
export function readFigure(text: string, decimal: string): number | string {
  if (twoReadings(text, decimal)) return text;
  const trimmed = text.trim();
  const [, mark] = GROUPED.exec(trimmed) ?? [];
  if (mark === undefined) return readDecimal(text);
  return Number(trimmed.replaceAll(mark, '').replace(',', '.'));
}
