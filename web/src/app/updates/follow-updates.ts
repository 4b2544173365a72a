import { updates } from '@intranet/contract/site/endpoints.ts';
import type { QueryClient } from '@tanstack/react-query';
import { isSamePerson, onUserChange, type StoredUser, storedUser } from '#core/session.ts';
import { currentUserQuery } from '#features/accounts/api.ts';
import { homeKeys } from '#features/home/api.ts';
import { peopleKeys } from '#features/people/api.ts';
import { updatesAreLive } from './live.ts';
import type { FromWorker, ToWorker } from './messages.ts';

const MIN_PAUSE_MS = 2_000;
/** Random up to this, so that many browsers don't ask at the same moment. */
const MAX_DELAY_MS = 1_000;

/** Not the filters of lists, which often keep the focus. */
const FILLED_IN = 'textarea, :is(form, td) input:not([type=checkbox], [type=radio])';

/** A refresh could remove the record whose dialog or field is being filled in. */
function isBusy(queryClient: QueryClient): boolean {
  if (queryClient.isMutating() > 0 || document.querySelector('[role=dialog]')) return true;
  const field = document.activeElement;
  return field?.matches(FILLED_IN) === true && (field as HTMLInputElement).value !== '';
}

/** Reads what is shown again after changes: one refresh at a time, and only while the page is visible. */
function createRefresher(queryClient: QueryClient) {
  let isDue = false;
  let isRunning = false;

  async function run(): Promise<void> {
    if (!isDue || isRunning || document.hidden) return;
    isRunning = true;
    await pause(Math.random() * MAX_DELAY_MS);
    if (!document.hidden && !isBusy(queryClient)) {
      isDue = false;
      // A failed read shows what was there before.
      await Promise.allSettled([
        // A role that opens more is in no refused call.
        queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 }),
        peopleKeys.refresh(queryClient),
        homeKeys.refresh(queryClient),
      ]);
    }
    await pause(MIN_PAUSE_MS);
    isRunning = false;
    void run();
  }

  return {
    refresh: () => {
      isDue = true;
      void run();
    },
    onVisible: () => void run(),
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The worker that all pages of this person share. Each person has their own, and so their own stream. */
const connect = ({ email }: StoredUser): MessagePort =>
  new SharedWorker(new URL('./updates-worker.ts', import.meta.url), {
    type: 'module',
    name: `updates for ${email}`,
  }).port;

/** Follows the server's stream of updates while somebody is signed in (docs/decisions/0048). @returns stops */
export function followUpdates(queryClient: QueryClient): () => void {
  // Without it, pages poll.
  if (!('SharedWorker' in window)) return () => undefined;
  const { refresh, onVisible } = createRefresher(queryClient);
  let port: MessagePort | null = null;
  const send = (message: ToWorker) => port?.postMessage(message);

  /** @param since in ms, when the oldest data on the page may have been read */
  function join(since: number): void {
    const user = storedUser();
    if (!user || port) return;
    port = connect(user);
    port.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data === 'changed') refresh();
      else updatesAreLive.set(data === 'live');
    };
    send({ join: { address: updates.path, since } });
  }

  function leave(): void {
    send('leave');
    port?.close();
    port = null;
    updatesAreLive.set(false);
  }

  join(performance.timeOrigin);
  const forgetChange = onUserChange((before, user) => {
    if (before && user && isSamePerson(before, user)) return;
    leave();
    join(Date.now());
  });
  const ended = new AbortController();
  document.addEventListener('visibilitychange', onVisible, ended);
  window.addEventListener('pagehide', leave, ended);
  // The browser may keep a page for going back.
  window.addEventListener('pageshow', ({ persisted }) => persisted && join(0), ended);
  return () => {
    leave();
    forgetChange();
    ended.abort();
  };
}
