import type { Day } from '@intranet/contract/core/days.ts';
import type { Role } from '@intranet/contract/core/roles.ts';
import { listOf } from '@intranet/contract/core/text.ts';
import type { Cargo } from '@intranet/contract/people/positions.ts';
import people from './demo-people.json' with { type: 'json' };

type Region = 'Brasil' | 'Scale' | 'Latam' | 'Europa';

export interface DemoPerson {
  name: string;
  area: string;
  region: Region;
  cargo: Cargo;
  born: Day;
  /** Whole months and days since the start date, before the day the demo is filled. */
  months: number;
  days: number;
  /** Set for the demo's accounts; derived from area and cargo for others. */
  role?: Role;
  mustChangePassword?: true;
  balance?: number;
  enteredMonths?: number;
  /** The birthday is this many days after the demo is filled; only the year of `born` counts. */
  birthdayIn?: number;
  ativo?: 'N' | 'C';
  noAccount?: true;
  birthdayUnknown?: true;
}

export const DEMO_AREAS = listOf(
  'Finance, People, Legal, IT, M&A, Commercial, Marketing, Projects',
);

/** The accounts of the sign-in page, in order. Those with a balance also have a six-month history. */
export const DEMO_ACCOUNTS = people.accounts as readonly DemoPerson[];

export const DEMO_COLLEAGUES = people.colleagues as readonly DemoPerson[];
