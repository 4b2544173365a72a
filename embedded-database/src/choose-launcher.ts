import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

export type Launcher =
  | { kind: 'direct' }
  | { kind: 'unshare' }
  | { kind: 'user'; uid: number; gid: number };

export interface Reach {
  permitted: boolean;
  blockedBy: string | null;
}

export interface Account extends Reach {
  name: string;
  uid: number;
  gid: number;
}

export interface LauncherFacts {
  isRoot: boolean;
  clusterOwner: Account | null;
  unshare: Reach;
  accounts: Account[];
}

const INSTEAD = 'run the server as an ordinary user, or set DATABASE_URL to a PostgreSQL server';

/** PostgreSQL refuses to run as root. @throws EmbeddedPostgresError that names a closed folder */
export function chooseLauncher(facts: LauncherFacts): Launcher {
  if (!facts.isRoot) return { kind: 'direct' };
  const { clusterOwner, unshare, accounts } = facts;
  if (clusterOwner) {
    if (isUsable(clusterOwner)) return asUser(clusterOwner);
    throw refusal([clusterOwner]);
  }
  if (isUsable(unshare)) return { kind: 'unshare' };
  const account = accounts.find(isUsable);
  if (account) return asUser(account);
  throw refusal([...accounts, { ...unshare, name: 'root without its privileges' }]);
}

const isUsable = (reach: Reach): boolean => reach.permitted && reach.blockedBy === null;

const asUser = ({ uid, gid }: Account): Launcher => ({ kind: 'user', uid, gid });

function refusal(tried: (Reach & { name: string })[]): EmbeddedPostgresError {
  const blocked = tried.find((reach) => reach.permitted && reach.blockedBy !== null);
  if (blocked) {
    return new EmbeddedPostgresError(
      `PostgreSQL does not run as root, and the user it would run as (${blocked.name}) cannot enter ` +
        `the folder ${blocked.blockedBy}: make that folder passable for it, ${INSTEAD}.`,
    );
  }
  return new EmbeddedPostgresError(
    'PostgreSQL does not run as root, and here it can be started neither through "unshare --user" ' +
      `nor as a system user "postgres": ${INSTEAD}.`,
  );
}
