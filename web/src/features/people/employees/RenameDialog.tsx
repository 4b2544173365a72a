import { t } from '@intranet/contract/core/i18n/t.ts';
import { type EmployeeRecord, renameEmployee } from '@intranet/contract/people/endpoints.ts';
import { FormDialog } from '@intranet/ui/forms/FormDialog.tsx';
import { useSaveForm } from '@intranet/ui/forms/use-save-form.ts';
import { rich } from '@intranet/ui/text/rich.tsx';
import { TextInput } from '@mantine/core';
import { peopleKeys, renameEmployee as sendName } from '../api.ts';

interface Props {
  employee: EmployeeRecord;
  onClose: () => void;
}

export function RenameDialog({ employee: { id, NOME, has_account }, onClose }: Props) {
  const { form, formState } = useSaveForm({
    schema: renameEmployee.body,
    initialValues: { name: NOME },
    send: (values) => sendName(id, values),
    saved: t('Employee renamed'),
    refresh: peopleKeys.refresh,
    refreshAfterFailure: true,
    onSaved: onClose,
  });
  return (
    <FormDialog
      {...formState}
      title={rich('Rename {name}', { name: <bdi>{NOME}</bdi> })}
      action={t('Rename')}
      onClose={onClose}
    >
      <TextInput
        label={t('New name')}
        description={
          has_account
            ? t(
                'They also sign in with this name from now on. Leave, balance and history are kept.',
              )
            : t('Leave, balance and history are kept.')
        }
        data-autofocus
        autoComplete="off"
        {...form.getInputProps('name')}
      />
    </FormDialog>
  );
}
