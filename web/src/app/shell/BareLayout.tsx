import { Outlet, useRouterState } from '@tanstack/react-router';
import { DeckHeader } from './DeckHeader.tsx';
import { DemoBanner } from './DemoBanner.tsx';
import { LogoutHeader } from './LogoutHeader.tsx';

function Header({ path }: { path: string }) {
  const presenter = useRouterState({
    select: ({ location }) => Boolean((location.search as { presenter?: string }).presenter),
  });
  if (path !== '/allhands') return path === '/force-change-password' ? <LogoutHeader /> : null;
  return presenter ? null : <DeckHeader />;
}

/**
 * A page without the shell. The deck and the forced password change have their own header; the
 * sign-in pages have none (spec §2, Layout). The deck's header contains the demo banner.
 */
export function BareLayout() {
  const path = useRouterState({ select: (state) => state.matches.at(-1)?.pathname ?? '/' });
  return (
    <>
      <Header path={path} />
      {path !== '/allhands' && <DemoBanner />}
      <main>
        <Outlet />
      </main>
    </>
  );
}
