import type { Area } from 'react-easy-crop';
import { UserFacingError } from '#core/user-facing-error.ts';
import { type Picture, UNREADABLE } from '#ui/forms/chosen-picture.ts';

/** The longest side to upload, in pixels; the server scales it down further. */
const MAX_SIDE = 1024;

/** @param area in pixels of the picture itself */
export async function cutSquare({ image }: Pick<Picture, 'image'>, area: Area): Promise<Blob> {
  const side = Math.max(1, Math.min(Math.round(area.width), MAX_SIDE));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new UserFacingError(UNREADABLE);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side);
  // Browsers that can't write WebP write PNG, which the server accepts too.
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', 0.92));
  if (!blob) throw new UserFacingError(UNREADABLE);
  return blob;
}
