import { t } from '@intranet/contract/core/i18n/t.ts';
import { PICTURE } from '@intranet/contract/core/pictures.ts';
import { UserFacingError } from '@intranet/contract/core/user-facing-error.ts';

export interface Picture {
  file: File;
  image: HTMLImageElement;
  url: string;
}

export const UNREADABLE = t('Couldn’t read this picture. Choose another one.');

/** Opens a chosen file. @throws UserFacingError if it is too large or no picture */
export async function openPicture(file: File): Promise<Picture> {
  if (!PICTURE.types.includes(file.type) || file.size > PICTURE.maxBytes) {
    throw new UserFacingError(t(PICTURE.refusal));
  }
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch {
    URL.revokeObjectURL(url);
    throw new UserFacingError(UNREADABLE);
  }
  return { file, image, url };
}

export function closePicture(picture: Picture | null): void {
  if (picture) URL.revokeObjectURL(picture.url);
}
