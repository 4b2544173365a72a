import { t } from '@intranet/contract/core/i18n/t.ts';
import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconChevronDown, IconFilterOff } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import classes from './FilterBar.module.css';

interface Props {
  active: number;
  onClear: () => void;
  children: ReactNode;
}

/** A page's filters in a wrapping row; on a narrow page, below a button with the active number. */
export function FilterBar({ active, onClear, children }: Props) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  return (
    <section className={classes.bar} aria-label={t('Filters')}>
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
          {t('Filters ({active})', { active })}
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
            {t('Clear filters')}
          </Button>
        )}
      </div>
    </section>
  );
}
