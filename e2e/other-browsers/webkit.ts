import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Builder, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { findProgram } from '../../scripts/find-program.ts';
import { freePort } from '../../server/src/testing/free-port.ts';
import { type OtherBrowser, type Point, WINDOW } from './browser.ts';

const KEYS = { ArrowLeft: Key.ARROW_LEFT, ArrowRight: Key.ARROW_RIGHT };

const at = ([x, y]: Point) => ({ x, y, origin: Origin.VIEWPORT, duration: 0 });

/** Starts a display in memory. @returns its name, such as `:1` */
async function startDisplay(program: string): Promise<[name: string, ChildProcess]> {
  const screen = ['-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  // With -displayfd, it chooses a free number and writes it there.
  const child = spawn(program, ['-displayfd', '3', ...screen], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [written] = await once(child.stdio[3] as Readable, 'data');
  return [`:${String(written).trim()}`, child];
}

async function startDriver(program: string, display: string): Promise<[url: string, ChildProcess]> {
  const port = await freePort();
  const child = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', LANG: 'C.UTF-8' },
  });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    const status = await fetch(`${url}/status`).catch(() => null);
    if (status?.ok) return [url, child];
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('WebKitWebDriver did not answer within 10 s');
}

async function resize(driver: WebDriver): Promise<void> {
  const set = (size: typeof WINDOW) =>
    driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...size });
  await set(WINDOW);
  // The window has a bar above the page.
  const bar = await driver.executeScript<number>('return outerHeight - innerHeight');
  await set({ ...WINDOW, height: WINDOW.height + bar });
}

/** WebKitGTK's small browser, through WebDriver; null if it can't be had. */
export async function startWebKit(): Promise<OtherBrowser | null> {
  const server = findProgram(['/usr/bin/WebKitWebDriver'], 'webkit2gtk-driver');
  const xvfb = server && findProgram(['/usr/bin/Xvfb'], 'xvfb');
  if (!xvfb) return null;
  const [display, screen] = await startDisplay(xvfb);
  const [url, service] = await startDriver(server, display);
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build();
  await resize(driver);
  return {
    open: (address) => driver.get(address),
    url: () => driver.getCurrentUrl(),
    run: (script, ...given) => driver.executeScript(script, ...given) as never,
    load: (script) => driver.executeScript(script),
    move: (to) => driver.actions().move(at(to)).perform(),
    async drag([first, ...others]) {
      if (!first) return;
      const actions = driver.actions().move(at(first)).press();
      for (const point of others) actions.move(at(point));
      await actions.release().perform();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) =>
      key === 'SelectAll'
        ? driver.actions().keyDown(Key.CONTROL).sendKeys('a').keyUp(Key.CONTROL).perform()
        : driver.actions().sendKeys(KEYS[key]).perform(),
    screenshot: () => driver.takeScreenshot(),
    async close() {
      await driver.quit().catch(() => undefined);
      service.kill();
      screen.kill();
    },
  };
}
