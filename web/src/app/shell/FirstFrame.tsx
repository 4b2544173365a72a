import { layoutOf } from '@intranet/contract/layouts.ts';
import { Group } from '@mantine/core';
import type { StoredUser } from '#core/session.ts';
import { useSidebar } from '#core/sidebar-state.ts';
import { writtenPageTitle } from '../page-title.ts';
import { Brand } from './Brand.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import shell from './Shell.module.css';

interface Props {
  user: StoredUser;
  path: string;
}

/** Header, menu column and skeleton while the app's own code loads, from stored data only. */
export function FirstFrame({ user, path }: Props) {
  const { narrow, open, rail } = useSidebar();
  if (layoutOf(path) === 'bare') return null;
  return (
    <div
      className={shell.shell}
      data-menu={open ? 'open' : rail ? 'rail' : undefined}
      data-first-frame
    >
      <header className={shell.header}>
        {/* Leaves space for the menu's button, which loads with the app. */}
        <Group h="100%" pl={narrow ? 56 : 64} pr="md">
          <Brand user={user} narrow={narrow} />
        </Group>
      </header>
      {(open || rail) && <div className={shell.navbar} />}
      <main className={shell.main}>
        <div className={shell.page}>
          <PageSkeleton path={path} title={writtenPageTitle()} />
        </div>
      </main>
    </div>
  );
}
