import { t } from '@intranet/contract/core/i18n/t.ts';
import { Dialog } from '@intranet/ui/dialog/Dialog.tsx';
import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';

const LOADING = 'main .mantine-Loader-root, main [aria-busy=true]';
const MAX_WAIT_MS = 8_000;
const POLL_MS = 200;
/** Reports draw after they have loaded. */
const DRAWN_AFTER_MS = 1_000;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
const isLoading = () => document.querySelector(LOADING) !== null;

async function waitUntilLoaded(): Promise<void> {
  if (!isLoading()) return;
  const until = Date.now() + MAX_WAIT_MS;
  while (isLoading() && Date.now() < until) await pause(POLL_MS);
  await pause(DRAWN_AFTER_MS);
}

interface PrintDialogProps {
  drawings: boolean;
  onPrint: (drawings: boolean) => void;
  onClose: () => void;
}

export default function PrintDialog({ drawings: before, onPrint, onClose }: PrintDialogProps) {
  const [drawings, setDrawings] = useState(before);
  const [waiting, setWaiting] = useState(false);
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const print = async () => {
    setWaiting(true);
    await waitUntilLoaded();
    // The browser's Back may have left the deck meanwhile.
    if (mounted.current) onPrint(drawings);
  };
  return (
    <Dialog title={t('Print or save as PDF')} onClose={onClose} busy={waiting}>
      <Stack>
        <Text size="sm">
          {t(
            'Each section prints on its own page with its final figures. To get a PDF, choose “Save as PDF” as the printer.',
          )}
        </Text>
        <Checkbox
          label={t('Include drawings')}
          checked={drawings}
          onChange={(event) => setDrawings(event.currentTarget.checked)}
        />
        <Group justify="flex-end">
          <Button variant="default" disabled={waiting} onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button data-autofocus loading={waiting} onClick={print}>
            {t('Print')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
