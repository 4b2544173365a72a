import type { PagePath } from '@intranet/contract/pages.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Origin } from '#core/actor.ts';
import { countRefusalInBatch } from '#core/audit/refusals.ts';
import { readBrand } from '#core/brand/brand.ts';
import { mountBrand } from '#core/brand/mount-brand.ts';
import type { RequiresConfirmation } from '#core/confirmation.ts';
import type { Deps } from '#core/deps.ts';
import { requireActor } from '#core/http/admit.ts';
import { mountApiDescription, mountApiReference } from '#core/http/api-reference.ts';
import { readAreaStamps } from '#core/http/cache/change-stamp.ts';
import { connectionSignal } from '#core/http/connection-signal.ts';
import { mountHealth } from '#core/http/health.ts';
import { mountMetrics, type PoolState } from '#core/http/metrics.ts';
import { mountMovedCalls } from '#core/http/moved-calls.ts';
import { createRouter, type Router } from '#core/http/route.ts';
import { createServer } from '#core/http/server.ts';
import { mountWebApp } from '#core/http/web-app.ts';
import { installCompanyLanguage } from '#core/translators.ts';
import { accountAdminRoutes } from '#features/accounts/admin/routes.ts';
import { joiningRoutes } from '#features/accounts/joining/routes.ts';
import { requireConfirmation } from '#features/accounts/own/confirmation.ts';
import { ownAccountRoutes } from '#features/accounts/own/routes.ts';
import { passkeyRoutes } from '#features/accounts/passkeys/routes.ts';
import { photoRoutes } from '#features/accounts/photo/routes.ts';
import { deviceCookie } from '#features/accounts/rate-limit/device-cookie.ts';
import { accountRoutes } from '#features/accounts/routes.ts';
import { readSessionCookie } from '#features/accounts/session-cookie.ts';
import { findActor } from '#features/accounts/sessions.ts';
import { singleSignOnRoutes } from '#features/accounts/single-sign-on/routes.ts';
import { twoFactorRoutes } from '#features/accounts/two-factor/routes.ts';
import { deckDraftRoutes } from '#features/allhands/draft-routes.ts';
import { decksAreOpenToVisitors } from '#features/allhands/readers.ts';
import { allHandsRoutes } from '#features/allhands/routes.ts';
import { announcementRoutes } from '#features/announcements/routes.ts';
import { auditRoutes } from '#features/audit/routes.ts';
import { balanceRoutes } from '#features/balance/routes.ts';
import { benefitRoutes } from '#features/benefits/routes.ts';
import { chatbotRoutes } from '#features/chatbot/routes.ts';
import { communicationRoutes } from '#features/communication/routes.ts';
import { feedRoutes } from '#features/feeds/routes.ts';
import { groupRoutes } from '#features/groups/routes.ts';
import { homeRoutes } from '#features/home/routes.ts';
import { calendarRoutes } from '#features/leave/calendar/routes.ts';
import { coverageRoutes } from '#features/leave/coverage/routes.ts';
import { ownLeaveRoutes } from '#features/leave/request/routes.ts';
import { leaveRoutes } from '#features/leave/routes.ts';
import { frameSourcesOf } from '#features/links/frame-sources.ts';
import { providerSources } from '#features/links/items/embeds/providers.ts';
import { listFramedItems } from '#features/links/items/queries.ts';
import { itemRoutes } from '#features/links/items/routes.ts';
import { readPreview } from '#features/links/preview.ts';
import { listFramedAddresses } from '#features/links/queries.ts';
import { linkRoutes } from '#features/links/routes.ts';
import { notificationRoutes } from '#features/notifications/routes.ts';
import { outboxRoutes } from '#features/outbox/routes.ts';
import { deputyRoutes } from '#features/people/deputies/routes.ts';
import { leavingRoutes } from '#features/people/leaving/routes.ts';
import { peopleRoutes } from '#features/people/routes.ts';
import { readListeners } from '#features/site/read-listeners.ts';
import { siteRoutes } from '#features/site/routes.ts';
import { UpdateStreams } from '#features/site/update-streams.ts';
import { vaultRoutes } from '#features/vault/routes.ts';
import type { Additions } from './additions.ts';
import { connectLeaving, connectPeople } from './connect-people.ts';

const PREVIEW_PAGE: PagePath = '/linkpreview';

export interface AppOptions extends Pick<Additions, 'mountRoutes' | 'ownPages'> {
  webApp?: string;
}

function mountFeatures(
  router: Router,
  deps: Deps,
  { updates, ownPages }: { updates: UpdateStreams; ownPages: AppOptions['ownPages'] },
): void {
  siteRoutes(router, deps, updates);
  accountRoutes(router, deps);
  const peopleDeps = connectPeople(deps);
  accountAdminRoutes(router, peopleDeps);
  joiningRoutes(router, peopleDeps);
  ownAccountRoutes(router, deps);
  photoRoutes(router, deps);
  twoFactorRoutes(router, deps);
  passkeyRoutes(router, deps);
  singleSignOnRoutes(router, peopleDeps);
  leaveRoutes(router, deps);
  peopleRoutes(router, peopleDeps);
  leavingRoutes(router, connectLeaving(deps));
  balanceRoutes(router, deps);
  ownLeaveRoutes(router, deps);
  deputyRoutes(router, peopleDeps);
  coverageRoutes(router, deps);
  calendarRoutes(router, deps);
  feedRoutes(router, deps);
  groupRoutes(router, peopleDeps);
  announcementRoutes(router, deps);
  linkRoutes(router, { ...deps, ownPages });
  itemRoutes(router, { ...deps, ownPages });
  benefitRoutes(router, deps);
  homeRoutes(router, deps);
  const secretDeps: Deps & RequiresConfirmation = {
    ...deps,
    requireConfirmation: (...reading) => requireConfirmation(deps, ...reading),
  };
  vaultRoutes(router, secretDeps);
  communicationRoutes(router, deps);
  chatbotRoutes(router, deps);
  allHandsRoutes(router, deps);
  deckDraftRoutes(router, deps);
  auditRoutes(router, deps);
  outboxRoutes(router, secretDeps);
  notificationRoutes(router, deps);
}

function originReader(deps: Deps) {
  const device = deviceCookie(deps);
  return (request: FastifyRequest): Origin => ({
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    readDevice: () => device.read(request),
    closed: () => connectionSignal(request),
  });
}

function openUpdateStreams(app: FastifyInstance, { db, clock }: Deps): UpdateStreams {
  const updates = new UpdateStreams({
    readStamps: () => readAreaStamps(db),
    readListeners: (hashes) => readListeners(db, hashes, clock.now()),
    onError: (error) => app.log.warn(error, 'Open pages get no updates'),
  });
  // The server waits for open replies before it stops.
  app.addHook('preClose', async () => updates.close());
  return updates;
}

/** Creates the server, ready to listen or to be tested, without opening or starting anything. */
export async function createApp(
  deps: Deps & { pool?: PoolState },
  { webApp, mountRoutes, ownPages }: AppOptions = {},
): Promise<FastifyInstance> {
  const app = await createServer(deps.config);
  installCompanyLanguage(app, deps.db);
  const updates = openUpdateStreams(app, deps);
  await mountMetrics(app, { ...deps, countStreams: () => updates.size });
  const originOf = originReader(deps);
  const actorBehind = async (request: FastifyRequest) => {
    const token = readSessionCookie(request);
    const extend = !request.routeOptions.config.staysOpen;
    return token ? findActor(deps, token, originOf(request), { extend }) : null;
  };
  const requireSession = async (request: FastifyRequest) => {
    await requireActor({ findActor: actorBehind }, request);
  };
  mountApiDescription(app, deps.config.companyName, requireSession);
  mountApiReference(app, requireSession);
  mountMovedCalls(app);
  mountHealth(app, async () => {
    await sql`select 1`.execute(deps.db);
  });

  const router = createRouter(app, {
    findActor: actorBehind,
    originOf,
    async onRefused(actor, endpoint, origin, rule) {
      await countRefusalInBatch(deps.db, {
        action: 'call_refused',
        actor: { accountId: actor.accountId, name: actor.username },
        subject: `${endpoint.method} ${endpoint.path}`,
        address: origin.address,
        detail: { rule },
      });
    },
  });
  mountFeatures(router, deps, { updates, ownPages });
  mountRoutes?.(app);
  const brand = readBrand(deps.config);
  mountBrand(app, brand);
  await mountWebApp(app, {
    showcaseName: deps.config.showcaseName,
    demo: deps.config.demo,
    brand,
    directory: webApp ?? deps.config.webDir ?? undefined,
    hasSession: (request) => readSessionCookie(request) !== null,
    async frameSources(request) {
      const actor = await actorBehind(request);
      if (request.url.split('?')[0] === PREVIEW_PAGE) {
        const preview = readPreview(deps, actor, request);
        return frameSourcesOf(preview ? [preview.url] : [], ownPages?.folder);
      }
      // Visitors get the hosts of the deck's reports, unless they can read no deck (D55).
      if (!actor && !(await decksAreOpenToVisitors(deps))) return [];
      const addresses = await listFramedAddresses(deps.db, actor?.role ?? null);
      const items = actor ? await listFramedItems(deps.db, actor) : { urls: [], providers: [] };
      const sources = frameSourcesOf([...addresses, ...items.urls], ownPages?.folder);
      return [...new Set([...sources, ...providerSources(deps.config, items.providers)])];
    },
  });
  return app;
}
