import type { Locator, Page } from '@playwright/test';
import { expect } from './product.ts';

/** More stops than any page has. */
const MOST_STOPS = 300;

/** What has the focus: its name for a report, and whether one sees that it has. */
function focused(page: Page): Promise<{ name: string; seen: string }> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const name = `${element.tagName.toLowerCase()} “${words.trim().slice(0, 40)}”`;
    // Where the page itself has it, reading goes on from there: nothing is marked. A frame's page marks its own.
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
    // A field is marked by its frame; a small one by its label's.
    const places = [element, element.parentElement, element.nextElementSibling];
    const marked = places.some(isMarked);
    return {
      name,
      seen: inside && marked ? 'yes' : inside ? 'not marked' : `outside, at ${box.x}, ${box.y}`,
    };
  });
}

/**
 * Goes on with Tab until something has the focus. Each stop on the way has to be seen: in the window,
 * and marked.
 * @param key Shift+Tab to go back
 */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  const wanted = await target.elementHandle();
  const stops: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
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

/** Goes there with Tab, and presses Enter. */
export async function enterAt(page: Page, target: Locator, key?: string): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press('Enter');
}

/** Goes to a field with Tab, and types in place of what is in it. */
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

/** Goes to a select with Tab, and takes one of what it offers; what is typed narrows it where that is so. */
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
  // What is said beside a choice, such as an address, belongs to its name.
  const wanted = page.getByRole('option', { name: new RegExp(`^${option}( |$)`) });
  await expect(wanted).toBeVisible();
  // The list opens before its keys do: press until the choice is marked.
  await expect(async () => {
    if ((await wanted.getAttribute('data-combobox-selected')) !== 'true') {
      await page.keyboard.press('ArrowDown');
    }
    await expect(wanted).toHaveAttribute('data-combobox-selected', 'true', { timeout: 50 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(wanted).toBeHidden();
}
