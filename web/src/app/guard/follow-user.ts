import { currentUser } from '@intranet/contract/accounts/endpoints.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { redirectFor } from '@intranet/contract/pages.ts';
import { notifyFailure } from '@intranet/ui/feedback/notify.ts';
import type { Query, QueryClient } from '@tanstack/react-query';
import { setOnRefusal } from '#core/call.ts';
import { hasOtherRights, isSamePerson, onUserChange, storedUser } from '#core/session.ts';
import { currentUserQuery } from '#features/accounts/api.ts';
import type { router as appRouter } from '../router.tsx';
import { updatesAreLive } from '../updates/live.ts';

/** The least time between two reads on focus or navigation, in milliseconds. */
const PAUSE = 5_000;
/** Without the stream of updates, the user is read this often. */
const POLL_MS = 30_000;

const isOther = ({ queryHash }: Query) => queryHash !== JSON.stringify(currentUserQuery.queryKey);

/** The user's former names, so that a call that failed with one can be repeated. */
const former = new Set<string>();

/** A query or body with the current name for a former one; null if it has none. */
function renamed(values: unknown, name: string): Record<string, unknown> | null {
  const entries = Object.entries(values ?? {});
  const isFormer = ([, value]: [string, unknown]) => former.has(value as string);
  if (!entries.some(isFormer)) return null;
  return Object.fromEntries(entries.map((one) => (isFormer(one) ? [one[0], name] : one)));
}

/** Lets guard, menu, names and cached replies follow the user's role and name (D68). @returns stops */
export function followUser(router: typeof appRouter, queryClient: QueryClient): () => void {
  const employeeName = () =>
    queryClient.getQueryData(currentUserQuery.queryKey)?.employee?.name ?? '';

  const read = async (staleTime: number): Promise<void> => {
    if (!storedUser()) return;
    // A failure keeps what is shown; a 401 ends the session (session-failures.ts).
    await queryClient.fetchQuery({ ...currentUserQuery, staleTime }).catch(() => undefined);
  };

  const forgetChange = onUserChange(async (before, user) => {
    if (!before || !user) return;
    if (!isSamePerson(before, user)) {
      former.clear();
      void read(0);
    } else if (before.username !== user.username) {
      former.add(before.username).add(employeeName()).delete(user.username);
      void queryClient.invalidateQueries({ predicate: isOther });
    }
    if (isSamePerson(before, user) && !hasOtherRights(before, user)) return;
    const closes = redirectFor(router.state.location.pathname, user) !== null;
    // The guard comes first, because a page that closes must not load again.
    await router.invalidate();
    if (closes) {
      notifyFailure(
        t(
          'Your permissions have changed, so you can no longer open that page. Unsaved changes on it are lost.',
        ),
      );
    }
    await queryClient.resetQueries({ predicate: isOther });
  });

  setOnRefusal(async (endpoint, { status, code }, parts) => {
    const mayHaveChanged =
      code === 'no_employee' || (status === 403 && code !== 'confirm_password');
    if (endpoint === currentUser || !mayHaveChanged) return null;
    await read(0);
    const name = employeeName() || storedUser()?.username;
    if (!name) return null;
    const query = renamed(parts.query, name);
    const body = renamed(parts.body, name);
    return query || body ? { ...parts, ...(query && { query }), ...(body && { body }) } : null;
  });

  const poll = setInterval(() => {
    if (!updatesAreLive.get() && !document.hidden) void read(PAUSE);
  }, POLL_MS);
  const ended = new AbortController();
  window.addEventListener('focus', () => void read(PAUSE), ended);
  document.addEventListener('visibilitychange', () => document.hidden || void read(PAUSE), ended);
  const unsubscribe = router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    // The first page reads the user by itself (router.tsx).
    if (fromLocation && pathChanged) void read(PAUSE);
  });
  return () => {
    forgetChange();
    clearInterval(poll);
    setOnRefusal(undefined);
    ended.abort();
    unsubscribe();
  };
}
