import type { ChatbotSettings } from '@intranet/contract/chatbot/endpoints.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';

export async function changeChatbotSettings(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { visitor_contact }: ChatbotSettings,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const changed = await tx
      .updateTable('chatbot_settings')
      .set({ visitor_contact })
      .where('visitor_contact', '<>', visitor_contact)
      .returning('only_one')
      .executeTakeFirst();
    if (!changed) return;
    await recordAct(tx, actor, 'chatbot_settings_changed', '', { visitor_contact });
  });
}
