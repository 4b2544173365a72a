const QUOTED_CELL = /"(?:\\.|[^"\\]+)*"/gs;

/** True if quotes inside cells are doubled and none is escaped: another program's CSV. */
function doublesQuotes(text: string): boolean {
  if (text.includes('\\"')) return false;
  const cells = [...text.matchAll(QUOTED_CELL)];
  return cells.some(({ 0: cell, index }) => text[index + cell.length] === '"');
}

/**
 * Prepares a file for a parser with the escape character `\`: backslashes that escape nothing
 * are escaped themselves, so that the parser keeps them.
 */
export function prepareEscapes(file: Buffer): { file: Buffer; escapedBy?: '\\' } {
  // Both encodings give back every byte, and the characters in question are ASCII.
  const encoding = file[0] === 0xff && file[1] === 0xfe ? 'utf16le' : 'latin1';
  const text = file.toString(encoding);
  if (doublesQuotes(text)) return { file };
  const kept = text.replace(QUOTED_CELL, (cell) =>
    cell.replace(/\\(["\\])?/g, (found, escaped) => (escaped ? found : '\\\\')),
  );
  return { file: Buffer.from(kept, encoding), escapedBy: '\\' };
}
