import type { FileKind } from '@intranet/contract/core/endpoint.ts';
import { Button, FileButton, Text } from '@mantine/core';
import { IconFileText, IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import classes from './FileChooser.module.css';
import { useDropTarget } from './use-drop-target.ts';

/** Chooses a file by a button, or by dropping it here. */
export function FileChooser({
  name,
  kind,
  invitation,
  label,
  busy,
  onChoose,
}: {
  /** The chosen file's name; null before. */
  name: string | null;
  kind: FileKind;
  /** Said while nothing is chosen. */
  invitation: string;
  /** What the file holds, for the button's name. */
  label: string;
  busy: boolean;
  onChoose: (file: File) => void;
}) {
  const { over, target } = useDropTarget((file) => {
    if (!busy) onChoose(file);
  });
  const reset = useRef<() => void>(null);
  return (
    <div className={classes.area} data-over={over || undefined} {...target}>
      <IconFileText size={28} stroke={1.5} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        {name === null ? (
          <Text size="sm">{invitation}</Text>
        ) : (
          <>
            <Text fw={600} className={classes.name} dir="auto">
              {name}
            </Text>
            <Text size="sm" c="dimmed">
              If you change the file, choose it again.
            </Text>
          </>
        )}
      </div>
      <FileButton
        accept={kind.types.join(',')}
        resetRef={reset}
        onChange={(chosen) => {
          // The same file can be chosen again, such as after it was corrected.
          reset.current?.();
          if (chosen) onChoose(chosen);
        }}
      >
        {(props) => (
          <Button
            {...props}
            variant={name === null ? 'filled' : 'default'}
            loading={busy}
            leftSection={<IconUpload size={18} aria-hidden />}
            aria-label={`${name === null ? 'Choose a file' : 'Choose another file'} of ${label}`}
          >
            {name === null ? 'Choose a file' : 'Choose another'}
          </Button>
        )}
      </FileButton>
    </div>
  );
}
