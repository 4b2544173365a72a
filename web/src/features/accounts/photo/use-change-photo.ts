import { useEffect, useRef, useState } from 'react';
import type { Area } from 'react-easy-crop';
import { type StoredUser, storePhoto } from '#core/session.ts';
import { UserFacingError } from '#core/user-facing-error.ts';
import { closePicture, openPicture, type Picture } from '#ui/forms/chosen-picture.ts';
import { useSave } from '#ui/forms/use-save.ts';
import { accountsKeys } from '../api.ts';
import { removePhoto, uploadPhoto } from '../own/api.ts';
import { cutSquare } from './cut-square.ts';

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
        throw new UserFacingError('The picture is not ready yet. Please try again.');
      }
      const square = await cutSquare(from, area.current);
      return (await uploadPhoto(user.username, square)).photo_url;
    },
    saved: (photo) => (photo ? 'Photo changed' : 'Photo removed'),
    refresh: accountsKeys.refresh,
    onSaved: (_, photo) => {
      storePhoto(photo);
      onClose();
    },
  });
  return { picture, area, open, change };
}
