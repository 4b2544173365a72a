import { useQuery } from '@tanstack/react-query';
import { usePageUser } from '#core/session.ts';
import { currentUserQuery } from '#features/accounts/api.ts';

/** The user's name for leave requests: the employee's name, or the username. */
export function useOwnName(): string {
  const user = usePageUser();
  const { data: me } = useQuery(currentUserQuery);
  return me?.employee?.name ?? user.username;
}
