import { t } from '@intranet/contract/core/i18n/t.ts';
import { FormDialog } from '@intranet/ui/forms/FormDialog.tsx';
import { AddFields } from './AddFields.tsx';
import { useAddEntry } from './use-add-entry.ts';

interface Props {
  onUnsaved: (unsaved: boolean) => void;
  onClose: () => void;
}

export function AddDialog({ onUnsaved, onClose }: Props) {
  const { form, formState } = useAddEntry({ onUnsaved, onAdded: onClose });
  return (
    <FormDialog {...formState} title={t('Add a password')} action={t('Add')} onClose={onClose}>
      <AddFields form={form} pending={formState.pending} />
    </FormDialog>
  );
}
