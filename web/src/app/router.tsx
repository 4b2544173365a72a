import { CallError } from '@intranet/contract/core/call-error.ts';
import { findPage, PAGES, redirectFor } from '@intranet/contract/pages.ts';
import { notifyFailure } from '@intranet/ui/feedback/notify.ts';
import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  redirect,
  type SearchSchemaInput,
} from '@tanstack/react-router';
import { Suspense } from 'react';
import { endSession, forgetUser, sessionHasEnded, storedUser } from '#core/session.ts';
import { currentUserQuery, readCurrentUser, signOut } from '#features/accounts/api.ts';
import { ADDRESS_FORMAT } from './address-format.ts';
import { PageFailed } from './guard/PageFailed.tsx';
import { setSessionPending } from './guard/session-check.ts';
import { pageComponent } from './page-component.ts';
import { SCREENS } from './screens.ts';
import { Frame } from './shell/Frame.tsx';
import { rewriteShowcase, showcaseName } from './showcase-address.ts';

let checked: Promise<void> | undefined;

/** Loads the current user once per page load, to detect a changed role or an ended session. */
function checkSession(queryClient: QueryClient): Promise<void> {
  const askAgain = () => {
    checked = undefined;
    void checkSession(queryClient);
  };
  checked ??= readCurrentUser().then(
    (me) => void queryClient.setQueryData(currentUserQuery.queryKey, me),
    (error: unknown) => {
      if (error instanceof CallError && error.code === 'unauthenticated') endSession();
      // The stored user stays visible meanwhile (D42).
      else notifyFailure(error, askAgain);
    },
  );
  return checked;
}

/** True if the shell can be drawn before the server has confirmed the stored user. */
const drawsShellAtOnce = (path: string) =>
  findPage(path)?.layout !== 'bare' && redirectFor(path, storedUser()) === null;

let drawnAtOnce = false;

/** Draws the shell while the session is checked. The page itself waits for the answer. */
function drawShellUntil(answer: Promise<void>): void {
  if (drawnAtOnce) return;
  drawnAtOnce = true;
  setSessionPending(true);
  void answer.then(async () => {
    // The answer may change the role or end the session, so the guard runs again.
    if (redirectFor(router.latestLocation.pathname, storedUser())) await router.invalidate();
    setSessionPending(false);
  });
}

const NotFound = pageComponent(() => import('./guard/NotFoundPage.tsx'));

type Search = Partial<Record<string, string>>;

const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Frame,
  // Pages read their own parameters with `useAddress`.
  validateSearch: (search: Search & SearchSchemaInput): Search => search,
  notFoundComponent: () => (
    <Suspense>
      <NotFound />
    </Suspense>
  ),
  errorComponent: PageFailed,
  // Checks access before every route change (spec §4).
  beforeLoad: async ({ location, context }) => {
    if (location.pathname === '/logout') return;
    if (storedUser()) {
      const answer = checkSession(context.queryClient);
      if (drawsShellAtOnce(location.pathname)) drawShellUntil(answer);
      else await answer;
    }
    const to = redirectFor(location.pathname, storedUser());
    if (to === '/login' && sessionHasEnded()) {
      throw redirect({ to, search: { next: location.publicHref }, replace: true });
    }
    if (to) throw redirect({ to });
  },
});

const pages = PAGES.map((page) =>
  createRoute({
    getParentRoute: () => root,
    path: page.path,
    component: pageComponent(SCREENS[page.path]),
    beforeLoad: () => {
      if (page.path === '/login' && storedUser()) throw redirect({ to: '/home' });
    },
  }),
);

const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/login' });
  },
});

const logout = createRoute({
  getParentRoute: () => root,
  path: '/logout',
  beforeLoad: async () => {
    // The user chose to leave, so this browser signs out even if the server can't be reached.
    await signOut().catch(forgetUser);
    throw redirect({ to: '/login' });
  },
});

export const router = createRouter({
  routeTree: root.addChildren([...pages, start, logout]),
  // The caller passes it in, because the client needs this router first.
  context: { queryClient: undefined as never },
  rewrite: rewriteShowcase(showcaseName()),
  defaultErrorComponent: PageFailed,
  defaultPreload: 'intent',
  scrollRestoration: true,
  ...ADDRESS_FORMAT,
});
