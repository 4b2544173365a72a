import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

interface Found {
  id: string;
  nodes: { html: string }[];
}

/** With the axe that an earlier look has left in this document; null where there was none. */
function runAgain(page: Page): Promise<Found[] | null> {
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe?: { run(what: Document, options: object): Promise<{ violations: Found[] }> };
    };
    if (!axe) return null;
    const { violations } = await axe.run(document, { resultTypes: ['violations'], iframes: false });
    return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) }));
  });
}

async function runFirst(page: Page, part?: string): Promise<Found[]> {
  // Without a second page to gather what other sites' frames say: we look at none.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], iframes: false });
  return (await (part ? axe.include(part) : axe).analyze()).violations;
}

/** @param part a selector, where only a part of the page is looked at */
export async function expectNoViolations(page: Page, what: string, part?: string): Promise<void> {
  const violations = (part ? null : await runAgain(page)) ?? (await runFirst(page, part));
  const found = violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html).join(' | ')}`);
  expect(found, what).toEqual([]);
}

/** Neither an axe violation nor anything wider than the window, once the page is there. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectNoViolations(page, what);
  await expectNoOverflow(page, what);
}

/** Nothing is wider than the window. */
export async function expectNoOverflow(page: Page, what: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow, `${what} overflows sideways`).toBeLessThanOrEqual(0);
}
