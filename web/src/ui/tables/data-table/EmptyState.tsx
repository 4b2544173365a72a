import { t } from '@intranet/contract/core/i18n/t.ts';
import { Button, Text } from '@mantine/core';
import { IconAlertTriangle, IconFilterOff, IconInbox } from '@tabler/icons-react';
import { asSpecified } from '#core/language.ts';
import { IconTile } from '../../IconTile.tsx';
import classes from './data-table.module.css';
import type { Failure } from './FailedState.tsx';

export const NOTHING_MATCHES = t('Nothing matches these filters.');

interface Props {
  text: string;
  filtered: boolean;
  /** Why the entries could not be loaded, for lists that are specified to look empty then. */
  failed?: Failure | null | undefined;
  onShowAll?: (() => void) | undefined;
  onClearFilters?: (() => void) | undefined;
}

/** Replaces the rows when there are none, the filters hide all, or they could not be loaded. */
export function EmptyState({ text, filtered, failed, ...props }: Props) {
  const onShowAll = props.onShowAll ?? props.onClearFilters;
  const Icon = failed ? IconAlertTriangle : filtered ? IconFilterOff : IconInbox;
  return (
    <div className={classes.empty}>
      <IconTile icon={Icon} />
      {failed ? (
        <>
          <div role="alert">
            <Text fw={600} c="var(--mantine-color-text)">
              {t('Couldn’t load this list')}
            </Text>
            <Text size="sm">{failed.message}</Text>
          </div>
          <Button variant="default" size="xs" onClick={failed.retry}>
            {t('Try again')}
          </Button>
          {asSpecified && <Text size="xs">{text}</Text>}
        </>
      ) : (
        <Text>{text}</Text>
      )}
      {!failed && filtered && onShowAll && (
        <Button variant="default" size="xs" onClick={onShowAll}>
          {t('Show all')}
        </Button>
      )}
    </div>
  );
}
