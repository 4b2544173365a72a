import { t } from '@intranet/contract/core/i18n/t.ts';
import { Group, Kbd } from '@mantine/core';
import { useOs } from '@mantine/hooks';
import { Spotlight, type SpotlightStore, useSpotlight } from '@mantine/spotlight';
import '@mantine/spotlight/styles.layer.css';
import { useReturnedFocus } from '@intranet/ui/dialog/use-returned-focus.ts';
import { LazyPart } from '@intranet/ui/feedback/LazyPart.tsx';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, lazy, useRef, useState } from 'react';
import type { StoredUser } from '#core/session.ts';
import classes from './Palette.module.css';

const Results = lazy(() => import('./Results.tsx'));

const MAX_TYPED = 100;
const LIST_ID = 'search-results';

function Hints() {
  const mac = useOs({ getValueInEffect: false }) === 'macos';
  return (
    <Spotlight.Footer className={classes.hints ?? ''} aria-hidden>
      <Group gap="4px 16px" fz="0.8125rem" c="dimmed">
        <span>
          <Kbd size="xs">↑</Kbd> <Kbd size="xs">↓</Kbd> {t('to move')}
        </span>
        <span>
          <Kbd size="xs">↵</Kbd> {t('to open')}
        </span>
        <span>
          <Kbd size="xs">{mac ? '⌘' : 'Ctrl'}</Kbd> <Kbd size="xs">↵</Kbd> {t('in a new tab')}
        </span>
        <span>
          <Kbd size="xs">Esc</Kbd> {t('to close')}
        </span>
      </Group>
    </Spotlight.Footer>
  );
}

interface Props {
  user: StoredUser;
  store: SpotlightStore;
  onClose: () => void;
}

/**
 * Answers, actions, people, pages and reports, all by keyboard (Ctrl+K). The input is there at
 * once, so nothing typed while the results' code loads is lost.
 */
export function Palette({ user, store, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const { selected, listId } = useSpotlight(store);
  const withControl = useRef(false);
  useReturnedFocus();
  const onKeyDown = (event: KeyboardEvent) => {
    // The library turns Enter into a click without the modifier.
    withControl.current = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
  };
  const hasList = listId !== '';
  return (
    <Spotlight.Root
      store={store}
      shortcut={null}
      query={typed}
      onQueryChange={setTyped}
      yOffset="12vh"
      overlayProps={{ backgroundOpacity: 0.45 }}
      attributes={{ content: { 'aria-label': t('Command palette') } }}
    >
      <Spotlight.Search
        data-autofocus
        autoFocus
        role="combobox"
        aria-label={t('Search or run a command')}
        aria-autocomplete="list"
        aria-expanded={hasList}
        aria-controls={LIST_ID}
        aria-activedescendant={hasList && selected >= 0 ? `${LIST_ID}-${selected}` : undefined}
        autoComplete="off"
        spellCheck={false}
        size="md"
        className={classes.search ?? ''}
        placeholder={t('Search or run a command')}
        maxLength={MAX_TYPED}
        onKeyDown={onKeyDown}
        leftSection={<IconSearch size={18} aria-hidden />}
      />
      <LazyPart>
        <Results
          {...{ user, store, typed, onClose }}
          listId={LIST_ID}
          onType={setTyped}
          wantsNewTab={(event) => withControl.current || event.ctrlKey || event.metaKey}
        />
      </LazyPart>
      <Hints />
    </Spotlight.Root>
  );
}
