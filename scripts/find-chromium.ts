import { chromium } from '@playwright/test';
import { findProgram } from './find-program.ts';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Finds a Chromium for tests: CHROMIUM_PATH, an installed one, or one installed now with apt-get as
 * root; null without any.
 */
export function findChromium(): string | null {
  return findProgram([process.env.CHROMIUM_PATH, ...SYSTEM, chromium.executablePath()], 'chromium');
}
