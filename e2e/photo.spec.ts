import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { expect, signIn, test } from './product.ts';

async function redAndBlue(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 800;
    canvas.height = 400;
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.fillStyle = 'red';
    context.fillRect(0, 0, 400, 400);
    context.fillStyle = 'blue';
    context.fillRect(400, 0, 400, 400);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

async function coloursOf(photo: Locator): Promise<number[][]> {
  return photo.evaluate(async (element) => {
    const image = element as HTMLImageElement;
    await image.decode();
    const canvas = document.createElement('canvas');
    const side = image.naturalWidth;
    canvas.width = side;
    canvas.height = side;
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.drawImage(image, 0, 0);
    return [0.1, 0.9].map((x) => [
      ...context.getImageData(side * x, side / 2, 1, 1).data.slice(0, 3),
    ]);
  });
}

const menu = (page: Page) => page.getByRole('button', { name: /’s account$/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Change Photo' });

async function openDialog(page: Page): Promise<void> {
  await menu(page).click();
  await page.getByRole('menuitem', { name: 'Change Photo' }).click();
  await expect(dialog(page)).toBeVisible();
}

async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  const chooser = page.waitForEvent('filechooser');
  await dialog(page)
    .getByRole('button', { name: /^Choose/ })
    .click();
  await (await chooser).setFiles(file);
}

test('a photo is chosen, cropped by keyboard, saved, shown in the header, and removed', {
  tag: '@long',
}, async ({ page, product }) => {
  await signIn(page, product, 'Demo Full');
  await expect(menu(page).locator('img')).toHaveCount(0);
  await openDialog(page);
  const buffer = await redAndBlue(page);
  await choose(page, { name: 'me.png', mimeType: 'image/png', buffer });

  const position = dialog(page).getByRole('group', { name: 'Position of the picture' });
  await expect(position).toBeFocused();
  for (let n = 0; n < 40; n += 1) await page.keyboard.press('ArrowRight');
  const zoom = dialog(page).getByRole('slider', { name: 'Zoom' });
  await zoom.focus();
  for (let n = 0; n < 4; n += 1) await page.keyboard.press('ArrowRight');
  await expect(zoom).toHaveAttribute('aria-valuenow', '1.2');
  await expectNoViolations(page, 'the dialog', '[role=dialog]');
  await dialog(page).getByRole('button', { name: 'Save photo' }).click();

  await expect(page.getByText('Photo changed')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(menu(page)).toBeFocused();
  const photo = menu(page).locator('img');
  await expect(photo).toBeVisible();
  for (const [red = 0, green = 0, blue = 0] of await coloursOf(photo)) {
    expect(red).toBeGreaterThan(230);
    expect(green + blue).toBeLessThan(40);
  }
  await page.reload();
  await expect(photo).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('profile_photo')))
    .toMatch(/^\/api\/profile_photos\/.+\.webp$/);

  await openDialog(page);
  await dialog(page).getByRole('button', { name: 'Remove photo' }).click();
  await expect(page.getByText('Photo removed')).toBeVisible();
  await expect(photo).toHaveCount(0);
  await expect(menu(page).getByText('DF', { exact: true })).toBeVisible();
});

test('S11: a file that is not a picture shows an error, whatever its name says', {
  tag: '@long',
}, async ({ page, product }) => {
  await signIn(page, product, 'Demo Head');
  await openDialog(page);
  const SENTENCE = 'Please choose a PNG, JPEG or WebP picture of up to 10 MB.';
  await choose(page, { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(dialog(page).getByText(SENTENCE)).toBeVisible();
  await choose(page, {
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<script>alert(1)</script>'),
  });
  await expect(dialog(page).getByText('Couldn’t read this picture.')).toBeVisible();
  await choose(page, {
    name: 'large.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(10_500_000),
  });
  await expect(dialog(page).getByText(SENTENCE)).toBeVisible();
});

test('a failure shows an error in the dialog and keeps the selection', { tag: '@long' }, async ({
  page,
  product,
}) => {
  await signIn(page, product, 'Demo Head');
  await openDialog(page);
  const buffer = await redAndBlue(page);
  await choose(page, { name: 'me.png', mimeType: 'image/png', buffer });
  await page.route('**/upload_profile_photo', (route) => route.abort());
  await dialog(page).getByRole('button', { name: 'Save photo' }).click();
  await expect(dialog(page).getByText('An error occurred. Please try again later.')).toBeVisible();
  await page.unroute('**/upload_profile_photo');
  await dialog(page).getByRole('button', { name: 'Save photo' }).click();
  await expect(page.getByText('Photo changed')).toBeVisible();
  await expect(menu(page).locator('img')).toBeVisible();
  const data = { username: 'Demo Head' };
  expect((await page.request.post('/api/remove_profile_photo', { data })).ok()).toBe(true);
});

test('a picture can be dropped onto the page and pasted', { tag: '@long' }, async ({
  page,
  product,
}) => {
  await signIn(page, product, 'Demo Chief');
  await openDialog(page);
  const bytes = [...(await redAndBlue(page))];
  for (const type of ['drop', 'paste'] as const) {
    await page.evaluate(
      ([kind, content]) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(content)], 'me.png', { type: 'image/png' }));
        const options = { bubbles: true, cancelable: true };
        document.body.dispatchEvent(
          kind === 'drop'
            ? new DragEvent('drop', { ...options, dataTransfer: data })
            : new ClipboardEvent('paste', { ...options, clipboardData: data }),
        );
      },
      [type, bytes] as const,
    );
    await expect(dialog(page).getByRole('button', { name: 'Save photo' })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toBeHidden();
    await openDialog(page);
  }
});

test('initials replace a photo that cannot be loaded', { tag: '@long' }, async ({
  page,
  product,
}) => {
  await signIn(page, product, 'Demo Nofin');
  await page.route('**/api/current_user', (route) => route.abort());
  await page.evaluate(() => {
    localStorage.setItem('profile_photo', '/api/profile_photos/gone.webp');
  });
  await page.reload();
  await expect(menu(page).getByText('DN', { exact: true })).toBeVisible();
  await expect(page.getByText('An error occurred. Please try again later.')).toHaveCount(1);
  await page.unroute('**/api/current_user');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('An error occurred. Please try again later.')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('profile_photo'))).toBe('');
});
