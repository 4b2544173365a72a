import { t } from '@intranet/contract/core/i18n/t.ts';
import { Button, Group, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { MouseEvent } from 'react';

export interface FilterChip {
  key: string;
  text: string;
  rare: boolean;
  /** The text of the search, whose field is visible on a phone as well. */
  search?: string | undefined;
  onRemove: () => void;
}

interface Props {
  narrow: boolean;
  chips: readonly FilterChip[];
  onClear: (() => void) | undefined;
}

/** The focus moves to the list's next button, because the pressed one disappears. */
function keepFocus({ currentTarget }: MouseEvent): void {
  const list = currentTarget.closest('[data-list]');
  setTimeout(() => {
    if (document.activeElement === document.body) list?.querySelector('button')?.focus();
  });
}

/** The active filters whose fields are hidden, each removed by a press. All are printed as text. */
export function FilterChips({ narrow, chips, onClear }: Props) {
  if (chips.length === 0) return null;
  const shown = chips.filter(({ rare, search }) => !search && (narrow || rare));
  return (
    <>
      <Text data-print="only" size="sm">
        {chips.map(({ text }) => text).join(' · ')}
      </Text>
      {shown.length > 0 && (
        <Group component="ul" gap={8} data-print="hide" aria-label={t('Active filters')}>
          {shown.map(({ key, text, onRemove }) => (
            <li key={key}>
              <Button
                size="xs"
                variant="default"
                maw="100%"
                fw={400}
                aria-label={t('Remove filter {filter}', { filter: text })}
                rightSection={<IconX size={14} aria-hidden />}
                onClick={(event) => {
                  keepFocus(event);
                  onRemove();
                }}
              >
                {text}
              </Button>
            </li>
          ))}
        </Group>
      )}
      {onClear && !(narrow && chips.every(({ search }) => search)) && (
        <Button
          data-print="hide"
          size="xs"
          px={8}
          variant="subtle"
          aria-label={t('Clear filters')}
          onClick={(event) => {
            keepFocus(event);
            onClear();
          }}
        >
          {t('Clear')}
        </Button>
      )}
    </>
  );
}
