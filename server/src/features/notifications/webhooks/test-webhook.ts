import { t } from '@intranet/contract/core/i18n/t.ts';
import type { WebhookService } from '@intranet/contract/notifications/webhook-endpoints.ts';
import { webhookProblemText } from '@intranet/contract/notifications/webhook-problem.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import { findCompanyLanguage } from '#core/company-language.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { inLanguage } from '#core/language.ts';
import type { FetchOptions } from '#core/public-fetch/fetch-head.ts';
import { countAction, testMessageBucket } from '#features/accounts/rate-limit/rate-limit.ts';
import { webhookGone } from './change-webhooks.ts';
import { type Outcome, postMessage } from './post-message.ts';
import { recordOutcome } from './record-outcome.ts';
import { openAddress } from './sealed-address.ts';

/** Reads the channel and records the test before it happens. @throws AppError not_found, too_many_attempts */
function beginTest(deps: Deps, actor: Actor, id: number) {
  return deps.db.transaction().execute(async (tx) => {
    const found = await tx
      .selectFrom('webhooks')
      .select(['id', 'name', 'service', 'host', 'address_sealed'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!found) throw webhookGone();
    const now = deps.clock.now();
    await countAction(tx, testMessageBucket(actor.accountId), now, (minutes) =>
      t(
        'You’ve sent several test messages. Please try again in {minutes, plural, one {# minute} other {# minutes}}.',
        { minutes },
      ),
    );
    await recordAct(tx, actor, 'webhook_tested', found.name, { host: found.host });
    return { ...found, language: await findCompanyLanguage(tx) };
  });
}

/**
 * Sends a test message at once: 5 in ten minutes.
 * @returns the host that accepted it
 * @throws AppError not_found, too_many_attempts, conflict with the reason if it wasn't accepted
 */
export async function testWebhook(
  deps: Deps,
  actor: Actor,
  id: number,
  world: FetchOptions = {},
): Promise<{ host: string }> {
  const { language, host, service, ...found } = await beginTest(deps, actor, id);
  const { companyName, publicUrl } = deps.config;
  const message = inLanguage(language, () => ({
    text: t('Test message from {companyName}: this channel is connected to the intranet.', {
      companyName,
    }),
    label: t('Open the intranet'),
    url: `${publicUrl}/home`,
  }));
  const address = openAddress(deps, found);
  const outcome: Outcome =
    address === null
      ? { problem: 'unreadable', status: null, retryAfter: null }
      : await postMessage(deps, { service: service as WebhookService, address }, message, world);
  await deps.db.transaction().execute((tx) => recordOutcome(tx, found, outcome));
  const { problem, status } = outcome;
  if (problem === null) return { host };
  throw new AppError('conflict', webhookProblemText(problem, { host, status }));
}
