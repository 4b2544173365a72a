import { Button, type ButtonProps } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';

interface Props extends Pick<ButtonProps, 'disabled'> {
  name?: string | undefined;
  onClick: () => void;
  children: string;
}

/** Adds to a list within a card; its name says to which one. */
export const AddButton = ({ name, ...props }: Props) => (
  <Button
    variant="default"
    size="xs"
    leftSection={<IconPlus size={16} aria-hidden />}
    aria-label={name}
    {...props}
  />
);
