import { t } from '@intranet/contract/core/i18n/t.ts';
import page from '@intranet/ui/page/PageShell.module.css';
import { SimpleGrid, Skeleton, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useStoredUser } from '#core/session.ts';
import { GreetingFrame } from '#features/home/GreetingFrame.tsx';
import classes from './PageSkeleton.module.css';

const LIST_PATH =
  /^\/(feriasarea|verificar|vacation_|calendar|pipepass|chatbot|audit|outbox|leavereport|communication)/;
/** Titles with more space above, or on a band. */
const LOW_TITLE =
  /^\/(admin.|feriasarea|verificar|tec|vacation$|reports|people|legal|it$|mea|commercial|marketing|projects)/;

const times = (count: number, content: ReactNode) =>
  [...Array(count).keys()].map((place) => <div key={place}>{content}</div>);

const LIST = times(12, <Skeleton height={24} />);

interface Props {
  path: string;
  /** Missing in development, until the app's code is there. */
  title: string | undefined;
}

/** Home: the greeting, and two columns of cards. */
function HomeSkeleton() {
  const user = useStoredUser();
  return (
    <>
      {user ? <GreetingFrame username={user.username} /> : <Skeleton height={88} />}
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Skeleton height={280} />
        <Skeleton height={200} />
      </SimpleGrid>
    </>
  );
}

function OtherSkeleton({ path, title }: Props) {
  return (
    <>
      {title && !LOW_TITLE.test(path) ? (
        <Title order={1} className={classes.title}>
          {title}
        </Title>
      ) : (
        <Skeleton height={40} width={220} />
      )}
      {LIST_PATH.test(path) ? LIST : times(4, <Skeleton height={64} />)}
    </>
  );
}

/** Stands for the page until the server has confirmed who is signed in. */
export function PageSkeleton({ path, title }: Props) {
  return (
    <div
      className={page.page}
      data-width={LIST_PATH.test(path) ? 'full' : 'reading'}
      role="status"
      aria-label={t('Loading…')}
      aria-busy="true"
    >
      {path === '/home' ? <HomeSkeleton /> : <OtherSkeleton path={path} title={title} />}
    </div>
  );
}
