import { t } from '@intranet/contract/core/i18n/t.ts';
import { sql } from 'kysely';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import type { MailContent } from '#core/mail/content.ts';
import type { NotificationEvent, Recipient } from '#core/notify/channel.ts';
import { notify } from '#core/notify/notify.ts';
import { isActive, listAdmins } from '#features/accounts/joining/queries.ts';
import { GROUP_PEOPLE } from '#features/groups/queries.ts';
import type { Marked } from './queries.ts';

type RotationEvent = Extract<NotificationEvent, 'secrets_to_rotate' | 'secrets_still_to_rotate'>;

/** The list of the vault, limited to entries to rotate. */
export const ROTATION_PATH = '/pipepass?rotate=yes';

/** Lines of an email; the page has the others. */
const MAX_LISTED = 20;

interface Editor extends Recipient {
  entryId: number;
}

/** The active editors of entries, besides administrators. */
async function listEditors(tx: Tx, entryIds: readonly number[]): Promise<Editor[]> {
  const { rows } = await sql<Editor>`
    select distinct e.id as "entryId", a.id as "accountId", a.email
    from vault_entries e
    join readers r on r.list_id = e.editors_id
    join employees p on p.ativo <> 'N' and (
      p.id = r.employee_id
      or exists (
        select from ${GROUP_PEOPLE} gp where gp.group_id = r.group_id and gp.employee_id = p.id
      )
    )
    join accounts a on a.id = p.account_id and a.role <> 'admin'
    where e.id = any (${entryIds}::bigint[]) and (select vault_shared from company_settings)
      and ${isActive('a.id')}
    order by a.id, e.id`.execute(tx);
  return rows;
}

interface Listed {
  platform: string;
  people: string[];
  onlyAdmins: boolean;
}

function rotationMail(
  entries: readonly Listed[],
  { event, publicUrl }: { event: RotationEvent; publicUrl: string },
): MailContent {
  const heading = t('{count, plural, one {# password to change} other {# passwords to change}}', {
    count: entries.length,
  });
  const left = entries.length - MAX_LISTED;
  const isReminder = event === 'secrets_still_to_rotate';
  return {
    subject: isReminder ? t('Reminder: {heading}', { heading }) : heading,
    heading,
    paragraphs: [
      t('These people know passwords of entries that they can no longer open. Please change them.'),
      ...(entries.some(({ onlyAdmins }) => onlyAdmins)
        ? [t('Entries marked with * have no editor, so only administrators can change them.')]
        : []),
      ...(left > 0
        ? [
            t('{left, plural, one {# more entry is} other {# more entries are}} on the page.', {
              left,
            }),
          ]
        : []),
    ],
    facts: entries
      .slice(0, MAX_LISTED)
      .map(({ platform, people, onlyAdmins }) => [
        onlyAdmins ? `${platform} *` : platform,
        people.join(', '),
      ]),
    action: { label: t('Open the passwords'), url: `${publicUrl}${ROTATION_PATH}` },
    ...(isReminder && { footer: t('You get this once a week until the passwords are changed.') }),
  };
}

/** Tells administrators of all these entries, and editors of theirs: one email each. */
export async function notifyToRotate(
  tx: Tx,
  deps: Deps,
  marked: readonly Marked[],
  event: RotationEvent,
): Promise<void> {
  if (marked.length === 0) return;
  const byEntry = Map.groupBy(marked, ({ entryId }) => entryId);
  const editors = await listEditors(tx, [...byEntry.keys()]);
  const edited = new Set(editors.map(({ entryId }) => entryId));
  const listed = new Map(
    [...byEntry].map(([id, marks]): [number, Listed] => [
      id,
      {
        platform: marks[0]?.platform ?? '',
        people: [...new Set(marks.map(({ person }) => person))],
        onlyAdmins: !edited.has(id),
      },
    ]),
  );
  const all = [...listed.keys()];
  const recipients = [
    ...(await listAdmins(tx)).map((to) => ({ to, entries: all })),
    ...[...Map.groupBy(editors, ({ accountId }) => accountId).values()].map((own) => ({
      to: own[0] as Editor,
      entries: own.map(({ entryId }) => entryId),
    })),
  ];
  const { publicUrl } = deps.config;
  await notify(
    tx,
    deps,
    recipients.map(({ to: { accountId, email }, entries }) => ({
      event,
      to: { accountId, email },
      content: () =>
        rotationMail(
          entries.flatMap((id) => listed.get(id) ?? []),
          { event, publicUrl },
        ),
      path: ROTATION_PATH,
    })),
  );
}
