import { t } from '@intranet/contract/core/i18n/t.ts';
import type { ReadableItem } from '@intranet/contract/links/item-endpoints.ts';
import type { LinkEntry } from '@intranet/contract/links/registry.ts';
import { findPage } from '@intranet/contract/pages.ts';
import { LazyPart } from '@intranet/ui/feedback/LazyPart.tsx';
import { useHotkeys } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { Fragment, lazy, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useLastUser, useStoredUser } from '#core/session.ts';
import { useSidebar } from '#core/sidebar-state.ts';
import { usePageWaits } from '#core/waiting-page.ts';
import { Chatbot } from '#features/chatbot/Chatbot.tsx';
import { itemsQuery } from '#features/links/items/api.ts';
import { recentId } from '#features/links/shared/added-items.ts';
import { useSessionPending } from '../guard/session-check.ts';
import { usePageTitle } from '../use-page-title.ts';
import { BareLayout } from './BareLayout.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Header } from './Header.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { PrintHead } from './PrintHead.tsx';
import classes from './Shell.module.css';
import { focusMainContent, MAIN_CONTENT, SkipLink } from './SkipLink.tsx';
import { SocialIcons } from './SocialIcons.tsx';
import { type CurrentLocation, shownLink } from './sidebar/current-item.ts';
import { Sidebar } from './sidebar/Sidebar.tsx';
import { usePagePart } from './sidebar/use-page-part.ts';
import { useRecordRecent } from './use-record-recent.ts';

/** The path of the rendered page, not the pending one; an embed follows the address at once. */
function useCurrentLocation(): CurrentLocation {
  const path = useRouterState({ select: (state) => state.matches.at(-1)?.pathname ?? '/' });
  return { path, ...usePagePart() };
}

/** An added item that the user may read. */
function useOpenItem(id: number | undefined): ReadableItem | undefined {
  const { data } = useQuery({ ...itemsQuery, enabled: id !== undefined });
  return data?.find((item) => item.id === id);
}

/** What is recorded as recently opened. */
const recentOf = (
  { item }: CurrentLocation,
  path: string | undefined,
  embed: LinkEntry | undefined,
): string | undefined =>
  item === undefined ? (embed?.viewOf ?? embed?.name ?? path) : recentId(item);

/** The menu's open state; on a phone it covers the page and closes with each navigation. */
function useMenu(signedIn: boolean) {
  const { narrow, setOpen, ...chosen } = useSidebar();
  const open = chosen.open && signedIn;
  const rail = chosen.rail && signedIn;
  const covering = open && narrow;
  const navbar = useRef<HTMLDivElement>(null);
  const burger = useRef<HTMLButtonElement>(null);
  const id = useId();

  const toggle = () => {
    setOpen(!open);
    if (!narrow || open) return;
    // The menu is inert until the next render.
    setTimeout(() => navbar.current?.querySelector('a')?.focus({ preventScroll: true }));
  };
  const closeCovering = () => {
    if (!covering) return;
    setOpen(false);
    burger.current?.focus();
  };
  useHotkeys([['Escape', closeCovering, { preventDefault: false }]], []);
  const onNavigate = useEffectEvent(() => {
    if (!covering) return;
    setOpen(false);
    // The previously focused element may be inert after this render.
    setTimeout(focusMainContent);
  });
  const router = useRouter();
  useEffect(() => router.subscribe('onBeforeNavigate', () => onNavigate()), [router]);

  return { id, open, rail, covering, narrow, toggle, navbar, burger };
}

const SessionEndedDialog = lazy(() => import('../guard/SessionEndedDialog.tsx'));

export function Shell() {
  const waits = usePageWaits();
  const location = useCurrentLocation();
  const page = findPage(location.path);
  const user = useStoredUser();
  const person = useLastUser()?.email;
  const pending = useSessionPending();
  const { id, open, rail, covering, narrow, toggle, navbar, burger } = useMenu(user !== null);
  const embed = pending ? undefined : shownLink(location, user?.role ?? null);
  /** An embed fills the window, so everything else is inert. */
  const item = useOpenItem(pending ? undefined : location.item);
  const under = embed !== undefined || item?.opens === 'embedded';
  usePageTitle(page && t(page.title), (embed && t(embed.label)) ?? item?.name);
  useRecordRecent(user, pending ? undefined : recentOf(location, page?.path, embed));

  // A signed-in user sees an unknown address within the shell (D5).
  const bare = page ? page.layout === 'bare' : !user;
  return (
    <>
      {bare ? (
        <BareLayout />
      ) : (
        <div className={classes.shell} data-menu={open ? 'open' : rail ? 'rail' : undefined}>
          {!under && <SkipLink />}
          <header className={classes.header} data-print="hide" inert={under}>
            <Header user={user} narrow={narrow} sidebar={{ id, open, toggle, button: burger }} />
          </header>
          {user && (
            <nav
              ref={navbar}
              id={id}
              aria-label={t('Main menu')}
              className={classes.navbar}
              data-print="hide"
              inert={!(open || rail) || under}
              data-covering={covering || undefined}
            >
              <Sidebar user={user} location={location} rail={rail} />
            </nav>
          )}
          <main id={MAIN_CONTENT} tabIndex={-1} inert={covering} className={classes.main}>
            <div className={classes.page} data-print="page">
              <PrintHead user={user} />
              {pending ? (
                <PageSkeleton path={location.path} title={page && t(page.title)} />
              ) : (
                // Another person who signs in elsewhere gets a new page, without what was typed here.
                <Fragment key={person}>
                  <Outlet />
                </Fragment>
              )}
            </div>
            {!under && !pending && <SocialIcons signedIn={user !== null} />}
          </main>
          {user && narrow && (
            <BottomBar user={user} path={location.path} inert={covering || under} />
          )}
        </div>
      )}
      {waits && (
        <LazyPart>
          <SessionEndedDialog />
        </LazyPart>
      )}
      <Chatbot user={user} shown={!bare} inert={covering || under} focusPage={focusMainContent} />
    </>
  );
}
