import { t } from '@intranet/contract/core/i18n/t.ts';
import { findPage } from '@intranet/contract/pages.ts';
import { lazyRouteComponent, useRouterState } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { type StoredUser, storedUser, useStoredUser } from '#core/session.ts';
import { usePageTitle } from '../use-page-title.ts';
import { BareLayout } from './BareLayout.tsx';

// Unlike React's `lazy`, it renders without a fallback once it is loaded.
const Shell = lazyRouteComponent(() => import('./Shell.tsx'));

function isBare(path: string, user: StoredUser | null): boolean {
  const page = findPage(path);
  return page ? page.layout === 'bare' : !user;
}

export async function loadFrame(path: string): Promise<void> {
  if (!isBare(path, storedUser())) await Shell.preload?.();
}

function Bare({ path }: { path: string }) {
  const page = findPage(path);
  usePageTitle(page && t(page.title));
  return <BareLayout />;
}

/** Once loaded, the shell stays mounted behind bare pages, to keep the text typed in the chatbot. */
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
