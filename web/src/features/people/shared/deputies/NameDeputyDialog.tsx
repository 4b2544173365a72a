import { isDay } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { deputyBody } from '@intranet/contract/people/deputies-endpoints.ts';
import { FormDialog } from '@intranet/ui/forms/FormDialog.tsx';
import { OptionalDayInput } from '@intranet/ui/forms/OptionalDayInput.tsx';
import { useSaveForm } from '@intranet/ui/forms/use-save-form.ts';
import { SimpleGrid, Text } from '@mantine/core';
import { peopleKeys } from '#features/people/api.ts';
import { EmployeeSelect } from '../EmployeeSelect.tsx';
import { type HeadDeputies, nameDeputy } from './api.ts';

interface Props {
  head: HeadDeputies;
  own: boolean;
  onClose: () => void;
}

export function NameDeputyDialog({ head, own, onClose }: Props) {
  const { form, formState } = useSaveForm({
    initialValues: {
      head: head.name,
      head_id: head.employee_id,
      deputy: '',
      deputy_id: undefined as number | undefined,
      start: '',
      end: '',
    },
    schema: deputyBody,
    refresh: peopleKeys.refresh,
    send: nameDeputy,
    onSaved: onClose,
  });
  return (
    <FormDialog
      {...formState}
      title={own ? t('Add deputy') : t('Add deputy for {name}', { name: head.name })}
      problem={formState.problem ?? form.errors.head?.toString() ?? null}
      action={t('Add deputy')}
      onClose={onClose}
    >
      <EmployeeSelect
        label={t('Deputy')}
        among="deputies"
        except={head.employee_id}
        data-autofocus
        value={form.values.deputy_id}
        onChange={(chosen) =>
          form.setValues({ deputy: chosen?.name ?? '', deputy_id: chosen?.employee_id })
        }
        error={form.errors.deputy}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <OptionalDayInput label={t('From (optional)')} {...form.getInputProps('start')} />
        <OptionalDayInput
          label={t('Until (optional)')}
          startAt={isDay(form.values.start) ? form.values.start : ''}
          {...form.getInputProps('end')}
        />
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        {own
          ? t('Without dates, the deputy stands in whenever you are on approved leave.')
          : t('Without dates, the deputy stands in whenever the Head is on approved leave.')}
      </Text>
    </FormDialog>
  );
}
