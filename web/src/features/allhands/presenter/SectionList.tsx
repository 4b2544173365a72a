import type { SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { Stack, UnstyledButton } from '@mantine/core';
import { SECTIONS } from '../sections/sections.ts';
import classes from './PresenterPage.module.css';
import { type Timing, timeOn, writeTime } from './timing.ts';

interface SectionListProps {
  timing: Timing;
  now: number;
  go: (id: SectionId) => void;
}

/** All sections to go to, with the time spent on each. */
export function SectionList({ timing, now, go }: SectionListProps) {
  return (
    <Stack component="ol" gap={2} aria-label={t('Sections')}>
      {SECTIONS.map(({ id, title }, index) => (
        <li key={id}>
          <UnstyledButton
            className={classes.section}
            aria-current={id === timing.section || undefined}
            onClick={() => go(id)}
          >
            <span>{index + 1}</span>
            <span>{title}</span>
            <span>
              {(id in timing.spent || id === timing.section) && writeTime(timeOn(timing, id, now))}
            </span>
          </UnstyledButton>
        </li>
      ))}
    </Stack>
  );
}
