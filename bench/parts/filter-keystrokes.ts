import { signInOn, withPage } from '../browser.ts';
import { median } from '../part.ts';
import type { Product } from '../product.ts';

/** Typed one by one into the search for a name, then taken back: each leaves other rows. */
const KEYS = [...'maria', ...Array<string>(5).fill('Backspace')];
const ROUNDS = 2;

/**
 * In the page: from a key's own time until the frame in which the count of rows above the table has
 * changed was handed to the screen.
 */
const WATCH = `
  window.answered = [];
  let pressed = 0;
  document.addEventListener('keydown', (event) => { pressed = event.timeStamp; }, true);
  const count = document.querySelector('main [role=status]');
  new MutationObserver(() => {
    const since = pressed;
    requestAnimationFrame(() => setTimeout(() => answered.push(performance.now() - since)));
  }).observe(count, { characterData: true, childList: true, subtree: true });
`;

/**
 * Types into the filter of the longest list in Chromium, 10,000 leaves by default: ms until each key is
 * answered. Null where there is no Chromium.
 */
export function measureKeystrokes(
  { url }: Pick<Product, 'url'>,
  username: string,
): Promise<{ median: number; slowest: number; answered: number[] } | null> {
  return withPage(url, async (page) => {
    await signInOn(page, username);
    await page.goto('/feriasarea', { waitUntil: 'networkidle' });
    await page.getByText(/^[\d,]+ rows$/).waitFor();
    const search = page.getByRole('searchbox', { name: 'Name' });
    await search.click();
    await page.evaluate(WATCH);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const key of KEYS) {
        await page.keyboard.press(key);
        // As people type; and so that one answer does not fall into the next.
        await page.waitForTimeout(250);
      }
    }
    const answered = await page.evaluate<number[]>('answered');
    if (answered.length === 0) throw new Error('No key changed the list');
    return { median: median(answered), slowest: Math.max(...answered), answered };
  });
}
