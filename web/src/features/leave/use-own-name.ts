import { useQuery } from '@tanstack/react-query';
import { usePageUser } from '#core/session.ts';
import { currentUserQuery } from '#features/accounts/api.ts';

/** The name that leave is asked for in: the employee's, or the username where there is none. */
export function useOwnName(): string {
  const user = usePageUser();
  const { data: me } = useQuery(currentUserQuery);
  return me?.employee?.name ?? user.username;
}
