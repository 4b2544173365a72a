import { chromium } from '@playwright/test';
import { findProgram } from './find-program.ts';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * A Chromium to test with: CHROMIUM_PATH, the system's, Playwright's own, else installed with
 * apt-get where we are root; null when there is none.
 */
export function findChromium(): string | null {
  return findProgram([process.env.CHROMIUM_PATH, ...SYSTEM, chromium.executablePath()], 'chromium');
}
