import { coveragePairBody } from '@intranet/contract/leave/coverage-endpoints.ts';
import { Stack } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { peopleKeys } from '#features/people/api.ts';
import { PersonSelect } from '#features/people/shared/PersonSelect.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { ErrorArea } from '#ui/forms/ErrorArea.tsx';
import { FormButtons } from '#ui/forms/FormButtons.tsx';
import { useSave } from '#ui/forms/use-save.ts';
import { type AreaCoverage, addCoveragePair } from './api.ts';

export function AddPairDialog({
  area: { area, people },
  onClose,
}: {
  area: AreaCoverage;
  onClose: () => void;
}) {
  const form = useForm({
    initialValues: { first: '', second: '' },
    validate: schemaResolver(coveragePairBody, { sync: true }),
  });
  const { save, problem } = useSave({
    form,
    refresh: peopleKeys.refresh,
    send: addCoveragePair,
    onSaved: onClose,
  });
  const choices = people.map((name) => ({ name }));
  return (
    <Dialog
      onClose={onClose}
      title={`Not away together: ${area}`}
      busy={save.isPending}
      dirty={form.isDirty()}
      centered
    >
      <form noValidate onSubmit={form.onSubmit((values) => save.mutate(values))}>
        <Stack gap="md">
          <PersonSelect
            label="First person"
            people={choices}
            data-autofocus
            {...form.getInputProps('first')}
            onChange={(name) => {
              form.setFieldValue('first', name);
              if (name === form.values.second) form.setFieldValue('second', '');
            }}
          />
          <PersonSelect
            label="Second person"
            people={choices.filter(({ name }) => name !== form.values.first)}
            {...form.getInputProps('second')}
          />
          <ErrorArea message={problem} />
          <FormButtons
            action="Add pair"
            pending={save.isPending}
            onCancel={onClose}
            cancel="Back"
          />
        </Stack>
      </form>
    </Dialog>
  );
}
