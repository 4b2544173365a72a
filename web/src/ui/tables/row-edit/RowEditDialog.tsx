import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormButtons } from '#ui/forms/FormButtons.tsx';
import { Dialog } from '../../Dialog.tsx';
import { ErrorArea } from '../../forms/ErrorArea.tsx';

interface Props {
  name: string;
  pending: boolean;
  dirty: boolean;
  problem: string | null;
  save: () => void;
  cancel: () => void;
  /** True while another dialog covers this one. */
  covered?: boolean;
  note?: ReactNode;
  children: ReactNode;
}

export function RowEditDialog({
  name,
  pending,
  dirty,
  problem,
  save,
  cancel,
  covered = false,
  note,
  children,
}: Props) {
  return (
    <Dialog
      onClose={cancel}
      busy={pending}
      dirty={covered || dirty}
      trapFocus={!covered}
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
          {children}
          <ErrorArea message={problem} />
          {note}
          <FormButtons action="Save" pending={pending} onCancel={cancel} />
        </Stack>
      </form>
    </Dialog>
  );
}
