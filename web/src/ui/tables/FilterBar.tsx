import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconChevronDown, IconFilterOff } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import classes from './FilterBar.module.css';

/**
 * A page's filters in a wrapping row. A narrow page shows a button with the number of active
 * filters instead. Each child is an input with its own label.
 */
export function FilterBar({
  active,
  onClear,
  children,
}: {
  active: number;
  onClear: () => void;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  return (
    <section className={classes.bar} aria-label="Filters">
      <div className={classes.toggle}>
        <Button
          variant="default"
          fullWidth
          justify="space-between"
          classNames={{ label: classes.toggleLabel }}
          aria-expanded={open}
          aria-controls={panel}
          leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
          rightSection={<IconChevronDown size={18} aria-hidden className={classes.chevron} />}
          onClick={() => setOpen(!open)}
        >
          Filters ({active})
        </Button>
      </div>
      <div id={panel} className={classes.panel} data-open={open || undefined}>
        {children}
        {active > 0 && (
          <Button
            variant="subtle"
            className={classes.clear}
            leftSection={<IconFilterOff size={16} aria-hidden />}
            onClick={onClear}
          >
            Clear filters
          </Button>
        )}
      </div>
    </section>
  );
}
