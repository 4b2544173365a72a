import { chownSync, lchownSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface User {
  uid: number;
  gid: number;
}

/** Lets a system user enter a data directory that root created for itself. */
export function letEnter(home: string, { uid, gid }: User): void {
  const { uid: owner, mode } = statSync(home);
  // A new owner opens it to one user; o+x would open it to all.
  if (owner === 0 && !(mode & 0o001)) chownSync(home, uid, gid);
}

/** Gives a user the cluster. Its folder comes last, so its owner shows that all is done. */
export function claimCluster(cluster: string, user: User): void {
  if (lstatSync(cluster).uid === user.uid) return;
  for (const entry of readdirSync(cluster, { withFileTypes: true })) {
    const path = join(cluster, entry.name);
    if (entry.isDirectory()) claimCluster(path, user);
    else lchownSync(path, user.uid, user.gid);
  }
  lchownSync(cluster, user.uid, user.gid);
}
