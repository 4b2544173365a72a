import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import { Button, Group, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { FailedState } from '../feedback/FailedState.tsx';

/** What an infinite query says about its next page. */
interface PagedList {
  error: Error | null;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

interface Props {
  list: PagedList;
  /** The number of entries that have been loaded. */
  shown: number;
  /** The number of all entries, if it is known. */
  count?: number | undefined;
  onPress?: () => void;
}

/** The end of a list that is loaded in pages. After the last page, the focus moves from the button to the count. */
export function ShowMore({ list, shown, count, onPress }: Props) {
  const { error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const [isPaged, setIsPaged] = useState(hasNextPage);
  if (hasNextPage && !isPaged) setIsPaged(true);
  const text = useRef<HTMLParagraphElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    if (hasNextPage || !pressed.current) return;
    pressed.current = false;
    text.current?.focus();
  }, [hasNextPage]);
  if (!isPaged) return null;

  const showMore = () => {
    pressed.current = true;
    onPress?.();
    void fetchNextPage();
  };
  if (isFetchNextPageError && error) {
    return <FailedState message={sentenceOf(error)} retry={showMore} />;
  }
  const total = hasNextPage ? count : shown;
  return (
    <Group gap="md">
      {hasNextPage && (
        <Button variant="default" data-print="hide" loading={isFetchingNextPage} onClick={showMore}>
          {t('Show more')}
        </Button>
      )}
      {total !== undefined && (
        <Text size="sm" c="dimmed" role="status" ref={text} tabIndex={-1}>
          {t('{shown, number} of {count, number} shown', { shown, count: total })}
          {hasNextPage && <span data-print="only">. {t('Choose “Show more” to load more.')}</span>}
        </Text>
      )}
    </Group>
  );
}
