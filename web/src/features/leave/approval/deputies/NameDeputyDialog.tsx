import { deputyBody } from '@intranet/contract/leave/deputies-endpoints.ts';
import { Button, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { PersonSelect } from '#features/people/shared/PersonSelect.tsx';
import { useSave } from '#features/people/shared/use-save.ts';
import { DayInput } from '#ui/DayInput.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { ErrorArea } from '#ui/ErrorArea.tsx';
import { type Candidate, type HeadDeputies, nameDeputy } from './api.ts';

/** Names a deputy of a Head, with or without dates (D23). */
export function NameDeputyDialog({
  head,
  own,
  candidates,
  onClose,
}: {
  head: HeadDeputies;
  /** Of the reader. */
  own: boolean;
  candidates: readonly Candidate[];
  onClose: () => void;
}) {
  const form = useForm({
    initialValues: { head: head.name, deputy: '', start: '', end: '' },
    validate: schemaResolver(deputyBody, { sync: true }),
  });
  const { save, problem } = useSave(form, { send: nameDeputy, onSaved: onClose });
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
          <Group justify="flex-end" gap="sm">
            <Button variant="default" disabled={save.isPending} onClick={onClose}>
              Back
            </Button>
            <Button type="submit" loading={save.isPending}>
              Name deputy
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
