import { expectAccessible } from './axe.ts';
import { expect, signIn, test } from './product.ts';

test('spec §4: a card’s pictures rotate by button, key, dot and swipe', { tag: '@long' }, async ({
  page,
  product,
}) => {
  await signIn(page, product, 'Demo Full', '/pipeline');
  const main = page.getByRole('main');
  await expect(main.getByRole('article')).toHaveCount(6);
  const pictures = main.getByRole('region', { name: 'Pictures of Calendar' });
  const expectShown = async (number: number, text: RegExp) => {
    const shown = pictures
      .getByRole('listitem', { name: `Picture ${number} of 4` })
      .getByRole('img');
    await expect(shown).toHaveAccessibleName(text);
    await expect(shown).toBeInViewport({ ratio: 0.9 });
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(960);
    await expect(pictures.getByRole('tab', { selected: true })).toHaveAccessibleName(
      `Picture ${number} of 4`,
    );
  };
  await pictures.scrollIntoViewIfNeeded();
  await expectShown(1, /quarter/);
  await pictures.getByRole('button', { name: 'Previous picture of Calendar' }).click();
  await expectShown(4, /conflicts/);
  await pictures.getByRole('button', { name: 'Next picture of Calendar' }).click();
  await expectShown(1, /quarter/);
  await page.keyboard.press('ArrowLeft');
  await expectShown(4, /conflicts/);
  await page.keyboard.press('ArrowRight');
  await expectShown(1, /quarter/);
  await pictures.getByRole('tab', { name: 'Picture 3 of 4' }).click();
  await expectShown(3, /subscribe/);
  const box = await pictures.getByRole('img').boundingBox();
  if (!box) throw new Error('No picture is shown');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.wheel(box.width * 0.7, 0);
  await expectShown(4, /conflicts/);
  await expect(
    main.getByRole('region', { name: 'Pictures of Vacation' }).getByRole('img'),
  ).toHaveAccessibleName(/request form/);
  await expectAccessible(page, 'the project cards');
});

test('D2, D3: a card leads to its tool and its technologies, or shows that the tool is closed', {
  tag: '@long',
}, async ({ page, product }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await signIn(page, product, 'Demo Nofin', '/it');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Projects' }).click();
  await expect(page).toHaveURL(/\/pipeline$/);
  const financial = main.getByRole('article', { name: 'Financial reports' });
  await expect(financial.getByText('Reports is not open to your role.')).toBeVisible();
  await expect(main.getByRole('link', { name: /^Visit/ })).toHaveCount(3);
  await financial.getByRole('button', { name: 'Next picture' }).click();
  await expect(financial.getByRole('img')).toHaveAccessibleName(/BI GGP/);
  await expectAccessible(page, 'the project cards on a phone');

  await main.getByRole('link', { name: 'See Technologies of Goals' }).click();
  await expect(page).toHaveURL(/\/tecmetas$/);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Technologies: goals');
  await expect(main.getByRole('listitem').filter({ hasText: 'Link check' })).toHaveCount(2);
  await expectAccessible(page, 'a technology page on a phone');
  await main.getByRole('link', { name: 'BACK' }).click();
  await expect(page).toHaveURL(/\/pipeline$/);
  await main.getByRole('link', { name: 'Visit Goals' }).click();
  await expect(page).toHaveURL(/\/people\?open=metas$/);
});
