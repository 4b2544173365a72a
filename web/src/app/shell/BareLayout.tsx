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

/** A page without the shell; only the deck and the forced password change have a header (spec §2). */
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
