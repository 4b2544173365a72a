import { Button, type ButtonProps, FileButton } from '@mantine/core';
import { type ButtonHTMLAttributes, useRef } from 'react';

interface Props extends ButtonProps, Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  accept: readonly string[];
  onPick: (file: File) => void;
  'data-autofocus'?: boolean;
}

/** Opens the file picker. The same file can be picked again. */
export function PickFileButton({ accept, onPick, ...button }: Props) {
  const reset = useRef<() => void>(null);
  return (
    <FileButton
      accept={accept.join(',')}
      resetRef={reset}
      onChange={(file) => {
        reset.current?.();
        if (file) onPick(file);
      }}
    >
      {(props) => <Button {...props} {...button} />}
    </FileButton>
  );
}
