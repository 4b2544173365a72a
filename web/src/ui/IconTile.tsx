import type { Icon } from '@tabler/icons-react';
import classes from './IconTile.module.css';

/** The picture of a short page or an empty list, in the mark's shape. */
export function IconTile({ icon: Picture }: { icon: Icon }) {
  return (
    <span className={classes.tile}>
      <Picture size={26} stroke={1.5} aria-hidden />
    </span>
  );
}
