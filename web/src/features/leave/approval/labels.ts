import type { Decided } from './use-decisions.ts';

const RESULTS = {
  leave: { approve: 'Approved', reject: 'Rejected' },
  cancellation: { approve: 'Leave cancelled', reject: 'Leave kept' },
} as const;

export function resultOf({ approval, decision }: Decided): string {
  return RESULTS[approval.asks][decision];
}
