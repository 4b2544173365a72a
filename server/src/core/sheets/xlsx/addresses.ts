/** Columns beyond XFD, the last one of spreadsheets, are not computed. */
const ADDRESS = /^([A-Z]{1,3})(\d{1,7})$/;

/** The place of a cell such as `B12`, or null. */
export function readAddress(address: string): { column: number; line: number } | null {
  const [, letters, line] = ADDRESS.exec(address) ?? [];
  if (!letters) return null;
  let number = 0;
  for (const letter of letters) number = number * 26 + letter.charCodeAt(0) - 64;
  return { column: number - 1, line: Number(line) };
}

/** A column as spreadsheets name it: A, B, … AA. */
export function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}
