import * as calls from '@intranet/contract/announcements/endpoints.ts';
import { success } from '@intranet/contract/core/endpoint.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { today } from '#core/clock.ts';
import type { Deps } from '#core/deps.ts';
import type { Router } from '#core/http/route.ts';
import { addAnnouncement, editAnnouncement, removeAnnouncement } from './change-announcements.ts';
import { confirmAnnouncement, markAsRead } from './confirm.ts';
import { listAllAnnouncements, listAnnouncements, listConfirmations } from './queries.ts';
import { remindNow } from './remind.ts';

export function announcementRoutes({ route }: Router, deps: Deps): void {
  route(calls.announcements, async ({ actor }) => ({
    announcements: await listAnnouncements(deps.db, actor, today(deps)),
  }));

  route(calls.confirmAnnouncement, async ({ actor, params, body }) => {
    await confirmAnnouncement(deps, actor, params.id, body.text_hash);
    return success(t('Thank you. Your confirmation is saved.'));
  });

  route(calls.readAnnouncement, async ({ actor, params, body }) => {
    await markAsRead(deps, actor, params.id, body.text_hash);
    return success(t('Marked as read'));
  });

  route(calls.allAnnouncements, async () => ({
    announcements: await listAllAnnouncements(deps.db),
  }));

  route(calls.addAnnouncement, async ({ actor, body }) => {
    const id = await addAnnouncement(deps, actor, body);
    return { ...success(t('Announcement added')), id };
  });

  route(calls.editAnnouncement, async ({ actor, params, body }) => {
    await editAnnouncement(deps, actor, params.id, body);
    return success(t('Announcement saved'));
  });

  route(calls.removeAnnouncement, async ({ actor, params }) => {
    await removeAnnouncement(deps, actor, params.id);
    return success(t('Announcement removed'));
  });

  route(calls.confirmations, ({ params, query }) =>
    listConfirmations(deps.db, params.id, query, today(deps)),
  );

  route(calls.remindReaders, async ({ actor, params }) => {
    const people = await remindNow(deps, actor, params.id);
    return success(
      t('{people, plural, one {One person was reminded} other {# people were reminded}}', {
        people,
      }),
    );
  });
}
