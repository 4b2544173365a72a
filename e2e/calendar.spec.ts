import { addDays, dayIn } from '@intranet/contract/core/days.ts';
import { expectNoViolations } from './axe.ts';
import { expect, signIn, test } from './product.ts';

const today = dayIn('America/Sao_Paulo', new Date());
/** A January without anybody's leave, in which the 1st is a holiday. */
const year = Number(today.slice(0, 4)) + 2;
const month = `${year}-01`;

test('the calendar: own leave, a holiday, selecting days by dragging, opening a leave', async ({
  page,
  product,
}) => {
  await signIn(page, product, 'Demo Full');
  const reply = await page.request.post('/api/agendarFerias', {
    headers: { origin: product.url },
    data: {
      NOMECOLABORADOR: 'Demo Full',
      LEAVE_TYPE: 'Day Off',
      INICIO: `${month}-05`,
      FIM: `${month}-06`,
    },
  });
  expect(reply.ok(), await reply.text()).toBe(true);

  await page.goto(`/calendar?month=${month}`);
  const chart = page.getByRole('grid', { name: `Leave, January ${year}` });
  const own = chart.getByRole('button', { name: /^Demo Full: Day Off, 5–6 Jan.*pending/ });
  await expect(own).toBeVisible();
  await expect(chart.getByRole('columnheader', { name: /holiday: Ano Novo$/ })).toBeVisible();
  await expectNoViolations(page, '/calendar');

  // Dragging back from the 12th to the 3rd meets leave from the 5th to the 6th.
  const days = await chart.locator('[data-track]').boundingBox();
  if (!days) throw new Error('One’s own row is not drawn');
  const at = (day: number) => days.x + (days.width / 31) * (day - 0.5);
  const middle = days.y + days.height / 2;
  await page.mouse.move(at(12), middle);
  await page.mouse.down();
  await page.mouse.move(at(3), middle, { steps: 4 });
  await page.mouse.up();
  await expect(page).toHaveURL(`/vacation?type=Vacation&start=${month}-07&end=${month}-12`);
  await page.goBack();

  await own.click();
  await expect(page).toHaveURL(/[?&]leave=\d+/);
  await page.goBack();

  await expect(own).toBeVisible();
  await chart.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(
    new RegExp(`/vacation\\?type=Vacation&start=${month}-01&end=${addDays(`${month}-01`, 1)}$`),
  );
});

test('on a phone the calendar fits the window, with filters and a menu beside its title', {
  tag: '@long',
}, async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, product, 'Demo Full');
  await page.goto('/calendar');
  const chart = page.getByRole('grid');
  await expect(chart.locator('[aria-current=date]')).toBeInViewport();
  const wholeDays = () =>
    chart.evaluate((node) => {
      const [name, ...days] = node.querySelectorAll('[role=columnheader]');
      const edge = name?.getBoundingClientRect().right ?? 0;
      return days.some((day) => Math.abs(day.getBoundingClientRect().left - edge) < 1);
    });
  expect(await wholeDays()).toBe(true);
  await expect(page.getByText(/people aren’t away/)).toBeVisible();
  // The title names the visible days.
  const title = page.getByRole('heading', { level: 2 }).locator('[aria-hidden]');
  const before = await title.textContent();
  await chart.evaluate((node) => node.scrollBy({ left: 40 }));
  await expect.poll(wholeDays).toBe(true);
  await expect(title).not.toHaveText(before ?? '');
  await expect
    .poll(() => page.evaluate('document.documentElement.scrollHeight - innerHeight'))
    .toBe(0);
  await expectNoViolations(page, '/calendar');
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(title).toHaveText(before ?? '');
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(title).not.toHaveText(before ?? '');
  await page.getByRole('button', { name: 'Previous week' }).click();
  await expect(title).toHaveText(before ?? '');

  const menu = page.getByRole('button', { name: 'More actions' });
  const withoutLeave = page.getByRole('rowheader', { name: /Demo Head/ });
  await expect(withoutLeave).toHaveCount(0);
  const onlyAway = page.getByRole('switch', { name: 'Only people on leave' });
  await onlyAway.uncheck();
  await expect(withoutLeave).toBeVisible();
  await onlyAway.check();
  await expect(withoutLeave).toHaveCount(0);
  await menu.click();
  await expect(page.getByRole('menuitemradio', { name: 'Week', checked: true })).toBeVisible();
  await page.getByRole('menuitemradio', { name: 'Month' }).click();
  await expect(page).toHaveURL(`/calendar?month=${today.slice(0, 7)}`);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Legend' }).click();
  await expect(page.getByRole('region', { name: 'Legend' })).toBeVisible();
});
