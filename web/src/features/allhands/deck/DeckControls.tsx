import { SECTION_IDS, type SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { ActionIcon, Group, VisuallyHidden } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { SECTION } from '../sections/sections.ts';
import classes from './Deck.module.css';
import plate from './Plate.module.css';
import { numberOf, sectionFrom } from './section-order.ts';

export const focusableDisabled = (idle: boolean | undefined) =>
  idle ? { 'data-disabled': true, 'aria-disabled': true } : {};

interface DeckControlsProps {
  shown: SectionId;
  go: (id: SectionId) => void;
}

export function DeckControls({ shown, go }: DeckControlsProps) {
  const number = numberOf(shown);
  const last = SECTION_IDS.length;
  const stepButton = (label: string, by: number, Icon: typeof IconChevronLeft) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      aria-label={label}
      {...focusableDisabled(sectionFrom(shown, by) === shown)}
      onClick={() => go(sectionFrom(shown, by))}
    >
      <Icon size={22} aria-hidden />
    </ActionIcon>
  );
  return (
    <Group gap={4} className={`${plate.plate} ${classes.controls}`} data-fades data-print="hide">
      {stepButton(t('Previous section'), -1, IconChevronLeft)}
      {stepButton(t('Next section'), 1, IconChevronRight)}
      <VisuallyHidden role="status">
        {t('{title}, section {number} of {last}', { title: SECTION[shown].title, number, last })}
      </VisuallyHidden>
    </Group>
  );
}
