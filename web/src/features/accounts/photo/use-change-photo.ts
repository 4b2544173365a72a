import { t } from '@intranet/contract/core/i18n/t.ts';
import { UserFacingError } from '@intranet/contract/core/user-facing-error.ts';
import {
  closePicture,
  openPicture,
  type Picture,
  UNREADABLE,
} from '@intranet/ui/forms/chosen-picture.ts';
import { useSave } from '@intranet/ui/forms/use-save.ts';
import { useEffect, useRef, useState } from 'react';
import type { Area } from 'react-easy-crop';
import { type StoredUser, storePhoto } from '#core/session.ts';
import { accountsKeys } from '../api.ts';
import { removePhoto, uploadPhoto } from '../own/api.ts';

/** The longest side to upload, in pixels; the server scales it down further. */
const MAX_SIDE = 1024;

/** @param area in pixels of the picture itself */
async function cutSquare({ image }: Pick<Picture, 'image'>, area: Area): Promise<Blob> {
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

export function useChangePhoto(user: StoredUser, onClose: () => void) {
  const [picture, setPicture] = useState<Picture | null>(null);
  const area = useRef<Area | null>(null);
  useEffect(() => () => closePicture(picture), [picture]);

  const open = useSave({
    send: openPicture,
    saved: null,
    onSaved: (_, opened) => {
      area.current = null;
      setPicture(opened);
    },
  });
  const change = useSave({
    send: async (from: Picture | null) => {
      if (from === null) {
        await removePhoto(user.username);
        return '';
      }
      if (!area.current) {
        throw new UserFacingError(t('The picture isn’t ready yet. Please try again.'));
      }
      const square = await cutSquare(from, area.current);
      return (await uploadPhoto(user.username, square)).photo_url;
    },
    saved: (photo) => (photo ? t('Photo changed') : t('Photo removed')),
    refresh: accountsKeys.refresh,
    onSaved: (_, photo) => {
      storePhoto(photo);
      onClose();
    },
  });
  return { picture, area, open, change };
}
