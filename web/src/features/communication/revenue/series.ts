/** What the chart shows of each month, side by side; the colours are of its frame (`figures`). */
export const SERIES = [
  { name: 'goal', label: 'Goal', color: 'var(--goal)' },
  { name: 'actual', label: 'Actual', color: 'var(--actual)' },
] as const;
