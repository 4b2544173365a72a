import { coveragePairBody } from '@intranet/contract/leave/coverage-endpoints.ts';
import { Button, Group, Stack } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { PersonSelect } from '#features/people/shared/PersonSelect.tsx';
import { useSave } from '#features/people/shared/use-save.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { ErrorArea } from '#ui/ErrorArea.tsx';
import { type AreaCoverage, addCoveragePair } from './api.ts';

/** Names two of an area who should not be away together. */
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
  const { save, problem } = useSave(form, { send: addCoveragePair, onSaved: onClose });
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
          <Group justify="flex-end" gap="sm">
            <Button variant="default" disabled={save.isPending} onClick={onClose}>
              Back
            </Button>
            <Button type="submit" loading={save.isPending}>
              Add pair
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
