import { success } from '@intranet/contract/core/endpoint.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import * as calls from '@intranet/contract/site/endpoints.ts';
import { today } from '#core/clock.ts';
import { findCompanyLanguage } from '#core/company-language.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { Router } from '#core/http/route.ts';
import { hasManyAccounts, listDemoPeople } from '#features/accounts/queries.ts';
import { hasManyLeaves } from '#features/leave/queries.ts';
import { hasManyEmployees } from '#features/people/queries.ts';
import { chooseCompanyLanguage } from './choose-company-language.ts';
import type { UpdateStreams } from './update-streams.ts';

const EVENT_STREAM = 'text/event-stream';

export function siteRoutes(
  { publicRoute, route }: Router,
  deps: Deps,
  updates: UpdateStreams,
): void {
  const { config } = deps;
  publicRoute(calls.site, async () => ({
    default_language: await findCompanyLanguage(deps.db),
    company_name: config.companyName,
    time_zone: config.timeZone,
    today: today(deps),
    single_sign_on: config.singleSignOn?.name ?? null,
    demo: config.demo
      ? { password: config.demoPassword, people: await listDemoPeople(deps.db) }
      : null,
  }));

  route(calls.chooseCompanyLanguage, async ({ actor, body }) => {
    await chooseCompanyLanguage(deps, actor, body.language);
    return success(t('Company language saved'));
  });

  route(calls.updates, async ({ actor, request: { headers }, reply }) => {
    // Other clients would wait for the end of a reply that has none.
    if (!headers.accept?.includes(EVENT_STREAM)) {
      throw new AppError(
        'not_acceptable',
        t('This call only answers clients that accept {type}.', { type: EVENT_STREAM }),
      );
    }
    const lastEventId = headers['last-event-id']?.toString() ?? null;
    reply
      .type(EVENT_STREAM)
      // nginx would otherwise collect events until its buffer is full.
      .header('x-accel-buffering', 'no')
      // A kept connection would delay the server's stop after the stream has ended.
      .header('connection', 'close');
    return updates.open({ actor, lastEventId, response: reply.raw });
  });

  route(calls.longLists, async () => {
    const [leaves, employees, users] = await Promise.all([
      hasManyLeaves(deps.db),
      hasManyEmployees(deps.db),
      hasManyAccounts(deps.db),
    ]);
    const isLong: Record<calls.LongList, boolean> = {
      leaves,
      balances: employees,
      employees,
      users,
      birthdays: employees,
      calendar: employees,
      'due-vacations': employees,
      'leave-days': employees,
    };
    return { lists: calls.LONG_LISTS.filter((list) => isLong[list]) };
  });
}
