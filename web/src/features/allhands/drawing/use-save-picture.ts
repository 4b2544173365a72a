import { t } from '@intranet/contract/core/i18n/t.ts';
import { useState } from 'react';
import { notifyFailure } from '#ui/feedback/notify.ts';
import { saveFile } from '#ui/tables/data-table/save-file.ts';
import type { DrawingPlace } from './drawings.ts';

const FAILED = t('Couldn’t create the picture in this browser. Try another browser.');

async function savePicture({ quarter, section }: DrawingPlace): Promise<void> {
  const element = document.getElementById(section);
  if (!element) throw new Error(`There is no section ${section} to take a picture of`);
  const { domToBlob } = await import('modern-screenshot');
  const { backgroundColor } = getComputedStyle(document.body);
  const picture = await domToBlob(element, { scale: 2, backgroundColor });
  saveFile(t('All Hands {quarter} {section}.png', { quarter, section }), picture);
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
