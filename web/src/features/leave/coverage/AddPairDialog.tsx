import { t } from '@intranet/contract/core/i18n/t.ts';
import { coveragePairBody } from '@intranet/contract/leave/coverage-endpoints.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { FormDialog } from '@intranet/ui/forms/FormDialog.tsx';
import { useSaveForm } from '@intranet/ui/forms/use-save-form.ts';
import { peopleKeys } from '#features/people/api.ts';
import { PersonSelect } from '#features/people/shared/PersonSelect.tsx';
import { type AreaCoverage, addCoveragePair } from './api.ts';

interface Props {
  area: AreaCoverage;
  onClose: () => void;
}

export function AddPairDialog({ area: { area, people }, onClose }: Props) {
  const { form, formState } = useSaveForm({
    initialValues: { first: '', second: '' },
    schema: coveragePairBody,
    refresh: peopleKeys.refresh,
    send: addCoveragePair,
    onSaved: onClose,
  });
  const choices = people.map((name) => ({ name }));
  return (
    <FormDialog
      {...formState}
      title={t('Shouldn’t be away together: {area}', { area: areaName(area) })}
      action={t('Add pair')}
      onClose={onClose}
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
