import type { FileKind } from './endpoint.ts';

export const PICTURE: FileKind = {
  types: ['image/png', 'image/jpeg', 'image/webp'],
  maxBytes: 10 * 1024 * 1024,
  choose: 'Please choose a PNG, JPEG or WebP picture of up to 10 MB.',
};
