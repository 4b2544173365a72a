import { t } from '@intranet/contract/core/i18n/t.ts';
import { findPage } from '@intranet/contract/pages.ts';
import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { type StoredUser, useStoredUser } from '#core/session.ts';
import { usePageTitle } from '../use-page-title.ts';
import { BareLayout } from './BareLayout.tsx';
import { Shell } from './Shell.tsx';

function isBare(path: string, user: StoredUser | null): boolean {
  const page = findPage(path);
  return page ? page.layout === 'bare' : !user;
}

function Bare({ path }: { path: string }) {
  const page = findPage(path);
  usePageTitle(page && t(page.title));
  return <BareLayout />;
}

/** Once shown, the shell stays mounted behind bare pages, to keep the text typed in the chatbot. */
export function Frame() {
  const path = useRouterState({ select: (state) => state.matches.at(-1)?.pathname ?? '/' });
  const user = useStoredUser();
  const bare = isBare(path, user);
  const [withShell, setWithShell] = useState(!bare);
  if (!bare && !withShell) setWithShell(true);
  return withShell ? <Shell /> : <Bare path={path} />;
}
