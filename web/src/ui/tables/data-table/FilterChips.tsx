import { t } from '@intranet/contract/core/i18n/t.ts';
import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import classes from './data-table.module.css';

export interface FilterChip {
  key: string;
  text: string;
  onRemove: () => void;
}

interface Props {
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

/** The active filters, each removed by a press. Printed as text. */
export function FilterChips({ chips, onClear }: Props) {
  if (chips.length === 0) return null;
  return (
    <>
      <ul className={classes.chips} aria-label={t('Active filters')}>
        {chips.map(({ key, text, onRemove }) => (
          <li key={key}>
            <Button
              size="compact-sm"
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
      {onClear && (
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={(event) => {
            keepFocus(event);
            onClear();
          }}
        >
          {t('Clear filters')}
        </Button>
      )}
    </>
  );
}
