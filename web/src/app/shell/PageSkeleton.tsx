import { t } from '@intranet/contract/core/i18n/t.ts';
import { Skeleton, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useStoredUser } from '#core/session.ts';
import { GreetingFrame } from '#features/home/GreetingFrame.tsx';
import classes from './PageSkeleton.module.css';

const LISTS = new Set([
  ...['/feriasarea', '/verificar_saldo', '/verificar_conflito', '/vacation_admin', '/calendar'],
  ...['/pipepass', '/chatbot', '/audit', '/outbox', '/leavereport', '/communication'],
]);
const DEPARTMENTS = new Set([
  ...['/reports', '/people', '/legal', '/it'],
  ...['/mea', '/commercial', '/marketing', '/projects'],
]);
/** Their titles stand lower and are longer. */
const BELOW_BACK = /^\/(admin.+|feriasarea|verificar_.+|tec.+)$/;

const times = (count: number, content: ReactNode) =>
  [...Array(count).keys()].map((place) => <div key={place}>{content}</div>);

const LIST = (
  <>
    <Skeleton height={36} maw={480} />
    <div className={classes.rows}>{times(11, times(5, <Skeleton height={12} width="64%" />))}</div>
  </>
);

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
      <div className={classes.cards}>
        <Skeleton height={280} />
        <Skeleton height={200} />
      </div>
    </>
  );
}

function OtherSkeleton({ path, title }: Props) {
  return (
    <>
      <header className={DEPARTMENTS.has(path) ? classes.band : classes.header}>
        {title && !BELOW_BACK.test(path) ? (
          <Title order={1}>{title}</Title>
        ) : (
          <Skeleton height={36} width={220} />
        )}
      </header>
      {LISTS.has(path) ? LIST : times(4, <Skeleton height={64} />)}
    </>
  );
}

/** Stands for the page until the server has confirmed who is signed in. */
export function PageSkeleton({ path, title }: Props) {
  return (
    <div
      className={classes.page}
      data-width={LISTS.has(path) ? 'full' : undefined}
      role="status"
      aria-label={t('Loading…')}
      aria-busy="true"
    >
      {path === '/home' ? <HomeSkeleton /> : <OtherSkeleton path={path} title={title} />}
    </div>
  );
}
