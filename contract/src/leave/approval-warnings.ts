import type { Approval } from './endpoints.ts';

/** The parts of an approval that can hold a warning. */
export type ApprovalFindings = Pick<
  Approval,
  'asks' | 'balance_effect' | 'away' | 'warnings' | 'hints'
>;

/**
 * True for a leave request that can be approved together with others: no coverage warning, no negative
 * balance on the first day or later, nobody else of the area away on those days (D28), and no hint from
 * the law. A request to cancel a leave is always decided on its own.
 */
export function isWithoutWarning(approval: ApprovalFindings): boolean {
  const { asks, balance_effect: effect, away, warnings, hints } = approval;
  const lowest = effect ? (effect.lowest ?? { days: effect.after }).days : 0;
  return (
    asks === 'leave' &&
    lowest >= 0 &&
    away.length === 0 &&
    warnings.length === 0 &&
    hints.length === 0
  );
}
