import type { Page } from '@playwright/test';
import { expect, type Product, signIn, test } from './product.ts';

export const PUBLIC = [
  '/login',
  '/forgot-password',
  '/verify-reset-code',
  '/single-sign-on',
  '/first-admin#token',
  '/join#token',
  '/force-change-password',
  '/leave-decision',
];
/** One address per distinct page layout and tab. */
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
  '/chatbot?tab=answers',
  '/notifications',
  '/notifications?tab=settings',
  '/notifications?tab=channels',
  '/leaving',
  '/leaving?person=2',
  '/decks',
  '/decks?draft=2Q2030&section=commercial-charts',
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
  '/people?show=directory',
  '/people?person=2',
  '/fileupdate',
  '/adminpeople',
  '/items',
  '/groups',
  '/announcements',
  '/item?id=999999',
  '/item?show=requests',
  '/item?show=problems',
];
/** Pages with the same code as one above, or in a dialog over one. */
export const VARIANTS = [
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
  ...['/admin?account=3', '/vacation_admin?dialog=person'],
  ...['/vacation_admin?statement=Demo+Full', '/myleave?tab=balance', '/approvals?tab=coverage'],
  ...['/calendar?view=quarter', '/calendar?dialog=subscribe'],
  ...['/communication?tab=monthlyShots', '/techubspotbi', '/tecfinancial', '/teccalendario'],
  ...['/tecmetas', '/tecpel'],
  ...['/pipepass?tab=health', '/pipepass?tab=readings', '/pipepass?tab=bin'],
  ...['/pipepass?sharing=open', '/pipepass?dialog=access&of=2'],
];
/** Pages that differ for staff who decide nothing and administer nothing. */
export const INTERN = [
  ...['/home', '/vacation', '/myleave', '/calendar', '/approvals', '/feriasarea', '/account'],
  ...['/reports', '/people', '/pipepass', '/verificar_saldo', '/verificar_conflito', '/admin'],
  ...['/people?show=directory', '/people?person=2', '/item?show=requests'],
];
/** The deck has its own spec for its fourteen sections. */
export const DECK = '/allhands';

/** Waits until the page shows its heading and has no running requests. */
export async function expectLoaded(page: Page): Promise<void> {
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
 * Navigates within the app, much faster than a full load. A page with a known heading comes first,
 * so the former page isn't mistaken for the new one.
 * @param notFound that heading, in the browser's language
 */
export async function navigateInApp(
  page: Page,
  path: string,
  notFound = 'Page not found',
): Promise<void> {
  const between = page.getByRole('heading', { name: notFound });
  await expectLoaded(page);
  await follow(page, '/nowhere');
  await expect(between).toBeVisible();
  await follow(page, path);
  if (path !== '/no-such-page') await expect(between).toHaveCount(0);
  await expectLoaded(page);
}

/** Chooses an entry of a list's Export menu. */
export async function exportAs(page: Page, format: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: format, exact: true }).click();
}

/** Starts a draft for the deck's editor, far from the quarters of other tests. It may be there already. */
async function startDraft(page: Page, product: Product): Promise<void> {
  await page.request.post('/api/allhands/drafts', {
    headers: { origin: product.url },
    data: { quarter: '2Q2030', from: '3Q2024' },
  });
}

/**
 * Visits pages one after another: public ones with a full load, the others as an admin.
 * @param notFound the heading of a missing page, in the browser's language
 */
export async function visitPages(
  page: Page,
  product: Product,
  paths: readonly string[],
  look: (path: string) => Promise<void>,
  notFound?: string,
): Promise<void> {
  for (const path of paths.filter((one) => PUBLIC.includes(one))) {
    await page.goto(path);
    await expectLoaded(page);
    await look(path);
  }
  await signIn(page, product, 'Demo Admin');
  await startDraft(page, product);
  for (const path of paths.filter((one) => !PUBLIC.includes(one))) {
    // Pages with their own policy (S14) or without the app's frame need a full load.
    await test.step(path, async () => {
      if (path === '/linkpreview') {
        await page.goto(path);
        await expectLoaded(page);
      } else await navigateInApp(page, path, notFound);
      await look(path);
    });
  }
}
