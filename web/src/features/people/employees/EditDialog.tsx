import { Button, Group, Stack } from '@mantine/core';
import { Dialog } from '#ui/Dialog.tsx';
import { ErrorArea } from '#ui/forms/ErrorArea.tsx';
import { ActiveField, AreaField, BalanceField, PositionField } from './EditFields.tsx';
import { useEdit } from './edit-context.ts';

/** An employee's record as a form, where a row has no room for one. */
export function EditDialog({ name }: { name: string }) {
  const { form, save, cancel, pending, problem, confirming } = useEdit();
  return (
    <Dialog
      onClose={cancel}
      busy={pending}
      dirty={confirming || form.isDirty()}
      trapFocus={!confirming}
      title={<bdi>{name}</bdi>}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Stack gap="md">
          <BalanceField />
          <AreaField />
          <PositionField />
          <ActiveField />
          <ErrorArea message={problem} />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" disabled={pending} onClick={cancel}>
              Cancel
            </Button>
            <Button type="submit" loading={pending}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
