import type { Icon } from '@tabler/icons-react';
import classes from './IconTile.module.css';

interface Props {
  icon: Icon;
  warns?: boolean;
}

/** The picture of a short page or an empty list, in the mark's shape. */
export function IconTile({ icon: Picture, warns = false }: Props) {
  return (
    <span className={classes.tile} data-warns={warns || undefined}>
      <Picture size={26} stroke={1.5} aria-hidden />
    </span>
  );
}
