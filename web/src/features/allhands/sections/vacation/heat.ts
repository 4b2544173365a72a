const SHADES = 4;

/** The shade of a count, from 0 for nobody to SHADES for the table's highest. */
export function shadeOf(count: number, highest: number): number {
  if (count <= 0 || highest <= 0) return 0;
  return Math.min(SHADES, Math.ceil((count / highest) * SHADES));
}

/** The range of each shade, such as 3–4. Shades without a count are left out. */
export function legendOf(highest: number) {
  const all = Array.from({ length: highest + 1 }, (_, count) => count);
  return [...Map.groupBy(all, (count) => shadeOf(count, highest))].map(([shade, counts]) => {
    const [first, last] = [counts[0], counts.at(-1)];
    return { shade, text: first === last ? `${first}` : `${first}–${last}` };
  });
}
