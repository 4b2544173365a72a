import type { LeaveState } from '@intranet/contract/leave/leave-states.ts';
import type { LeaveType } from '@intranet/contract/leave/leave-types.ts';
import leaves from './demo-leaves.json' with { type: 'json' };

/** A leave relative to today: 0 is today, -1 yesterday. */
export interface DemoLeave {
  name: string;
  type: LeaveType;
  state: LeaveState;
  from: number;
  days: number;
  requested?: number;
  moved?: number;
}

/**
 * Accounts of the sign-in page have only past leave, so that none of them is ever away. Requests
 * wait for Demo Head while colleagues in Finance are away.
 */
export const DEMO_LEAVES = leaves as readonly DemoLeave[];

/** Two people are away over New Year: from 29 December, and from 2 January. */
export const NEW_YEAR_LEAVES = { across: 'Isabela Frota', after: 'Giulia Esposito' } as const;

/** Three accounts of the sign-in page have no leave after this day, whenever the demo is filled. */
export const LAST_LEAVE_DAY = '2026-12-31';
