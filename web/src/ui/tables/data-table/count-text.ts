export type Noun = readonly [one: string, many: string];

const numbers = new Intl.NumberFormat('en-GB');

/** `1 leave`, `117 leaves`, or `12 of 117 leaves` when filters hide some. */
export function countText(shown: number, total: number, [one, many]: Noun): string {
  const all = `${numbers.format(total)} ${total === 1 ? one : many}`;
  return shown === total ? all : `${numbers.format(shown)} of ${all}`;
}
