import { success } from '@intranet/contract/core/endpoint.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import * as calls from '@intranet/contract/outbox/endpoints.ts';
import type { RequiresConfirmation } from '#core/confirmation.ts';
import type { Deps } from '#core/deps.ts';
import type { Router } from '#core/http/route.ts';
import { dismissMail } from './dismiss-mail.ts';
import { countFailedMails, readMailPage } from './queries.ts';
import { mailsAreReadable, readMail } from './read-mail.ts';
import { resendMail } from './resend-mail.ts';
import { sendTestMail } from './send-test-mail.ts';

export function outboxRoutes({ route }: Router, deps: Deps & RequiresConfirmation): void {
  route(calls.outbox, async ({ query }) => ({
    readable: mailsAreReadable(deps),
    ...(await readMailPage(deps.db, query)),
  }));

  route(calls.failedMailCount, async () => ({ failed: await countFailedMails(deps.db) }));

  route(calls.sendTestMail, ({ actor, body }) => sendTestMail(deps, actor, body.email));

  route(calls.dismissMail, async ({ actor, params }) => {
    await dismissMail(deps, actor, params.id);
    return success(t('Email dismissed'));
  });

  route(calls.readMail, async ({ actor, params }) => readMail(deps, actor, params.id));

  route(calls.resendMail, async ({ actor, params }) => {
    await resendMail(deps, actor, params.id);
    return success(t('Email queued again'));
  });
}
