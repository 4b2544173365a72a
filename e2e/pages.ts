import type { Page } from '@playwright/test';
import { expect, type Product, signIn, test } from './product.ts';

/** Pages for who is not signed in. */
export const PUBLIC = [
  '/login',
  '/forgot-password',
  '/verify-reset-code',
  '/single-sign-on',
  '/first-admin#token',
  '/force-change-password',
  '/leave-decision',
];
/** An address for each page that has a form of its own, and for its tabs. */
export const SIGNED_IN = [
  '/home',
  '/permissiondenied',
  '/no-such-page',
  '/vacation',
  '/vacation?tab=vacation-scheduled',
  '/vacation?tab=change-vacation',
  '/feriasarea',
  '/verificar_saldo',
  '/verificar_conflito',
  '/approvals',
  '/approvals?tab=deputies',
  '/calendar',
  '/myleave',
  '/leavereport',
  '/vacation_admin',
  '/account',
  '/admin',
  '/admin?tab=delete-user',
  '/admin?tab=update-username',
  '/novo_usuario',
  '/chatbot',
  '/decks',
  '/audit',
  '/outbox',
  '/reports?choose=accounting',
  '/projects',
  '/benefits',
  '/communication',
  '/communication?tab=revenue',
  '/pipeline',
  '/tecferias',
  '/pipepass',
  '/fileupdate',
  '/adminpeople',
];
/** Drawn by the same code as one of those above, or in a dialog over one. */
export const SISTERS = [
  '/reports',
  ...['/people', '/legal', '/it', '/mea', '/commercial', '/marketing'],
  ...['/adminreports', '/adminlegal', '/adminit', '/adminmea'],
  ...['/admincommercial', '/adminmarketing', '/adminprojects', '/linkpreview'],
  ...['/vacation_admin?tab=due', '/vacation_admin?tab=ledger', '/vacation_admin?tab=import'],
  ...[
    '/vacation_admin?tab=settings',
    '/vacation_admin?dialog=new',
    '/vacation_admin?dialog=deduction',
  ],
  ...['/vacation_admin?statement=Demo+Full', '/myleave?tab=balance', '/approvals?tab=coverage'],
  ...['/calendar?view=quarter', '/calendar?dialog=subscribe'],
  ...['/communication?tab=monthlyShots', '/techubspotbi', '/tecfinancial', '/teccalendario'],
  ...['/tecmetas', '/tecpel'],
  ...['/pipepass?tab=health', '/pipepass?tab=readings', '/pipepass?tab=bin'],
];
/** A page that has a spec of its own for its fourteen sections. */
export const DECK = '/allhands';

/** Waits until a page is there: its heading, and nothing on its way any more. */
async function expectThere(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/**
 * Goes to a page as a link inside the product does, in a fifth of the time that loading it takes. By way
 * of a page that is known by its heading, so that the one before is not taken for it.
 */
export async function goInside(page: Page, path: string): Promise<void> {
  const between = page.getByRole('heading', { name: 'Page not found' });
  // A link can be followed once its page is there.
  await expectThere(page);
  await follow(page, '/nowhere');
  await expect(between).toBeVisible();
  await follow(page, path);
  if (path !== '/no-such-page') await expect(between).toHaveCount(0);
  await expectThere(page);
}

/** Shows pages one after another: those for nobody as loaded, the others to an administrator. */
export async function walk(
  page: Page,
  product: Product,
  paths: readonly string[],
  look: (path: string) => Promise<void>,
): Promise<void> {
  for (const path of paths.filter((one) => PUBLIC.includes(one))) {
    await page.goto(path);
    await expectThere(page);
    await look(path);
  }
  await signIn(page, product, 'Demo Admin');
  for (const path of paths.filter((one) => !PUBLIC.includes(one))) {
    // What has a policy of its own (S14), or no frame of the product around it, is loaded.
    await test.step(path, async () => {
      if (path === '/linkpreview') {
        await page.goto(path);
        await expectThere(page);
      } else await goInside(page, path);
      await look(path);
    });
  }
}
