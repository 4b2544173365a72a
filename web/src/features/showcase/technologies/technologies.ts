import type { ProjectId } from '../projects.ts';
import { CALENDAR } from './calendar.ts';
import { FINANCIAL } from './financial.ts';
import { GOALS } from './goals.ts';
import { HUBSPOT } from './hubspot.ts';
import { PNL } from './pnl.ts';
import type { Technology } from './technology.ts';
import { VACATION } from './vacation.ts';

export const TECHNOLOGIES: Record<ProjectId, Technology> = {
  hubspot: HUBSPOT,
  financial: FINANCIAL,
  calendar: CALENDAR,
  vacation: VACATION,
  goals: GOALS,
  pnl: PNL,
};
