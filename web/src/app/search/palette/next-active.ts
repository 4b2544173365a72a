/** The option that a key moves to, or null for another key. Arrows wrap around. */
export function nextActive(key: string, active: number, count: number): number | null {
  const last = count - 1;
  if (key === 'ArrowDown') return active < last ? active + 1 : 0;
  if (key === 'ArrowUp') return active > 0 ? active - 1 : last;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  return null;
}
