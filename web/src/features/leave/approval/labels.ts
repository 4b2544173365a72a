import type { Decided } from './use-decisions.ts';

const RESULTS = {
  leave: { approve: 'Approved', reject: 'Rejected' },
  cancellation: { approve: 'Leave cancelled', reject: 'Leave kept' },
} as const;

/** A decision's result in a word or two. */
export function resultOf({ approval, decision }: Decided): string {
  return RESULTS[approval.asks][decision];
}
