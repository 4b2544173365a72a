import type { SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import { useState } from 'react';
import { notifyFailure } from '#ui/feedback/notify.ts';
import { saveFile } from '#ui/tables/data-table/save-file.ts';

const FAILED = 'The picture could not be made in this browser.';

async function savePicture(quarter: string, section: SectionId): Promise<void> {
  const element = document.getElementById(section);
  if (!element) throw new Error(`There is no section ${section} to take a picture of`);
  const { pictureOf } = await import('./picture/picture-of.ts');
  saveFile(`All Hands ${quarter} ${section}.png`, await pictureOf(element));
}

export function useSavePicture(quarter: string, section: SectionId) {
  const [saving, setSaving] = useState(false);
  const save = () => {
    setSaving(true);
    savePicture(quarter, section).then(
      () => setSaving(false),
      () => {
        setSaving(false);
        notifyFailure(FAILED, save);
      },
    );
  };
  return { save, saving };
}
