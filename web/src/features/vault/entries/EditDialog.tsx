import { Button, Group, Stack } from '@mantine/core';
import { Dialog } from '#ui/Dialog.tsx';
import { ErrorArea } from '#ui/forms/ErrorArea.tsx';
import { EditPasswordField, LinkField, PlatformField, UserField } from './EditFields.tsx';
import { useEdit } from './edit-context.ts';
import { OvertakenNote } from './OvertakenNote.tsx';

/** An entry as a form, where a row has no room for one. */
export function EditDialog({ platform }: { platform: string }) {
  const { dirty, save, cancel, pending, problem, overtaken, takeTheirs } = useEdit();
  return (
    <Dialog onClose={cancel} busy={pending} dirty={dirty} title={<bdi>{platform}</bdi>}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Stack gap="md">
          <PlatformField />
          <LinkField />
          <UserField />
          <EditPasswordField />
          <ErrorArea message={problem} />
          {overtaken && <OvertakenNote theirs={overtaken} disabled={pending} onTake={takeTheirs} />}
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
