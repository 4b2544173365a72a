import { t } from '@intranet/contract/core/i18n/t.ts';
import { notifyFailure } from '@intranet/ui/feedback/notify.ts';
import { saveFile } from '@intranet/ui/tables/data-table/save-file.ts';
import { useState } from 'react';
import type { DrawingPlace } from './drawings.ts';

const FAILED = t('Couldn’t create the picture in this browser. Try another browser.');

async function savePicture({ quarter, section }: DrawingPlace): Promise<void> {
  const element = document.getElementById(section);
  if (!element) throw new Error(`There is no section ${section} to take a picture of`);
  const { pictureOf } = await import('./picture/picture-of.ts');
  saveFile(t('All Hands {quarter} {section}.png', { quarter, section }), await pictureOf(element));
}

export function useSavePicture(place: DrawingPlace) {
  const [saving, setSaving] = useState(false);
  const save = () => {
    setSaving(true);
    savePicture(place)
      .catch(() => notifyFailure(FAILED, save))
      .finally(() => setSaving(false));
  };
  return { save, saving };
}
