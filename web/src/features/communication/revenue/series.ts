export const SERIES = [
  { name: 'goal', label: 'Goal', color: 'var(--goal)' },
  { name: 'actual', label: 'Actual', color: 'var(--actual)' },
] as const;
