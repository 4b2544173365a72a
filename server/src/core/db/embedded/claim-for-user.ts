import { chownSync, lchownSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

type User = { uid: number; gid: number };

/** Lets a system user enter the data directory `home` that root made for itself alone. */
export function letEnter(home: string, { uid, gid }: User): void {
  const { uid: owner, mode } = statSync(home);
  // Handing it over opens it to this one user, the o+x bit would open it to all.
  if (owner === 0 && !(mode & 0o001)) chownSync(home, uid, gid);
}

/** Hands over a cluster that another user made. Its own folder comes last: its owner tells it is done. */
export function claimCluster(cluster: string, user: User): void {
  if (lstatSync(cluster).uid === user.uid) return;
  for (const entry of readdirSync(cluster, { withFileTypes: true })) {
    const path = join(cluster, entry.name);
    if (entry.isDirectory()) claimCluster(path, user);
    else lchownSync(path, user.uid, user.gid);
  }
  lchownSync(cluster, user.uid, user.gid);
}
