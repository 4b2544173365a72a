import { t } from '@intranet/contract/core/i18n/t.ts';
import { Skeleton } from '@mantine/core';
import { useStoredUser } from '#core/session.ts';
import { GreetingFrame } from '#features/home/GreetingFrame.tsx';
import classes from './PageSkeleton.module.css';

const TABLES = new Set([
  ...['/feriasarea', '/verificar_saldo', '/verificar_conflito', '/vacation_admin', '/calendar'],
  ...['/pipepass', '/chatbot', '/audit', '/outbox', '/leavereport'],
]);

const bars = (count: number, height: number) =>
  [...Array(count).keys()].map((place) => <Skeleton key={place} height={height} />);

const TABLE = (
  <>
    <div className={classes.filters}>{bars(4, 36)}</div>
    <div className={classes.rows}>{bars(10, 32)}</div>
  </>
);

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

/** Stands for the page until the server has confirmed who is signed in. */
export function PageSkeleton({ path }: { path: string }) {
  const table = TABLES.has(path);
  return (
    <div
      className={classes.page}
      data-width={table ? 'full' : undefined}
      role="status"
      aria-label={t('Loading…')}
      aria-busy="true"
    >
      {path === '/home' ? (
        <HomeSkeleton />
      ) : (
        <>
          <Skeleton height={36} width={220} />
          {table ? TABLE : <div className={classes.list}>{bars(4, 64)}</div>}
        </>
      )}
    </div>
  );
}
