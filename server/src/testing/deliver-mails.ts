import { smtpTransport } from '#core/mail/transport.ts';
import { type MailHooks, sendMail } from '#core/mail/worker.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import type { TestApp } from './test-app.ts';
import { withTransport } from './with-transport.ts';

/** Sends all queued messages, held ones too, to a real mail server. */
export async function deliverMails(
  t: TestApp,
  { refuse, hooks = {} }: { refuse?: MailServer['refuse']; hooks?: MailHooks } = {},
) {
  const server = await startMailServer();
  if (refuse) server.refuse = refuse;
  const transport = smtpTransport(`smtp://127.0.0.1:${server.port}`);
  try {
    const queued = await t.deps.db
      .selectFrom('mail_outbox')
      .select('id')
      .where('state', '=', 'queued')
      .orderBy('id')
      .execute();
    for (const { id } of queued) {
      await sendMail(withTransport(t, transport), id, false, hooks).catch(() => undefined);
    }
    return server.mails;
  } finally {
    transport.close();
    await server.close();
  }
}
