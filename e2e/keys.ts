import type { Locator, Page } from '@playwright/test';
import { expect } from './product.ts';

const MAX_STOPS = 300;

function focused(page: Page): Promise<{ name: string; seen: string }> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const name = `${element.tagName.toLowerCase()} “${words.trim().slice(0, 40)}”`;
    // The page itself needs no focus mark, and a frame's page marks its own.
    if (element === document.body || element.matches('main, iframe, [role=dialog]')) {
      return { name, seen: 'yes' };
    }
    const probe = document.createElement('i');
    probe.style.color = 'var(--mantine-primary-color-filled)';
    element.after(probe);
    const mark = getComputedStyle(probe).color;
    probe.remove();
    const isMarked = (one: Element | null) => {
      if (!one) return false;
      const style = getComputedStyle(one);
      const outlined = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1;
      return outlined || style.borderColor.includes(mark) || style.boxShadow !== 'none';
    };
    const box = element.getBoundingClientRect();
    const inside =
      box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    // The focus mark of a field is on its frame, that of a small field on its label's.
    const frame = element.closest('.mantine-InputWrapper-root');
    const places = [element, element.parentElement, element.nextElementSibling, frame];
    const marked = places.some(isMarked);
    return {
      name,
      seen: inside && marked ? 'yes' : inside ? 'not marked' : `outside, at ${box.x}, ${box.y}`,
    };
  });
}

/** Presses Tab until the target has the focus. Each stop on the way must be visible and marked. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  const wanted = await target.elementHandle();
  const stops: string[] = [];
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await wanted?.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
    const { name } = await focused(page);
    stops.push(name);
    await expect
      .poll(async () => (await focused(page)).seen, {
        message: `one sees that ${name} has the focus`,
        intervals: [20, 50, 100],
        timeout: 2000,
      })
      .toBe('yes');
  }
  throw new Error(`Tab does not lead there, but to: ${stops.join(', ')}`);
}

export async function tabAndEnter(page: Page, target: Locator, key?: string): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press('Enter');
}

export async function typeInto(
  page: Page,
  field: Locator,
  text: string,
  key?: string,
): Promise<void> {
  await tabTo(page, field, key);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

/** Tabs to a select and picks an option. Typing filters the options of a searchable select. */
export async function chooseIn(
  page: Page,
  select: Locator,
  option: string,
  typed = '',
): Promise<void> {
  await tabTo(page, select);
  if (typed) {
    await page.keyboard.press('Control+a');
    await page.keyboard.type(typed);
  } else await page.keyboard.press('Enter');
  // The accessible name includes an option's description, such as an address.
  const wanted = page.getByRole('option', { name: new RegExp(`^${option}( |$)`) });
  await expect(wanted).toBeVisible();
  // The list opens before it reacts to keys, so press until the option is marked.
  await expect(async () => {
    if ((await wanted.getAttribute('data-combobox-selected')) !== 'true') {
      await page.keyboard.press('ArrowDown');
    }
    await expect(wanted).toHaveAttribute('data-combobox-selected', 'true', { timeout: 50 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(wanted).toBeHidden();
}

/** Moves through an open menu to an item and chooses it. */
export async function chooseInMenu(page: Page, item: string): Promise<void> {
  const wanted = page.getByRole('menuitem', { name: item });
  await expect(wanted).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(wanted).toBeFocused({ timeout: 50 });
  }).toPass();
  await page.keyboard.press('Enter');
}
