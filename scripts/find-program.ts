import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Finds the first existing program, or installs one with apt-get as root; null without any. */
export function findProgram(files: readonly (string | undefined)[], debian: string): string | null {
  const find = () => files.find((file) => file && existsSync(file)) ?? null;
  const found = find();
  if (found || process.getuid?.() !== 0) return found;
  console.log(`No ${debian} found: installing it with apt-get …`);
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', debian],
  ]) {
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  return find();
}
