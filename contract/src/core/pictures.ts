import type { FileKind } from './endpoint.ts';
import { msg } from './i18n/t.ts';

export const PICTURE: FileKind = {
  types: ['image/png', 'image/jpeg', 'image/webp'],
  maxBytes: 10 * 1024 * 1024,
  refusal: msg('Please choose a PNG, JPEG or WebP picture of up to 10 MB.'),
};
