import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import type { MailContent } from '#core/mail/content.ts';
import { notify } from '#core/notify/notify.ts';
import { countAction, testMailBucket } from '#features/accounts/rate-limit/rate-limit.ts';

function testMail({ companyName, publicUrl }: Deps['config'], by: string): MailContent {
  return {
    subject: t('Test email from {companyName}', { companyName }),
    heading: t('This is a test email'),
    paragraphs: [
      t('If you can read this, the intranet can send email.'),
      t('{by} sent it from the outbox.', { by }),
    ],
    action: { label: t('Open the intranet'), url: `${publicUrl}/home` },
  };
}

/**
 * Queues a test message, which is stored and sent like any other: 5 in ten minutes.
 * @throws AppError too_many_attempts
 */
export async function sendTestMail(deps: Deps, actor: Actor, recipient = actor.email) {
  const { accountId } = actor;
  return deps.db.transaction().execute(async (tx) => {
    await countAction(tx, testMailBucket(accountId), deps.clock.now(), (minutes) =>
      t(
        'You’ve sent several test emails. Please try again in {minutes, plural, one {# minute} other {# minutes}}.',
        { minutes },
      ),
    );
    const content = () => testMail(deps.config, actor.username);
    const to = { accountId, email: recipient };
    const queued = await notify(tx, deps, [{ event: 'test_requested', to, content }]);
    const id = queued[0]?.[0];
    if (id === undefined) throw new Error('No channel took the test message');
    await recordAct(tx, actor, 'test_mail_sent', recipient, { mail: id });
    return { id, recipient };
  });
}
