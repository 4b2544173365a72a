import { findPage } from '@intranet/contract/pages.ts';
import { AppShell } from '@mantine/core';
import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { useStoredUser } from '#core/session.ts';
import { DemoBanner } from './DemoBanner.tsx';
import { Header } from './Header.tsx';
import { Sidebar } from './Sidebar.tsx';
import { usePageTitle } from './use-page-title.ts';

/** Header and sidebar around a page; pages with the bare layout stand alone (spec §2, Layout). */
export function Shell() {
  // Of the page that is drawn, not of the one that is on its way: the layout changes with the page.
  const path = useRouterState({ select: (state) => state.matches.at(-1)?.pathname ?? '/' });
  const page = findPage(path);
  const user = useStoredUser();
  const narrow = useMediaQuery('(max-width: 768px)', window.innerWidth <= 768) ?? false;
  const [open, setOpen] = useLocalStorage({
    key: 'sidebarOpen',
    defaultValue: !narrow,
    getInitialValueInEffect: false,
  });
  usePageTitle(page);

  if (!page || page.layout === 'bare') {
    return (
      <>
        <DemoBanner />
        <main>
          <Outlet />
        </main>
      </>
    );
  }
  return (
    <AppShell
      header={{ height: 60 }}
      navbar={{
        width: 260,
        breakpoint: 768,
        collapsed: { mobile: !open || !user, desktop: !open || !user },
      }}
      padding="md"
    >
      <AppShell.Header>
        <Header user={user} sidebarOpen={open} onToggleSidebar={() => setOpen(!open)} />
      </AppShell.Header>
      {user && (
        <AppShell.Navbar aria-label="Main menu">
          <Sidebar user={user} path={path} onNavigate={() => narrow && setOpen(false)} />
        </AppShell.Navbar>
      )}
      <AppShell.Main>
        <DemoBanner />
        <Outlet />
      </AppShell.Main>
    </AppShell>
  );
}
