import { DECK, PUBLIC, SIGNED_IN, VARIANTS, visitPages } from './pages.ts';
import { expect, test } from './product.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const UNSEEN = 10;

declare global {
  interface Window {
    moved: Set<string>;
  }
}

test('nothing moves on any page with reduced motion', { tag: '@long' }, async ({
  page,
  product,
}) => {
  test.setTimeout(180_000);
  await page.addInitScript((unseen) => {
    window.moved = new Set();
    const keep = (event: Event) => {
      const target = event.target as Element;
      for (const animation of target.getAnimations?.() ?? []) {
        const { activeDuration = 0 } = animation.effect?.getComputedTiming() ?? {};
        const name =
          (animation as CSSAnimation).animationName ??
          (animation as CSSTransition).transitionProperty;
        const where = `${target.tagName.toLowerCase()}.${target.getAttribute('class')}`;
        if (Number(activeDuration) > unseen)
          window.moved.add(`${where}: ${name}, ${activeDuration} ms`);
      }
    };
    for (const kind of ['animationstart', 'transitionrun']) {
      document.addEventListener(kind, keep, { capture: true });
    }
  }, UNSEEN);
  const found: string[] = [];
  await visitPages(page, product, [...PUBLIC, ...SIGNED_IN, ...VARIANTS, DECK], async (path) => {
    await page.keyboard.press('Tab');
    const moved = await page.evaluate((unseen) => {
      const running = document.getAnimations().filter(({ effect, playState }) => {
        const duration = Number(effect?.getComputedTiming().activeDuration ?? 0);
        return playState === 'running' && duration > unseen;
      });
      const seen = [...window.moved, ...running.map((one) => `still running: ${one.id}`)];
      window.moved.clear();
      return seen;
    }, UNSEEN);
    for (const what of moved) found.push(`${path}: ${what}`);
  });
  expect(found).toEqual([]);
});
