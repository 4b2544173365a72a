import { t } from '@intranet/contract/core/i18n/t.ts';
import { type EmployeeRecord, renameEmployee } from '@intranet/contract/people/endpoints.ts';
import { FormDialog } from '@intranet/ui/forms/FormDialog.tsx';
import { useSaveForm } from '@intranet/ui/forms/use-save-form.ts';
import { rich } from '@intranet/ui/text/rich.tsx';
import { TextInput } from '@mantine/core';
import { peopleKeys, renameEmployee as sendName } from '../api.ts';
import { SamePersonQuestion } from './SamePersonQuestion.tsx';
import { useLookAlike, useNearName } from './use-near-name.ts';

interface Props {
  employee: EmployeeRecord;
  onClose: () => void;
}

export function RenameDialog({ employee, onClose }: Props) {
  const { id, NOME, has_account } = employee;
  const near = useNearName(employee);
  const { form, formState } = useSaveForm({
    schema: renameEmployee.body,
    initialValues: { name: NOME },
    send: async ({ name }) => {
      await near.assertAnswered(name, 'name');
      return sendName(id, { name, another_person: near.isDistinguished(name) });
    },
    saved: t('Employee renamed'),
    refresh: peopleKeys.refresh,
    refreshAfterFailure: true,
    onSaved: onClose,
  });
  const looksLike = useLookAlike(near, form.values.name);
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
      {looksLike !== null && (
        <SamePersonQuestion
          name={looksLike}
          sameLabel={t('Yes, keep {name}', { name: NOME })}
          onSame={onClose}
          onDifferent={() => {
            near.distinguish(form.values.name);
            form.clearFieldError('name');
          }}
        />
      )}
    </FormDialog>
  );
}
