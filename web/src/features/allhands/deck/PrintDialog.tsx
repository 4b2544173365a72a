import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '#ui/Dialog.tsx';

const MAX_WAIT_MS = 8_000;
const POLL_MS = 200;

async function waitUntilLoaded(): Promise<void> {
  const until = Date.now() + MAX_WAIT_MS;
  while (document.querySelector('main .mantine-Loader-root') && Date.now() < until) {
    await new Promise((done) => setTimeout(done, POLL_MS));
  }
}

interface PrintDialogProps {
  drawings: boolean;
  onPrint: (drawings: boolean) => void;
  onClose: () => void;
}

export default function PrintDialog({ drawings: before, onPrint, onClose }: PrintDialogProps) {
  const [drawings, setDrawings] = useState(before);
  const [waiting, setWaiting] = useState(false);

  const print = async () => {
    setWaiting(true);
    await waitUntilLoaded();
    onPrint(drawings);
  };
  return (
    <Dialog title="Print or save as PDF" onClose={onClose} busy={waiting}>
      <Stack>
        <Text size="sm">
          Each section is a page of its own, with its final figures. To get a PDF, choose “Save as
          PDF” as the printer.
        </Text>
        <Checkbox
          label="With what is drawn on the sections"
          checked={drawings}
          onChange={(event) => setDrawings(event.currentTarget.checked)}
        />
        <Group justify="flex-end">
          <Button variant="default" disabled={waiting} onClick={onClose}>
            Cancel
          </Button>
          <Button data-autofocus loading={waiting} onClick={print}>
            Print
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
