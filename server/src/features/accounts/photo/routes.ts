import * as calls from '@intranet/contract/accounts/photo-endpoints.ts';
import { photoUrl } from '@intranet/contract/accounts/photo-url.ts';
import { success } from '@intranet/contract/core/endpoint.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Deps } from '#core/deps.ts';
import { sendPicture } from '#core/files/send-picture.ts';
import type { Router } from '#core/http/route.ts';
import { PHOTOS } from './photo-files.ts';
import { removePhoto, savePhoto } from './save-photo.ts';

export function photoRoutes({ route }: Router, deps: Deps): void {
  route(calls.uploadProfilePhoto, async ({ actor, body, file }) => {
    const key = await savePhoto(deps, actor, { username: body.username, upload: file });
    return { photo_url: photoUrl(key) };
  });

  route(calls.removeProfilePhoto, async ({ actor, body }) => {
    await removePhoto(deps, actor, body.username);
    return success(t('Photo removed'));
  });

  route(calls.profilePhoto, ({ params, reply }) => sendPicture(reply, deps, PHOTOS, params.key));
}
