import type { Area } from 'react-easy-crop';
import { UserFacingError } from '#core/user-facing-error.ts';
import { type Picture, UNREADABLE } from '#ui/forms/chosen-picture.ts';

/** The longest side sent; the server makes it smaller still. */
const MAX_SIDE = 1024;

/**
 * The part of a picture inside a square, as a file to upload.
 * @param area in the picture's own pixels
 */
export async function cutSquare({ image }: Pick<Picture, 'image'>, area: Area): Promise<Blob> {
  const side = Math.max(1, Math.min(Math.round(area.width), MAX_SIDE));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new UserFacingError(UNREADABLE);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side);
  // A browser that cannot write WebP writes PNG, which is taken too.
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', 0.92));
  if (!blob) throw new UserFacingError(UNREADABLE);
  return blob;
}
