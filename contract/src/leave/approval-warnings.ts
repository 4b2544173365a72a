import type { Approval } from './endpoints.ts';

export type ApprovalFindings = Pick<
  Approval,
  'asks' | 'balance_effect' | 'away_count' | 'warnings' | 'checks' | 'hints' | 'last_day'
>;

/** True for a leave request without warnings, which can be approved in bulk (D28, D63). */
export function isWithoutWarning(approval: ApprovalFindings): boolean {
  const { asks, balance_effect: effect, away_count, warnings, checks, hints, last_day } = approval;
  const lowest = effect ? (effect.lowest ?? { days: effect.after }).days : 0;
  return (
    asks === 'leave' &&
    lowest >= 0 &&
    away_count === 0 &&
    warnings.length === 0 &&
    checks.length === 0 &&
    hints.length === 0 &&
    // A server that is yet to be upgraded doesn't send it.
    !last_day
  );
}
