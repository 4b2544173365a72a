import {
  removeProfilePhoto,
  uploadProfilePhoto,
} from '@intranet/contract/accounts/photo-endpoints.ts';
import { call } from '#core/call.ts';

export const uploadPhoto = (username: string, file: Blob) =>
  call(uploadProfilePhoto, { body: { username }, file });

export const removePhoto = (username: string) => call(removeProfilePhoto, { body: { username } });
