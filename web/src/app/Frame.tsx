import { findPage } from '@intranet/contract/pages.ts';
import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { storedUser, useStoredUser } from '#core/session.ts';
import { BareLayout } from './BareLayout.tsx';
import { usePageTitle } from './use-page-title.ts';

const loadShell = () => import('./Shell.tsx');
const Shell = lazy(loadShell);
// Somebody signed in will need it: it comes beside the page's own code.
if (storedUser()) void loadShell();

function Bare({ path }: { path: string }) {
  usePageTitle(findPage(path), undefined);
  return <BareLayout />;
}

/**
 * What is around every page. Header and sidebar are only loaded for a page that has them; from then on they
 * stay, with what was typed to the assistant, also while a bare page is shown.
 */
export function Frame() {
  const path = useRouterState({ select: (state) => state.matches.at(-1)?.pathname ?? '/' });
  const user = useStoredUser();
  const page = findPage(path);
  const bare = page ? page.layout === 'bare' : !user;
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
