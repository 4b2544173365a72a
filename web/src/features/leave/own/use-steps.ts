import type { LeaveDetail } from '@intranet/contract/leave/own-endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { siteQuery } from '#core/site.ts';
import { STEP_NAMES, STEPS, type StepName } from './steps.ts';

export function useSteps(leave: LeaveDetail | undefined): StepName[] {
  const today = useQuery(siteQuery).data?.today ?? '';
  return leave ? STEP_NAMES.filter((step) => STEPS[step].allowed(leave, today)) : [];
}
