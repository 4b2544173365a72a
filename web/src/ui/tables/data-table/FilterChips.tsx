import { t } from '@intranet/contract/core/i18n/t.ts';
import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import classes from './data-table.module.css';

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
  return (
    <>
      <ul className={classes.chips} aria-label={t('Active filters')}>
        {chips.map(({ key, text, rare, search, onRemove }) => (
          <li key={key} data-paper={!!search || (!narrow && !rare)}>
            <Button
              size="xs"
              variant="default"
              className={classes.chip}
              aria-label={t('Remove filter {filter}', { filter: text })}
              rightSection={<IconX size={14} aria-hidden />}
              onClick={(event) => {
                keepFocus(event);
                onRemove();
              }}
            >
              {text}
            </Button>
            <span className={classes.onPaper}>{text}</span>
          </li>
        ))}
      </ul>
      {onClear && !(narrow && chips.every(({ search }) => search)) && (
        <Button
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
