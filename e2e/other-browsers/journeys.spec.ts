import { addDays, dayIn } from '@intranet/contract/core/days.ts';
import { expect, test } from '@playwright/test';
import { inSentence, typed } from '../days.ts';
import { type Product, startProduct } from '../product.ts';
import type { OtherBrowser } from './browser.ts';
import { startFirefox } from './firefox.ts';
import { Visit } from './visit.ts';
import { startWebKit } from './webkit.ts';

const FIRST = 60;
const LAST = 62;
const HEAD = 'demo.head@example.com';
const INTERN = 'demo.people@example.com';
const LIST = '/feriasarea?name=Demo+People';
const leave = { role: 'row', texts: ['Demo People', typed(FIRST)] };

const today = dayIn('America/Sao_Paulo', new Date());
const month = addDays(today, FIRST).slice(0, 7);

/** The contrast of the lightest and the darkest of these colours (WCAG 2). */
function contrastOf(colours: Iterable<string>): number {
  const brightness = [...colours].map((colour) => {
    const [red = 0, green = 0, blue = 0] = colour
      .split(',')
      .map((part) => Number(part) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  });
  return (Math.max(...brightness) + 0.05) / (Math.min(...brightness) + 0.05);
}

const isOrange = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = colour.split(',').map(Number);
  return red > 200 && green > 60 && green < 160 && blue < 60;
};

async function balanceOf(visit: Visit): Promise<number> {
  await visit.open('/verificar_saldo?name=demo+people');
  const row = { inside: { role: 'row', texts: ['Demo People'] } };
  await visit.see(row);
  return Number((await visit.see(row)).text.trim().split(/\s+/).at(-1));
}

/** Demo People asks for it elsewhere. */
async function requestDayOff({ url, password }: Product, day: string): Promise<void> {
  const post = (path: string, data: object, cookie = '') =>
    fetch(url + path, {
      method: 'POST',
      headers: { origin: url, cookie, 'content-type': 'application/json' },
      body: JSON.stringify(data),
    });
  const signedIn = await post('/api/login', { username: 'Demo People', password });
  const cookies = signedIn.headers.getSetCookie().map((one) => one.split(';')[0]);
  const leave = { NOMECOLABORADOR: 'Demo People', LEAVE_TYPE: 'Day Off', INICIO: day, FIM: day };
  const reply = await post('/api/agendarFerias', leave, cookies.join('; '));
  expect(await reply.json()).toMatchObject({ success: true });
}

const BROWSERS = [
  { name: 'Firefox', packages: 'firefox-esr', start: startFirefox },
  { name: 'WebKit', packages: 'webkit2gtk-driver and xvfb', start: startWebKit },
];

for (const { name, packages, start } of BROWSERS) {
  test.describe(name, { tag: '@long' }, () => {
    let browser: OtherBrowser | null = null;
    let product: Awaited<ReturnType<typeof startProduct>>;
    let visit: Visit;

    test.describe.configure({ mode: 'serial', timeout: 240_000 });

    test.beforeAll(async () => {
      // Time to install it.
      test.setTimeout(600_000);
      browser = await start();
      if (!browser) {
        // biome-ignore lint/suspicious/noConsole: the run says what it leaves out
        console.log(`${name} isn't tested, because ${packages} can't be installed here.`);
        return;
      }
      product = await startProduct();
      visit = new Visit(browser, product.url);
    });

    test.beforeEach(() => test.skip(!browser));

    test.afterAll(async () => {
      await browser?.close();
      await product?.stop();
    });

    const signIn = (username: string) => visit.signIn(username, product.password);

    test(`${name}: leave is requested and approved; emails, lists, balance and calendar follow`, async () => {
      await signIn('Demo People');
      const before = await balanceOf(visit);
      expect(before).toBeGreaterThanOrEqual(10);

      await visit.open('/vacation');
      await visit.click({ role: 'combobox', name: 'Type of Leave' });
      await visit.click({ role: 'option', name: 'Vacation' });
      await visit.fill('Start Date', typed(FIRST));
      await visit.fill('End Date', typed(LAST));
      await visit.expectText(new RegExp(`Balance on ${inSentence(FIRST)}: \\S+ → \\S+ days`));
      await visit.click({ role: 'button', name: 'Send Request' });
      await visit.expectText('Email sent to the head for approval!');
      await product.mailTo(HEAD, `Leave request: Demo People, Vacation, ${typed(FIRST)}`);
      await visit.open(LIST);
      await visit.expectText('Pending', { inside: leave });

      await signIn('Demo Head');
      await visit.open('/approvals');
      const card = { role: 'article', texts: ['Demo People', inSentence(FIRST)] };
      await visit.click({ role: 'button', name: 'Approve', inside: card });
      await visit.expectText('Leave approved: Demo People');
      await visit.expectGone({ inside: card });
      await product.mailTo(INTERN, 'Your leave was approved');

      await signIn('Demo People');
      expect(await balanceOf(visit)).toBe(before - 3);
      await visit.open(LIST);
      await visit.expectText('Approved', { inside: leave });
      await visit.fill('Name', 'demo head');
      await visit.expectGone({ inside: leave });
      await visit.expectText('Demo Head', { role: 'table' });

      await visit.open(`/calendar?month=${month}`);
      await visit.click({ role: 'button', name: 'Demo People: Vacation' });
      await expect.poll(() => visit.run(() => location.search)).toMatch(/[?&]leave=\d+/);
      await visit.expectText('Approved', { role: 'dialog' });
    });

    test(`${name}: an open page shows another person’s request without a reload`, async () => {
      await signIn('Demo Head');
      await visit.open('/home');
      const waiting = () =>
        visit.run(() => {
          const label = document.querySelector('header a[href="/approvals"]')?.ariaLabel ?? '';
          return Number(/\d+/.exec(label)?.[0] ?? 0);
        });
      // The demo has requests for the head. The link shows none until they are counted.
      await expect.poll(waiting).toBeGreaterThan(0);
      const before = await waiting();
      await requestDayOff(product, addDays(today, LAST + 30));
      // Far less than the minute after which pages without a stream ask.
      await expect.poll(waiting, { timeout: 20_000 }).toBe(before + 1);
    });

    test(`${name}: a line on a slide of the deck is painted, and stays while slides change`, async () => {
      await visit.open('/allhands#map');
      await visit.click({ role: 'button', name: 'Show drawing tools' });
      const line = { x: 380, y: 290, width: 440, height: 60 };
      const orange = async () =>
        [...(await visit.paintedIn(line))].reduce((sum, [colour, pixels]) => {
          return sum + (isOrange(colour) ? pixels : 0);
        }, 0);
      const before = await orange();
      await visit.click({
        role: 'button',
        name: 'Pen',
        inside: { role: 'toolbar', texts: [] },
      });
      const tool = () => document.querySelector('[data-drawing=map]')?.getAttribute('data-tool');
      await expect.poll(() => visit.run(tool)).toBe('pen');
      await visit.drag([
        [400, 320],
        [600, 324],
        [800, 320],
      ]);
      await expect.poll(orange).toBeGreaterThan(before + 800);
      const drawn = await orange();
      await visit.press('ArrowRight');
      await expect.poll(orange).toBeLessThan(before + 200);
      await visit.press('ArrowLeft');
      // Its edges are smoothed anew.
      await expect.poll(orange).toBeGreaterThan(drawn * 0.95);
    });

    test(`${name}: a password of the vault is shown, and can be read`, async () => {
      await signIn('Demo Admin');
      await visit.open('/pipepass');
      await visit.click({ role: 'button', name: 'Reveal password' });
      await visit.expectText(/Hidden in \d+ s/);
      const [shown, stored] = await visit.run(async () => {
        const element = document.querySelector('bdi[translate=no]');
        const entries = await (await fetch('/api/passwords')).json();
        const platform = element?.closest('tr')?.querySelector('td')?.innerText ?? '';
        const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
        return [
          { text: element?.textContent, box: { x, y, width, height } },
          entries.find((one: { platform: string }) => platform.includes(one.platform))?.password,
        ];
      });
      expect(shown.text).toBe(stored);
      expect(shown.box.height).toBeGreaterThan(12);
      expect(contrastOf((await visit.paintedIn(shown.box)).keys())).toBeGreaterThan(4.5);
    });
  });
}
