import { ThemeIcon } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';

interface Props {
  icon: Icon;
  warns?: boolean;
}

/** The picture of a short page or an empty list, in the mark's shape. */
export function IconTile({ icon: Picture, warns = false }: Props) {
  return (
    <ThemeIcon variant="light" color={warns ? 'orange' : 'brand'} size={48} radius={12}>
      <Picture size={26} stroke={1.5} aria-hidden />
    </ThemeIcon>
  );
}
