import { findPage } from '@intranet/contract/pages.ts';
import { lazyRouteComponent, useRouterState } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { type StoredUser, storedUser, useStoredUser } from '#core/session.ts';
import { usePageTitle } from '../use-page-title.ts';
import { BareLayout } from './BareLayout.tsx';

// Unlike React's own `lazy`, drawn without a break once it is there.
const Shell = lazyRouteComponent(() => import('./Shell.tsx'));

/** Whether a page stands alone, without header and sidebar. */
function isBare(path: string, user: StoredUser | null): boolean {
  const page = findPage(path);
  return page ? page.layout === 'bare' : !user;
}

/** Loads what is around a page; a failure is told as it is drawn. */
export async function loadFrame(path: string): Promise<void> {
  if (!isBare(path, storedUser())) await Shell.preload?.();
}

function Bare({ path }: { path: string }) {
  usePageTitle(findPage(path)?.title);
  return <BareLayout />;
}

/**
 * What is around every page. Header and sidebar are only loaded for a page that has them; from then on they
 * stay, with what was typed to the assistant, also while a bare page is shown.
 */
export function Frame() {
  const path = useRouterState({ select: (state) => state.matches.at(-1)?.pathname ?? '/' });
  const user = useStoredUser();
  const bare = isBare(path, user);
  const [withShell, setWithShell] = useState(!bare);
  if (!bare && !withShell) setWithShell(true);
  return withShell ? (
    <Suspense fallback={null}>
      <Shell />
    </Suspense>
  ) : (
    <Bare path={path} />
  );
}
