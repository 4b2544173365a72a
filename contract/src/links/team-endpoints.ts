import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { DEPARTMENTS, type Department, type DepartmentId } from './departments.ts';

/** At most so many people are listed. */
export const MAX_TEAM = 50;

/** Days from today in which an absence is listed. */
export const TEAM_DAYS = 14;

const teamOf = ({ id, readers }: Department) =>
  endpoint('GET', `/api/departments/${id}/team`, readers, {
    description:
      "Lists the department's first 50 people with their next absence; other areas for list readers",
    reply: () =>
      z.object({
        today: z.string(),
        people: z.array(
          z.object({
            employee_id: z.number(),
            name: z.string(),
            cargo: z.string(),
            /** The photo's path, or empty. */
            photo: z.string(),
            /** Approved leave that is under way or begins soon. */
            away: z.object({ start: z.string(), end: z.string() }).nullable(),
          }),
        ),
        /** The number of people who aren't listed. */
        unlisted: z.number(),
      }),
  });
export type Team = z.infer<ReturnType<typeof teamOf>['reply']>;

export const listTeam = Object.fromEntries(
  DEPARTMENTS.map((one) => [one.id, teamOf(one)]),
) as Record<DepartmentId, ReturnType<typeof teamOf>>;
