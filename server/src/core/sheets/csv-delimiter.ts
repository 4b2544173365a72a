const DELIMITERS = [',', ';', '\t'];
const SAMPLED_CHARACTERS = 20_000;
const SAMPLED_LINES = 20;

/** Excel's first line `sep=;`, which it hides. */
const SEPARATOR_LINE = /^"?sep=([^\r\n])"?[,;\t]*(?:\r\n|\r|\n|$)/i;

function sampleLines(text: string): string[] {
  const bare = text.slice(0, SAMPLED_CHARACTERS).replace(/"(?:[^"]|"")*"/g, '');
  return bare
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '')
    .slice(0, SAMPLED_LINES);
}

/** How many lines have the most frequent number of this delimiter. */
function countAgreeing(lines: readonly string[], delimiter: string): number {
  const frequency = new Map<number, number>();
  for (const line of lines) {
    const count = line.split(delimiter).length - 1;
    if (count > 0) frequency.set(count, (frequency.get(count) ?? 0) + 1);
  }
  return Math.max(0, ...frequency.values());
}

/** The delimiter on which most lines agree. In a tie, the last line's: titles and headers may differ. */
function guessDelimiter(text: string): string {
  const lines = sampleLines(text);
  const last = lines.at(-1) ?? '';
  const scored = DELIMITERS.map((delimiter) => ({
    delimiter,
    agreeing: countAgreeing(lines, delimiter),
    inLast: last.split(delimiter).length,
  }));
  scored.sort((a, b) => b.agreeing - a.agreeing || b.inLast - a.inLast);
  return scored[0]?.delimiter ?? ',';
}

/** The text below a line `sep=`, with that line's delimiter or the most likely one. */
export function splitDelimiter(text: string): { text: string; delimiter: string } {
  const [line, delimiter] = SEPARATOR_LINE.exec(text) ?? [];
  if (line && delimiter) return { text: text.slice(line.length), delimiter };
  return { text, delimiter: guessDelimiter(text) };
}
