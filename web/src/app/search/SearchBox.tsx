import { t } from '@intranet/contract/core/i18n/t.ts';
import type { SearchEntry } from '@intranet/contract/core/search.ts';
import { CloseButton, Kbd, TextInput, VisuallyHidden } from '@mantine/core';
import { useOs } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import type { StoredUser } from '#core/session.ts';
import { linksQuery } from '#features/links/api.ts';
import { useOpenItem } from '#features/links/use-open-item.ts';
import { focusMainContent } from '../shell/SkipLink.tsx';
import classes from './SearchBox.module.css';
import { SearchResults } from './SearchResults.tsx';
import { useSearch } from './use-search.ts';

const MAX_TYPED = 100;

function resultCount(count: number): string {
  return t('{count, plural, =0 {No results} one {# result} other {# results}}', { count });
}

const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Searches the pages and links that the user may open, by name and synonyms (spec §2). */
export function SearchBox({ user }: { user: StoredUser }) {
  const { data: states } = useQuery(linksQuery);
  const openItem = useOpenItem();
  const onMac = useOs({ getValueInEffect: false }) === 'macos';
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();

  const choose = ({ item }: SearchEntry) => {
    clear();
    input.current?.blur();
    focusMainContent();
    openItem(item);
  };
  const { typed, opened, active, sections, hits, show, close, clear, type, onKeyDown } = useSearch(
    user,
    choose,
  );
  const optionId = (index: number) => `${listId}-${index}`;
  const activeId = opened && active >= 0 ? optionId(active) : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  return (
    <search className={classes.search}>
      <TextInput
        ref={input}
        role="combobox"
        aria-label={t('Search')}
        aria-autocomplete="list"
        aria-expanded={opened && hits.length > 0}
        aria-controls={listId}
        aria-activedescendant={activeId}
        autoComplete="off"
        spellCheck={false}
        placeholder={t('Search')}
        maxLength={MAX_TYPED}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        onFocus={show}
        onClick={show}
        onBlur={close}
        onKeyDown={onKeyDown}
        leftSection={<IconSearch size={16} aria-hidden />}
        rightSectionWidth={typed ? 34 : 64}
        rightSectionPointerEvents={typed ? 'all' : 'none'}
        rightSection={
          typed ? (
            <CloseButton
              size="sm"
              aria-label={t('Clear search')}
              // The focus stays in the input.
              onMouseDown={keepFocus}
              onClick={() => type('')}
            />
          ) : (
            <Kbd size="xs" aria-hidden className={classes.hint}>
              {onMac ? '⌘K' : t('Ctrl K')}
            </Kbd>
          )
        }
      />
      {opened && (
        <SearchResults
          {...{ listId, optionId, typed, sections, hits, active, states }}
          onChoose={choose}
        />
      )}
      <VisuallyHidden role="status">
        {opened && typed.trim() && resultCount(hits.length)}
      </VisuallyHidden>
    </search>
  );
}
