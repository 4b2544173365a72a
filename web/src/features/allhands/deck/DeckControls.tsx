import type { SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import { ActionIcon, Text, VisuallyHidden } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { SECTIONS } from '../sections/sections.ts';
import classes from './Deck.module.css';
import { numberOf, sectionFrom } from './section-order.ts';

export const focusableDisabled = (idle: boolean | undefined) =>
  idle ? { 'data-disabled': true, 'aria-disabled': true } : {};

interface DeckControlsProps {
  shown: SectionId;
  go: (id: SectionId) => void;
}

export function DeckControls({ shown, go }: DeckControlsProps) {
  const number = numberOf(shown);
  const last = SECTIONS.length;
  const stepButton = (label: string, by: number, Icon: typeof IconChevronLeft) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      radius="xl"
      size={36}
      aria-label={label}
      {...focusableDisabled(sectionFrom(shown, by) === shown)}
      onClick={() => go(sectionFrom(shown, by))}
    >
      <Icon size={22} aria-hidden />
    </ActionIcon>
  );
  return (
    <div className={classes.bar}>
      <div className={classes.controls}>
        {stepButton('Previous section', -1, IconChevronLeft)}
        <Text size="sm" c="dimmed" className={classes.position} aria-hidden>
          {number} / {last}
        </Text>
        {stepButton('Next section', 1, IconChevronRight)}
        <VisuallyHidden role="status">
          {`${SECTIONS[number - 1]?.title}, section ${number} of ${last}`}
        </VisuallyHidden>
      </div>
    </div>
  );
}
