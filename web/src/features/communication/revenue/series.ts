/** What the chart shows of each month, side by side; readable in light and dark. */
export const SERIES = [
  { name: 'goal', label: 'Goal', color: 'gray.5' },
  { name: 'actual', label: 'Actual', color: 'brand.6' },
] as const;
