import { t } from '@intranet/contract/core/i18n/t.ts';
import { coveragePairBody } from '@intranet/contract/leave/coverage-endpoints.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { FormDialog } from '@intranet/ui/forms/FormDialog.tsx';
import { useSaveForm } from '@intranet/ui/forms/use-save-form.ts';
import { peopleKeys } from '#features/people/api.ts';
import { EmployeeSelect } from '#features/people/shared/EmployeeSelect.tsx';
import { type AreaCoverage, addCoveragePair } from './api.ts';

interface Props {
  area: AreaCoverage;
  onClose: () => void;
}

export function AddPairDialog({ area: { area }, onClose }: Props) {
  const { form, formState } = useSaveForm({
    initialValues: {
      first: '',
      first_id: undefined as number | undefined,
      second: '',
      second_id: undefined as number | undefined,
    },
    schema: coveragePairBody,
    refresh: peopleKeys.refresh,
    send: addCoveragePair,
    onSaved: onClose,
  });
  const { first_id: firstId, second_id: secondId } = form.values;
  return (
    <FormDialog
      {...formState}
      title={t('Shouldn’t be away together: {area}', { area: areaName(area) })}
      action={t('Add pair')}
      onClose={onClose}
    >
      <EmployeeSelect
        label={t('First person')}
        among="current"
        area={area}
        data-autofocus
        value={firstId}
        onChange={(chosen) =>
          form.setValues({
            first: chosen?.name ?? '',
            first_id: chosen?.employee_id,
            ...(chosen?.employee_id === secondId && { second: '', second_id: undefined }),
          })
        }
        error={form.errors.first}
      />
      <EmployeeSelect
        label={t('Second person')}
        among="current"
        area={area}
        except={firstId}
        value={secondId}
        onChange={(chosen) =>
          form.setValues({ second: chosen?.name ?? '', second_id: chosen?.employee_id })
        }
        error={form.errors.second}
      />
    </FormDialog>
  );
}
