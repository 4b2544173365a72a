/** Shades beside that of nobody. */
const SHADES = 4;

/** The shade of a count, from 0 for nobody to SHADES for the highest of the table. */
export function shadeOf(count: number, highest: number): number {
  if (count <= 0 || highest <= 0) return 0;
  return Math.min(SHADES, Math.ceil((count / highest) * SHADES));
}

/** What each shade stands for, such as 3–4; a shade that no count has is left out. */
export function legendOf(highest: number): { shade: number; text: string }[] {
  const found = new Map<number, number[]>();
  for (let count = 0; count <= highest; count += 1) {
    const shade = shadeOf(count, highest);
    found.set(shade, [...(found.get(shade) ?? []), count]);
  }
  return [...found].map(([shade, counts]) => {
    const [first, last] = [counts[0], counts.at(-1)];
    return { shade, text: first === last ? `${first}` : `${first}–${last}` };
  });
}
