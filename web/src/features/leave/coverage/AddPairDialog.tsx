import { t } from '@intranet/contract/core/i18n/t.ts';
import { coveragePairBody } from '@intranet/contract/leave/coverage-endpoints.ts';
import { schemaResolver } from '@mantine/form';
import { peopleKeys } from '#features/people/api.ts';
import { PersonSelect } from '#features/people/shared/PersonSelect.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { useDialogForm } from '#ui/forms/use-dialog-form.ts';
import { type AreaCoverage, addCoveragePair } from './api.ts';

interface Props {
  area: AreaCoverage;
  onClose: () => void;
}

export function AddPairDialog({ area: { area, people }, onClose }: Props) {
  const { form, dialog } = useDialogForm({
    initialValues: { first: '', second: '' },
    validate: schemaResolver(coveragePairBody, { sync: true }),
    refresh: peopleKeys.refresh,
    send: addCoveragePair,
    onSaved: onClose,
  });
  const choices = people.map((name) => ({ name }));
  return (
    <FormDialog
      {...dialog}
      title={t('Shouldn’t be away together: {area}', { area })}
      action={t('Add pair')}
      cancel={t('Back')}
      onClose={onClose}
      centered
    >
      <PersonSelect
        label={t('First person')}
        people={choices}
        data-autofocus
        {...form.getInputProps('first')}
        onChange={(name) => {
          form.setFieldValue('first', name);
          if (name === form.values.second) form.setFieldValue('second', '');
        }}
      />
      <PersonSelect
        label={t('Second person')}
        people={choices.filter(({ name }) => name !== form.values.first)}
        {...form.getInputProps('second')}
      />
    </FormDialog>
  );
}
