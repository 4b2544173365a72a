import { t } from '@intranet/contract/core/i18n/t.ts';
import { departmentOf } from '@intranet/contract/links/departments.ts';
import type { MailContent } from '#core/mail/content.ts';
import type { StoredItem } from './queries.ts';

interface About {
  item: Pick<StoredItem, 'id' | 'name' | 'department'>;
  publicUrl: string;
}

/** The page where owners and admins see what readers reported. */
export const PROBLEMS_PATH = '/item?show=problems';

/** Mails name an item and lead to it, but never contain its address. */
const factsOf = ({ item }: About): [string, string][] => [
  [t('Item'), item.name],
  [t('Department'), t(departmentOf(item).label)],
];

const openItem = ({ item, publicUrl }: About) => ({
  label: t('Open the item'),
  url: `${publicUrl}/item?id=${item.id}`,
});

export function accessRequestedMail(mail: About & { person: string; reason: string }): MailContent {
  const { person, item, reason } = mail;
  return {
    subject: t('{person} requests access to {item}', { person, item: item.name }),
    heading: t('Request for access'),
    paragraphs: [
      t('{person} can’t open this item and asks for access.', { person }),
      ...(reason ? [reason] : []),
    ],
    facts: factsOf(mail),
    action: { label: t('Decide'), url: `${mail.publicUrl}/item?show=requests` },
    footer: t('Granting adds this person to the readers of this item only.'),
  };
}

export function accessDecidedMail(mail: About & { grant: boolean; by: string }): MailContent {
  const { item, grant, by } = mail;
  const name = { by, item: item.name };
  return {
    subject: grant
      ? t('You can now open {item}', { item: item.name })
      : t('Your request for {item} was declined', { item: item.name }),
    heading: grant ? t('Access granted') : t('Access declined'),
    paragraphs: [
      grant
        ? t('{by} gave you access to {item}.', name)
        : t('{by} declined your request for access to {item}.', name),
    ],
    facts: factsOf(mail),
    ...(grant && { action: openItem(mail) }),
  };
}

export function problemMail(mail: About & { person: string; text: string }): MailContent {
  const { person, item, text } = mail;
  return {
    subject: t('A problem with {item}', { item: item.name }),
    heading: t('A reader reported a problem'),
    paragraphs: [t('{person} wrote:', { person }), text],
    facts: factsOf(mail),
    action: { label: t('See reported problems'), url: `${mail.publicUrl}${PROBLEMS_PATH}` },
  };
}

export function brokenItemMail(mail: About): MailContent {
  return {
    subject: t('{item} no longer opens', { item: mail.item.name }),
    heading: t('An item no longer opens'),
    paragraphs: [
      t(
        'The server checked the address of this item, and it didn’t open as it should. You are its owner. If the address has changed, tell an administrator.',
      ),
    ],
    facts: factsOf(mail),
    action: openItem(mail),
  };
}
