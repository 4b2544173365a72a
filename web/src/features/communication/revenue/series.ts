/** The chart's series; the colours come from its frame (`figures`). */
export const SERIES = [
  { name: 'goal', label: 'Goal', color: 'var(--goal)' },
  { name: 'actual', label: 'Actual', color: 'var(--actual)' },
] as const;
