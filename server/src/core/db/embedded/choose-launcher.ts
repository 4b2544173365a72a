import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** How a program of PostgreSQL is run: as we are, below `unshare --user`, or as another user. */
export type Launcher =
  | { kind: 'direct' }
  | { kind: 'unshare' }
  | { kind: 'user'; uid: number; gid: number };

/** Whether a way to run programs is permitted, and the first folder it could not enter. */
export type Reach = { permitted: boolean; blockedBy: string | null };

export type Account = Reach & { name: string; uid: number; gid: number };

/** What was found out about this machine; see probe-launcher.ts. */
export type LauncherFacts = {
  isRoot: boolean;
  /** The owner of the existing cluster when that is not root, else null. */
  clusterOwner: Account | null;
  unshare: Reach;
  /** Users that PostgreSQL could run as, the preferred one first. */
  accounts: Account[];
};

const instead = 'run the server as an ordinary user, or set DATABASE_URL to a PostgreSQL server';

/**
 * PostgreSQL refuses to run as root. Chooses how to run it all the same: as the owner of the existing
 * cluster; else in a user namespace, which needs no system user; else as one of the accounts.
 * Throws EmbeddedPostgresError with the folder in the way, if that is what is missing.
 */
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

function isUsable(reach: Reach): boolean {
  return reach.permitted && reach.blockedBy === null;
}

function asUser({ uid, gid }: Account): Launcher {
  return { kind: 'user', uid, gid };
}

function refusal(tried: (Reach & { name: string })[]): EmbeddedPostgresError {
  const blocked = tried.find((reach) => reach.permitted && reach.blockedBy !== null);
  if (blocked) {
    return new EmbeddedPostgresError(
      `PostgreSQL does not run as root, and the user it would run as (${blocked.name}) cannot enter ` +
        `the folder ${blocked.blockedBy}: make that folder passable for it, ${instead}.`,
    );
  }
  return new EmbeddedPostgresError(
    'PostgreSQL does not run as root, and here it can be started neither through "unshare --user" ' +
      `nor as a system user "postgres": ${instead}.`,
  );
}
