import { signInOn, withPage } from '../browser.ts';
import { median } from '../load.ts';
import type { Product } from '../product.ts';

/** Typed one by one into the name search and then deleted. Each key changes the result. */
const KEYS = [...'maria', ...Array<string>(5).fill('Backspace')];
const ROUNDS = 2;

/** In the page: measures from the key event until the frame that shows the new row count. */
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

/** Types into the filter of a long list that the browser has whole: ms per key. */
export function measureKeystrokes(
  { url }: Pick<Product, 'url'>,
  username: string,
): Promise<{ median: number; slowest: number; answered: number[] }> {
  return withPage(url, async (page) => {
    await signInOn(page, username);
    await page.goto('/vacation_admin', { waitUntil: 'networkidle' });
    await page.getByText(/[\d,]+ employees$/).waitFor();
    const search = page.getByRole('searchbox', { name: 'Name' });
    await search.click();
    await page.evaluate(WATCH);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const key of KEYS) {
        await page.keyboard.press(key);
        await page.waitForTimeout(250);
      }
    }
    const answered = await page.evaluate<number[]>('answered');
    if (answered.length === 0) throw new Error('No key changed the list');
    return { median: median(answered), slowest: Math.max(...answered), answered };
  });
}
