import { lstatSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Account, Launcher, LauncherFacts, Reach } from './choose-launcher.ts';
import { runToEnd } from './run-program.ts';

type Places = { home: string; cluster: string; folders: string[] };

/** The facts for `chooseLauncher`; none for an ordinary user. */
export async function probeLauncher({ home, cluster, folders }: Places): Promise<LauncherFacts> {
  const nothing: Reach = { permitted: false, blockedBy: null };
  if (process.getuid?.() !== 0) {
    return { isRoot: false, clusterOwner: null, unshare: nothing, accounts: [] };
  }
  const toPass = [...ancestors(dirname(home)), ...folders.flatMap(ancestors)];
  // A data directory owned by root can be handed over (bring-up.ts); any other stays as it is.
  if (statSync(home).uid !== 0) toPass.push(home);
  const reach = (launcher: Launcher) => probe(launcher, [...new Set(toPass)]);
  const account = async (name: string, uid: number, gid: number): Promise<Account> => ({
    ...(await reach({ kind: 'user', uid, gid })),
    name,
    uid,
    gid,
  });

  const owner = lstatSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) {
    const clusterOwner = await account(`user ${owner.uid}`, owner.uid, owner.gid);
    return { isRoot: true, clusterOwner, unshare: nothing, accounts: [] };
  }
  const unshare = await reach({ kind: 'unshare' });
  const accounts: Account[] = [];
  if (!unshare.permitted || unshare.blockedBy) {
    // A folder closed to unprivileged root may still be open to its owner.
    const keeper = unshare.blockedBy ? statSync(unshare.blockedBy) : null;
    if (keeper && keeper.uid !== 0) {
      accounts.push(await account(`user ${keeper.uid}`, keeper.uid, keeper.gid));
    }
    const [uid, gid] = [await idOf('-u'), await idOf('-g')];
    if (uid && gid) accounts.push(await account('postgres', uid, gid));
  }
  return { isRoot: true, clusterOwner: null, unshare, accounts };
}

function ancestors(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [...ancestors(parent), folder];
}

// Tested, because mode bits ignore access control lists. initdb needs a user name, hence `id -un`.
const script =
  'id -un >/dev/null 2>&1 || exit 4; ' +
  'for d; do [ -x "$d" ] || { printf %s "$d"; exit 3; }; done; exit 0';

async function probe(launcher: Launcher, folders: string[]): Promise<Reach> {
  const args = ['-c', script, 'sh', ...folders];
  const { code, stdout } = await runToEnd(launcher, '/bin/sh', args, 5000);
  return { permitted: code === 0 || code === 3, blockedBy: code === 3 ? stdout : null };
}

async function idOf(flag: '-u' | '-g'): Promise<number | null> {
  const { code, stdout } = await runToEnd(
    { kind: 'direct' },
    '/bin/sh',
    ['-c', `id ${flag} postgres`],
    5000,
  );
  return code === 0 ? Number(stdout) || null : null;
}
