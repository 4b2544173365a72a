import { PICTURE } from '@intranet/contract/pictures.ts';
import type { Area } from 'react-easy-crop';
import { ToldError } from '#core/told-error.ts';

/** A picture that was chosen and could be read. */
export interface Picture {
  image: HTMLImageElement;
  /** Valid until `closePicture`. */
  url: string;
}

/** The longest side sent; the server makes it smaller still. */
const MAX_SIDE = 1024;
const UNREADABLE = 'This picture cannot be read. Please choose another one.';

/**
 * Opens a chosen file; the browser turns it the way its camera was held.
 * @throws ToldError when it is too large or no picture
 */
export async function openPicture(file: File): Promise<Picture> {
  if (!PICTURE.types.includes(file.type) || file.size > PICTURE.maxBytes) {
    throw new ToldError(PICTURE.choose);
  }
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch {
    URL.revokeObjectURL(url);
    throw new ToldError(UNREADABLE);
  }
  return { image, url };
}

export function closePicture(picture: Picture | null): void {
  if (picture) URL.revokeObjectURL(picture.url);
}

/**
 * The part of a picture inside a square, as a file to upload.
 * @param area in the picture's own pixels
 */
export async function cutSquare({ image }: Picture, area: Area): Promise<Blob> {
  const side = Math.max(1, Math.min(Math.round(area.width), MAX_SIDE));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new ToldError(UNREADABLE);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side);
  // A browser that cannot write WebP writes PNG, which is taken too.
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', 0.92));
  if (!blob) throw new ToldError(UNREADABLE);
  return blob;
}
