import { deputyBody } from '@intranet/contract/leave/deputies-endpoints.ts';
import { SimpleGrid, Stack, Text } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { peopleKeys } from '#features/people/api.ts';
import { PersonSelect } from '#features/people/shared/PersonSelect.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { DayInput } from '#ui/forms/DayInput.tsx';
import { ErrorArea } from '#ui/forms/ErrorArea.tsx';
import { FormButtons } from '#ui/forms/FormButtons.tsx';
import { useSave } from '#ui/forms/use-save.ts';
import { type Candidate, type HeadDeputies, nameDeputy } from './api.ts';

interface Props {
  head: HeadDeputies;
  own: boolean;
  candidates: readonly Candidate[];
  onClose: () => void;
}

export function NameDeputyDialog({ head, own, candidates, onClose }: Props) {
  const form = useForm({
    initialValues: { head: head.name, deputy: '', start: '', end: '' },
    validate: schemaResolver(deputyBody, { sync: true }),
  });
  const { save, problem } = useSave({
    form,
    refresh: peopleKeys.refresh,
    send: nameDeputy,
    onSaved: onClose,
  });
  const people = candidates
    .filter(({ name }) => name !== head.name)
    .map(({ name, area }) => ({ name, detail: area }));
  return (
    <Dialog
      onClose={onClose}
      title={own ? 'Name a deputy' : `Name a deputy of ${head.name}`}
      busy={save.isPending}
      dirty={form.isDirty()}
      centered
    >
      <form noValidate onSubmit={form.onSubmit((values) => save.mutate(values))}>
        <Stack gap="md">
          <PersonSelect
            label="Deputy"
            people={people}
            data-autofocus
            {...form.getInputProps('deputy')}
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <DayInput label="From (optional)" {...form.getInputProps('start')} />
            <DayInput
              label="Until (optional)"
              startAt={form.values.start}
              {...form.getInputProps('end')}
            />
          </SimpleGrid>
          <Text size="sm" c="dimmed">
            Without dates, the deputy stands in whenever {own ? 'you are' : 'the Head is'} on
            approved leave.
          </Text>
          <ErrorArea message={problem ?? form.errors.head?.toString() ?? null} />
          <FormButtons
            action="Name deputy"
            pending={save.isPending}
            onCancel={onClose}
            cancel="Back"
          />
        </Stack>
      </form>
    </Dialog>
  );
}
