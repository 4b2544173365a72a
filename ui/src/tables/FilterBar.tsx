import { t } from '@intranet/contract/core/i18n/t.ts';
import { Button, Collapse, Group, Stack } from '@mantine/core';
import {
  IconAdjustmentsHorizontal,
  IconChevronDown,
  IconChevronUp,
  IconFilterOff,
} from '@tabler/icons-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useNarrowElement } from '../hooks/use-narrow-element.ts';
import classes from './FilterBar.module.css';

interface Props {
  active: number;
  /** Without it, the list's own bar clears the filters. */
  onClear?: (() => void) | undefined;
  /** Few fields, which a narrow page shows as well. */
  inline?: boolean;
  /** Stands before the button on a narrow page. */
  search?: ReactNode;
  more?: ReactNode;
  children: ReactNode;
}

/** A page's filters on one line; on a narrow page, below a button with the active number. */
export function FilterBar({ active, onClear, inline = false, search, more, children }: Props) {
  const around = useRef<HTMLElement>(null);
  const narrow = useNarrowElement(around) && !inline;
  const clear = active > 0 && onClear && (
    <Button
      variant="subtle"
      leftSection={<IconFilterOff size={16} aria-hidden />}
      onClick={onClear}
    >
      {t('Clear filters')}
    </Button>
  );
  return (
    <section
      ref={(bar) => {
        around.current = bar?.parentElement ?? null;
      }}
      className={narrow ? undefined : classes.bar}
      data-print="hide"
      aria-label={t('Filters')}
    >
      {narrow ? (
        <FilterPanel active={active} search={search}>
          {children}
          {more}
          {clear}
        </FilterPanel>
      ) : (
        <FilterLines more={more} clear={clear}>
          {search}
          {children}
        </FilterLines>
      )}
    </section>
  );
}

type PanelProps = Pick<Props, 'active' | 'search' | 'children'>;

function FilterPanel({ active, search, children }: PanelProps) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  const Chevron = open ? IconChevronUp : IconChevronDown;
  return (
    <>
      <Group gap={8}>
        {search}
        <Button
          variant="default"
          className={classes.toggle ?? ''}
          aria-expanded={open}
          aria-controls={panel}
          leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
          rightSection={<Chevron size={18} aria-hidden />}
          onClick={() => setOpen(!open)}
        >
          {active > 0 ? t('Filters ({active})', { active }) : t('Filters')}
        </Button>
      </Group>
      <Collapse id={panel} expanded={open} transitionDuration={0}>
        <Stack gap={8} pt={8}>
          {children}
        </Stack>
      </Collapse>
    </>
  );
}

interface LinesProps {
  more: ReactNode;
  clear: ReactNode;
  children: ReactNode;
}

function FilterLines({ more, clear, children }: LinesProps) {
  const [open, setOpen] = useState(false);
  const second = useId();
  return (
    <>
      <Group gap="8px 12px">
        {children}
        {more && (
          <Button
            variant="default"
            aria-expanded={open}
            aria-controls={second}
            onClick={() => setOpen(!open)}
          >
            {open ? t('Fewer filters') : t('More filters')}
          </Button>
        )}
        {clear}
      </Group>
      {more && (
        <Collapse id={second} expanded={open} transitionDuration={0} data-more>
          <Group gap="8px 12px" pt={8}>
            {more}
          </Group>
        </Collapse>
      )}
    </>
  );
}
