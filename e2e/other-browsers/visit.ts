import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { OtherBrowser } from './browser.ts';

const require = createRequire(import.meta.url);

/** Testing Library's queries, which run in any browser. */
const QUERIES = readFileSync(
  require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

interface Queries {
  queryAllByRole(
    scope: Element,
    role: string,
    options: { name?: RegExp; hidden: true },
  ): HTMLElement[];
  queryAllByLabelText(scope: Element, label: string): HTMLElement[];
}
type OnPage = { TestingLibraryDom?: Queries; target?: Element };

/** An element by its role and the beginning of its name, or a field by its whole label. */
export interface Target {
  role?: string;
  name?: string;
  label?: string;
  /** The element is inside one of this role that contains all of these texts. */
  inside?: { role: string; texts: readonly string[] };
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Found {
  box: Box;
  text: string;
  /** Nothing else covers its centre. */
  free: boolean;
}

function find({ role, name, label, inside }: Target): Found | null | 'no queries' {
  const { TestingLibraryDom: queries } = globalThis as OnPage;
  if (!queries) return 'no queries';
  // Its own check of what is hidden is slow.
  const byRole = (scope: Element, wanted: string, begin = '') =>
    queries
      .queryAllByRole(scope, wanted, { hidden: true, ...(begin && { name: new RegExp(begin) }) })
      .filter((one) => one.checkVisibility() && !one.closest('[aria-hidden=true], [inert]'));
  const escaped = name?.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const scopes = inside
    ? byRole(document.body, inside.role).filter((one) =>
        inside.texts.every((text) => one.textContent?.includes(text)),
      )
    : [document.body];
  const [element] = scopes.flatMap((scope) => {
    if (label) return queries.queryAllByLabelText(scope, label);
    if (!role) return [scope as HTMLElement];
    return byRole(scope, role, escaped && `^${escaped}`);
  });
  if (!element) return null;
  (globalThis as OnPage).target = element;
  const { top: start, bottom } = element.getBoundingClientRect();
  if (start < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return {
    box: { x, y, width, height },
    text: element.innerText,
    free: element.contains(top) || top?.contains(element) === true,
  };
}

/** What the journeys do with a browser, the same in each of them. */
export class Visit {
  readonly #browser: OtherBrowser;
  readonly #url: string;

  constructor(browser: OtherBrowser, url: string) {
    this.#browser = browser;
    this.#url = url;
  }

  get run() {
    return this.#browser.run.bind(this.#browser);
  }

  get press() {
    return this.#browser.press.bind(this.#browser);
  }

  get drag() {
    return this.#browser.drag.bind(this.#browser);
  }

  async open(path: string): Promise<void> {
    await this.#browser.open(this.#url + path);
  }

  async #find(target: Target): Promise<Found | null> {
    const found = await this.#browser.run(find, target);
    if (found !== 'no queries') return found;
    await this.#browser.load(QUERIES);
    return this.#find(target);
  }

  /** Waits until the element stands still and nothing covers it. */
  async see(target: Target): Promise<Found> {
    let last: Found | null = null;
    await expect(async () => {
      const before = last?.box;
      last = await this.#find(target).catch(() => null);
      expect(last, JSON.stringify(target)).not.toBeNull();
      expect(last?.box).toEqual(before);
      expect(last?.free, `covered: ${JSON.stringify(target)}`).toBe(true);
    }).toPass({ timeout: 20_000, intervals: [100] });
    return last as unknown as Found;
  }

  /** Presses once the browser says that the pointer is there: Firefox paints a moment later. */
  async click(target: Target): Promise<void> {
    const { box } = await this.see(target);
    const centre = [box.x + box.width / 2, box.y + box.height / 2] as const;
    const isOver = () => (globalThis as OnPage).target?.matches(':hover');
    await expect(async () => {
      await this.#browser.move([centre[0] + 1, centre[1]]);
      await this.#browser.move(centre);
      expect(await this.run(isOver), JSON.stringify(target)).toBe(true);
    }).toPass({ timeout: 20_000, intervals: [100] });
    await this.#browser.drag([centre]);
  }

  async fill(label: string, text: string, inside?: Target['inside']): Promise<void> {
    await this.click({ label, ...(inside && { inside }) });
    await this.#browser.press('SelectAll');
    await this.#browser.type(text);
  }

  async expectText(text: string | RegExp, scope: Target = {}): Promise<void> {
    const read = async () => (await this.#find(scope).catch(() => null))?.text ?? '';
    const check = expect.poll(read, { timeout: 20_000 });
    await (typeof text === 'string' ? check.toContain(text) : check.toMatch(text));
  }

  async expectGone(target: Target): Promise<void> {
    await expect.poll(() => this.#find(target), { timeout: 20_000 }).toBeNull();
  }

  async expectAddress(end: string): Promise<void> {
    await expect.poll(() => this.#browser.url(), { timeout: 20_000 }).toBe(this.#url + end);
  }

  async signIn(username: string, password: string): Promise<void> {
    await this.open('/logout');
    await this.expectAddress('/login');
    await this.fill('Username', username);
    await this.fill('Password', password);
    await this.click({ role: 'button', name: 'Acessar' });
    // WebKit names the new address before the page is there, which would cancel the next one.
    const loaded = () => this.run(() => `${location.pathname} ${document.readyState}`);
    await expect.poll(loaded).toBe('/home complete');
  }

  /** The colours that are painted in a part of the window, as `r,g,b` with the number of pixels. */
  async paintedIn({ x, y, width, height }: Box): Promise<ReadonlyMap<string, number>> {
    const png = await this.#browser.screenshot();
    const colours = await this.#browser.run(
      async (base64: string, ...part: [number, number, number, number]) => {
        const image = new Image();
        image.src = `data:image/png;base64,${base64}`;
        await image.decode();
        const canvas = document.createElement('canvas');
        canvas.width = image.width;
        canvas.height = image.height;
        const context = canvas.getContext('2d');
        context?.drawImage(image, 0, 0);
        const { data } = context?.getImageData(...part) ?? { data: [] };
        const counts: Record<string, number> = {};
        for (let at = 0; at < data.length; at += 4) {
          const colour = `${data[at]},${data[at + 1]},${data[at + 2]}`;
          counts[colour] = (counts[colour] ?? 0) + 1;
        }
        return Object.entries(counts);
      },
      png,
      ...([x, y, width, height].map(Math.round) as [number, number, number, number]),
    );
    return new Map(colours);
  }
}
