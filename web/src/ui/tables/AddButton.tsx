import { Button, type ButtonProps } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';

interface Props extends Pick<ButtonProps, 'disabled'> {
  /** The button's name, if its text alone doesn't say to what it adds. */
  name?: string | undefined;
  onClick: () => void;
  children: string;
}

/** Adds to a list within a card. */
export const AddButton = ({ name, ...props }: Props) => (
  <Button
    variant="default"
    size="xs"
    leftSection={<IconPlus size={16} aria-hidden />}
    aria-label={name}
    {...props}
  />
);
