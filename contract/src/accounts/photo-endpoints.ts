import { z } from 'zod';
import { endpoint, fileReply } from '../core/endpoint.ts';
import { msg, t } from '../core/i18n/t.ts';
import { PICTURE } from '../core/pictures.ts';
import { ROLES } from '../core/roles.ts';
import { requiredSearchSchema } from '../core/schemas.ts';

export const uploadProfilePhoto = endpoint('POST', '/upload_profile_photo', ROLES, {
  description: "Replaces the caller's profile photo, or anybody's for an admin (D4, D38)",
  file: { field: 'profile_photo', kind: PICTURE },
  body: () => z.object({ username: requiredSearchSchema(254, msg('Choose a user')) }),
  reply: () => z.object({ photo_url: z.string() }),
});

export const removeProfilePhoto = endpoint('POST', '/api/remove_profile_photo', ROLES, {
  description: "Removes the caller's profile photo, or anybody's for an admin",
  body: () => uploadProfilePhoto.body,
});

export const profilePhoto = endpoint('GET', '/api/profile_photos/{key}', ROLES, {
  description: 'Returns a profile photo by its generated name',
  openDuring: ['two_factor_setup'],
  params: () =>
    z.object({
      key: z
        .string()
        .regex(/^[\w-]{1,80}\.webp$/, { error: () => t('This photo doesn’t exist.') })
        .describe('The generated name, as in `photo_url`'),
    }),
  reply: () => fileReply('image/webp'),
});
