import type { CDPSession, Page } from '@playwright/test';
import { signInOn, withPage } from '../browser.ts';
import { middleBy } from '../load.ts';
import type { Product } from '../product.ts';

/** Milliseconds of browser work: scripts alone, and all work on the main thread. */
export interface Work {
  script: number;
  task: number;
}

const STEPS = 7;

async function workSoFar(session: CDPSession): Promise<Work> {
  const { metrics } = await session.send('Performance.getMetrics');
  const ms = (name: string) => (metrics.find((m) => m.name === name)?.value ?? 0) * 1_000;
  return { script: ms('ScriptDuration'), task: ms('TaskDuration') };
}

async function workFor(
  page: Page,
  session: CDPSession,
  { act, title }: { act: () => Promise<void>; title: RegExp },
): Promise<Work> {
  const before = await workSoFar(session);
  await act();
  await page.getByRole('grid', { name: title }).locator('[data-bar]').first().waitFor();
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
  // Two frames also include late drawing.
  await page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))',
  );
  const after = await workSoFar(session);
  return { script: after.script - before.script, task: after.task - before.task };
}

/** Draws the calendar: first visit and steps of five weeks. */
export function measureCalendar(
  { url }: Pick<Product, 'url'>,
  username: string,
): Promise<{ open: Work; month: Work }> {
  return withPage(url, async (page) => {
    await signInOn(page, username);
    // /home is animated, so start from a page without animations.
    await page.goto('/vacation', { waitUntil: 'networkidle' });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');

    const link = page.getByRole('main').getByRole('link', { name: 'Calendar', exact: true });
    const open = await workFor(page, session, { act: () => link.click(), title: /Leave/ });

    const heading = page.getByRole('main').getByRole('heading', { level: 2 });
    const steps: Work[] = [];
    for (let step = 0; step < STEPS; step += 1) {
      const shown = await heading.innerText();
      const next = page.getByRole('button', { name: 'Next 5 weeks' });
      steps.push(
        await workFor(page, session, {
          act: () => next.click(),
          title: new RegExp(`^Leave, (?!${shown}$)`),
        }),
      );
    }
    return { open, month: middleBy(steps, ({ script }) => script) };
  });
}
