import { t } from '@intranet/contract/core/i18n/t.ts';
import { Button, Stack, Text } from '@mantine/core';
import { type Icon, IconAlertTriangle, IconFilterOff, IconInbox } from '@tabler/icons-react';
import { useUi } from '../context.ts';
import type { FilterChip } from '../tables/data-table/FilterChips.tsx';
import { IconTile } from '../text/IconTile.tsx';
import type { Failure } from './FailedState.tsx';

interface Props {
  text: string | undefined;
  filtered: boolean;
  icon?: Icon | undefined;
  chips?: readonly FilterChip[] | undefined;
  /** Why the entries could not be loaded, for lists that are specified to look empty then. */
  failed?: Failure | null | undefined;
  onShowAll?: (() => void) | undefined;
}

const NO_CHIPS: FilterChip[] = [];

function labelOf(chips: readonly FilterChip[], searched: string | undefined): string {
  if (searched) return t('Clear search');
  return chips.length > 0 ? t('Clear filters') : t('Show all');
}

/** Replaces the rows when there are none, the filters hide all, or they could not be loaded. */
export function EmptyState(props: Props) {
  const { text, filtered, icon = IconInbox, chips = NO_CHIPS, failed, onShowAll } = props;
  const { asSpecified } = useUi();
  const [chip] = chips;
  const searched = chips.length === 1 ? chip?.search : undefined;
  const unmatched = searched
    ? t('Nothing matches “{searched}”.', { searched })
    : t('Nothing matches these filters.');
  const picture = failed ? IconAlertTriangle : filtered ? IconFilterOff : icon;
  return (
    <Stack
      align="center"
      gap="xs"
      px="md"
      py={56}
      ta="center"
      c="dimmed"
      bd="1px solid var(--hairline)"
      bdrs="md"
    >
      <IconTile icon={picture} warns={!!failed} />
      {failed ? (
        <>
          <div role="alert">
            <Text fw={500} c="var(--mantine-color-text)">
              {t('Couldn’t load this list')}
            </Text>
            <Text size="sm">
              {failed.unanswered && !asSpecified
                ? t('Check your connection and try again.')
                : failed.message}
            </Text>
          </div>
          <Button variant="default" size="xs" onClick={failed.retry}>
            {t('Try again')}
          </Button>
          {asSpecified && <Text size="xs">{text}</Text>}
        </>
      ) : (
        <div>
          <Text fw={500} c="var(--mantine-color-text)">
            {text ?? unmatched}
          </Text>
          {text && searched && <Text size="sm">{unmatched}</Text>}
        </div>
      )}
      {!failed && filtered && (searched || onShowAll) && (
        <Button variant="default" size="xs" onClick={searched ? chip?.onRemove : onShowAll}>
          {labelOf(chips, searched)}
        </Button>
      )}
    </Stack>
  );
}
