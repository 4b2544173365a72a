import { type Message, t, tc } from '@intranet/contract/core/i18n/t.ts';
import type { Actor, Origin } from '#core/actor.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import type { MailContent } from '#core/mail/content.ts';
import { notify } from '#core/notify/notify.ts';
import { momentInWords } from './mails.ts';
import { describeDevice } from './own/device.ts';

function deviceFact({ userAgent }: Origin): [string, string][] {
  const { device } = describeDevice(userAgent);
  return device ? [[t('Device'), device]] : [];
}

/** Mails an account's owner about a change to its sign-in, without secrets (S8). */
export async function notifyOfSecurityChange(
  tx: Tx,
  deps: Deps,
  {
    accountId,
    username,
    email,
    origin,
  }: Pick<Actor, 'accountId' | 'username' | 'email' | 'origin'>,
  what: Message,
  note?: () => string,
): Promise<void> {
  const { companyName, publicUrl, timeZone } = deps.config;
  const now = deps.clock.now();
  const content = (): MailContent => ({
    subject: `${companyName}: ${t(what)}`,
    heading: t(what),
    paragraphs: [
      note?.() ?? '',
      t(
        'If this was you, you don’t need to do anything. If it wasn’t, set a new password now with the button below and tell an administrator.',
      ),
    ].filter(Boolean),
    facts: [
      [t('Account'), username],
      [t('When'), momentInWords(now, timeZone)],
      [tc('IP address', 'Address'), origin.address],
      ...deviceFact(origin),
    ],
    action: { label: t('This wasn’t me'), url: `${publicUrl}/forgot-password` },
  });
  const to = { accountId, email };
  await notify(tx, deps, [{ event: 'account_secured', to, content, path: '/account' }]);
}
