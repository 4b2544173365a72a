import { chromium } from '@playwright/test';
import { findProgram } from './find-program.ts';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** CHROMIUM_PATH, an installed Chromium, or one installed now with apt-get as root; else null. */
export function findChromium(): string | null {
  return findProgram([process.env.CHROMIUM_PATH, ...SYSTEM, chromium.executablePath()], 'chromium');
}
