import { z } from 'zod';
import { endpoint, fileReply, successReply } from '../core/endpoint.ts';
import { PICTURE } from '../core/pictures.ts';
import { ROLES } from '../core/roles.ts';
import { searchSchema } from '../core/schemas.ts';

export const uploadProfilePhoto = endpoint({
  method: 'POST',
  path: '/upload_profile_photo',
  summary: "Replaces the caller's profile photo, or anybody's for an admin (D4, D38)",
  access: ROLES,
  file: { field: 'profile_photo', kind: PICTURE },
  body: z.object({
    username: searchSchema(254, 'Name the user').pipe(z.string().min(1, 'Name the user')),
  }),
  reply: z.object({ photo_url: z.string() }),
});

export const removeProfilePhoto = endpoint({
  method: 'POST',
  path: '/api/remove_profile_photo',
  summary: "Removes the caller's profile photo, or anybody's for an admin",
  access: ROLES,
  body: uploadProfilePhoto.body,
  reply: successReply,
});

export const profilePhoto = endpoint({
  method: 'GET',
  path: '/api/profile_photos/{key}',
  summary: 'Returns a profile photo by its generated name',
  access: ROLES,
  openDuring: ['two_factor_setup'],
  params: z.object({ key: z.string().regex(/^[\w-]{1,80}\.webp$/, 'There is no such photo') }),
  reply: fileReply,
});
