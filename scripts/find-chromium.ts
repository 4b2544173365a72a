import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function installFromDebian(): void {
  if (process.getuid?.() !== 0) return;
  console.log('No Chromium found: installing it with apt-get …');
  const run = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  run('update', '-qq');
  run('install', '-y', '-qq', '--no-install-recommends', 'chromium');
}

/**
 * A Chromium to test with: CHROMIUM_PATH, the system's, Playwright's own, else installed with
 * apt-get where we are root; null when there is none.
 */
export function findChromium(): string | null {
  const find = () =>
    [process.env.CHROMIUM_PATH, ...SYSTEM, chromium.executablePath()].find(
      (file) => file && existsSync(file),
    ) ?? null;
  const found = find();
  if (found) return found;
  installFromDebian();
  return find();
}
