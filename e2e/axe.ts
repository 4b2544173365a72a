import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

interface Found {
  id: string;
  nodes: { html: string }[];
}

const OPTIONS: Parameters<AxeBuilder['options']>[0] = {
  resultTypes: ['violations'],
  iframes: false,
  // Off by default: what is written on a control is part of its name (WCAG 2.5.3).
  rules: { 'label-content-name-mismatch': { enabled: true } },
};

/** Reuses the axe script of an earlier check in this document; null if there is none. */
function runAgain(page: Page): Promise<Found[] | null> {
  return page.evaluate(async (options) => {
    const { axe } = globalThis as unknown as {
      axe?: { run(what: Document, options: object): Promise<{ violations: Found[] }> };
    };
    if (!axe) return null;
    const { violations } = await axe.run(document, options);
    return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) }));
  }, OPTIONS);
}

async function runFirst(page: Page, part?: string): Promise<Found[]> {
  // Skips the second page for frames of other sites, because none are checked.
  const axe = new AxeBuilder({ page }).setLegacyMode().options(OPTIONS);
  return (await (part ? axe.include(part) : axe).analyze()).violations;
}

/** An option's description is written on it too, and isn't part of its name. */
const isDescribedOption = (id: string, { html }: Found['nodes'][number]) =>
  id === 'label-content-name-mismatch' && html.includes('role="option"');

/** @param part a selector that limits the check @param ignored rules that don't apply to this page */
export async function expectNoViolations(
  page: Page,
  what: string,
  part?: string,
  ignored: readonly string[] = [],
): Promise<void> {
  const violations = (part ? null : await runAgain(page)) ?? (await runFirst(page, part));
  const found = violations
    .map(({ id, nodes }) => ({ id, nodes: nodes.filter((node) => !isDescribedOption(id, node)) }))
    .filter(({ id, nodes }) => nodes.length > 0 && !ignored.includes(id))
    .map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`);
  expect(found, what).toEqual([]);
}

export async function expectAccessible(page: Page, what: string): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectNoViolations(page, what);
  await expectNoOverflow(page, what);
}

export async function expectNoOverflow(page: Page, what: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow, `${what} overflows sideways`).toBeLessThanOrEqual(0);
}
