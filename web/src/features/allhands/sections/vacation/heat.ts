const SHADES = 4;

/** The shade of a count, from 0 for nobody to SHADES for the table's highest. */
export function shadeOf(count: number, highest: number): number {
  if (count <= 0 || highest <= 0) return 0;
  return Math.min(SHADES, Math.ceil((count / highest) * SHADES));
}

/** The range of each shade, such as 3–4. Shades without a count are left out. */
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
