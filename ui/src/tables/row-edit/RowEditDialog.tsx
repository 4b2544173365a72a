import { t } from '@intranet/contract/core/i18n/t.ts';
import type { ReactNode } from 'react';
import { FormDialog } from '../../forms/FormDialog.tsx';
import type { FormState } from '../../forms/use-save-form.ts';

interface Props extends Omit<FormState, 'onSubmit'> {
  name: string;
  save: () => void;
  cancel: () => void;
  covered?: boolean;
  note?: ReactNode;
  children: ReactNode;
}

export function RowEditDialog(props: Props) {
  const { name, dirty, save, cancel, covered = false, pending, problem, note, children } = props;
  return (
    <FormDialog
      {...{ pending, problem, note, children }}
      title={<bdi>{name}</bdi>}
      action={t('Save')}
      dirty={covered || dirty}
      trapFocus={!covered}
      onSubmit={(event) => {
        event?.preventDefault();
        save();
      }}
      onClose={cancel}
    />
  );
}
