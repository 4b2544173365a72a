import type { SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import { ActionIcon, Text, VisuallyHidden } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { SECTIONS } from '../sections/sections.ts';
import classes from './Deck.module.css';
import { focusableDisabled } from './focusable-disabled.ts';
import { numberOf, sectionFrom } from './section-order.ts';

interface DeckControlsProps {
  shown: SectionId;
  go: (id: SectionId) => void;
}

export function DeckControls({ shown, go }: DeckControlsProps) {
  const number = numberOf(shown);
  const last = SECTIONS.length;
  const title = SECTIONS[number - 1]?.title;
  return (
    <div className={classes.bar}>
      <div className={classes.controls}>
        <ActionIcon
          variant="subtle"
          color="gray"
          radius="xl"
          size={36}
          aria-label="Previous section"
          {...focusableDisabled(number === 1)}
          onClick={() => go(sectionFrom(shown, -1))}
        >
          <IconChevronLeft size={22} aria-hidden />
        </ActionIcon>
        <Text size="sm" c="dimmed" className={classes.position} aria-hidden>
          {number} / {last}
        </Text>
        <ActionIcon
          variant="subtle"
          color="gray"
          radius="xl"
          size={36}
          aria-label="Next section"
          {...focusableDisabled(number === last)}
          onClick={() => go(sectionFrom(shown, 1))}
        >
          <IconChevronRight size={22} aria-hidden />
        </ActionIcon>
        <VisuallyHidden role="status">{`${title}, section ${number} of ${last}`}</VisuallyHidden>
      </div>
    </div>
  );
}
