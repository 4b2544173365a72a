import { type KeyInput, launch } from 'puppeteer-core';
import { findProgram } from '../../scripts/find-program.ts';
import { type OtherBrowser, WINDOW } from './browser.ts';

/** Firefox through WebDriver BiDi, which it speaks without a driver; null if it can't be had. */
export async function startFirefox(): Promise<OtherBrowser | null> {
  const executablePath = findProgram(
    [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr'],
    'firefox-esr',
  );
  if (!executablePath) return null;
  const browser = await launch({ browser: 'firefox', executablePath, defaultViewport: WINDOW });
  const page = await browser.newPage();
  return {
    async open(url) {
      await page.goto(url);
    },
    url: async () => page.url(),
    run: (script, ...given) =>
      page.evaluate(script as (...all: unknown[]) => unknown, ...given) as never,
    async load(script) {
      await page.evaluate(script);
    },
    move: (to) => page.mouse.move(...to),
    async drag([first, ...others]) {
      if (!first) return;
      await page.mouse.move(...first);
      await page.mouse.down();
      for (const point of others) await page.mouse.move(...point);
      await page.mouse.up();
    },
    type: (text) => page.keyboard.type(text),
    async press(key) {
      if (key !== 'SelectAll') return page.keyboard.press(key as KeyInput);
      await page.keyboard.down('Control');
      await page.keyboard.press('a');
      await page.keyboard.up('Control');
    },
    screenshot: () => page.screenshot({ encoding: 'base64' }),
    close: () => browser.close(),
  };
}
