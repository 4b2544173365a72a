import { layoutOf } from '@intranet/contract/layouts.ts';
import { HomeTile, Logo } from '@intranet/ui/page/Logo.tsx';
import { Group, Text } from '@mantine/core';
import { companyName } from '#core/page-setting.ts';
import type { StoredUser } from '#core/session.ts';
import { useSidebar } from '#core/sidebar-state.ts';
import { writtenPageTitle } from '../page-title.ts';
import { DemoNotice } from './DemoNotice.tsx';
import classes from './FirstFrame.module.css';
import header from './Header.module.css';
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
        <Group h="100%" gap="sm" wrap="nowrap" className={`${classes.header} ${header.start}`}>
          <div className={header.logo}>
            {narrow ? <HomeTile /> : <Logo />}
            <Text fw={600} truncate>
              {companyName()}
            </Text>
          </div>
          <DemoNotice user={user} />
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
