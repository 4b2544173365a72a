import { t } from '@intranet/contract/core/i18n/t.ts';
import { Dialog } from '@intranet/ui/dialog/Dialog.tsx';
import { Kbd, TextInput, VisuallyHidden } from '@mantine/core';
import { useOs } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import type { StoredUser } from '#core/session.ts';
import { linksQuery } from '#features/links/api.ts';
import { CommandList } from './CommandList.tsx';
import type { Command } from './commands.ts';
import { nextActive } from './next-active.ts';
import classes from './Palette.module.css';
import { useCommands } from './use-commands.ts';
import { useRun } from './use-run.ts';

const MAX_TYPED = 100;

function Hints({ mac }: { mac: boolean }) {
  return (
    <div className={classes.hints} aria-hidden>
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
    </div>
  );
}

interface Props {
  user: StoredUser;
  onClose: () => void;
}

/** Actions, recent pages, people, pages and reports, all by keyboard (Ctrl+K). */
export function Palette({ user, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const hits = useCommands(user, typed);
  const { data: states } = useQuery(linksQuery);
  const mac = useOs({ getValueInEffect: false }) === 'macos';
  const run = useRun(onClose);
  const listId = useId();
  const optionId = (index: number) => `${listId}-${index}`;
  const shown = Math.min(active, hits.length - 1);
  const activeId = shown >= 0 ? optionId(shown) : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const type = (text: string) => {
    setTyped(text);
    setActive(0);
  };
  const choose = (command: Command, newTab: boolean) => {
    if (command.target.kind === 'type') type(command.target.text);
    else run(command, newTab);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || hits.length === 0) return;
    const next = nextActive(event.key, shown, hits.length);
    const hit = hits[shown];
    if (event.key === 'Enter' && hit) choose(hit.entry, event.ctrlKey || event.metaKey);
    else if (next !== null) setActive(next);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog
      onClose={onClose}
      withCloseButton={false}
      size={600}
      padding={0}
      zIndex={500}
      attributes={{ content: { 'aria-label': t('Command palette') } }}
    >
      <TextInput
        data-autofocus
        autoFocus
        role="combobox"
        aria-label={t('Search or run a command')}
        aria-autocomplete="list"
        aria-expanded={hits.length > 0}
        aria-controls={listId}
        aria-activedescendant={activeId}
        autoComplete="off"
        spellCheck={false}
        size="md"
        variant="unstyled"
        className={classes.field}
        placeholder={t('Search or run a command')}
        maxLength={MAX_TYPED}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        leftSection={<IconSearch size={18} aria-hidden />}
      />
      {hits.length === 0 && (
        <div className={classes.nothing}>
          {t('No results for “{typed}”', { typed: typed.trim() })}
        </div>
      )}
      <CommandList
        {...{ listId, optionId, typed, hits, states }}
        active={shown}
        onChoose={choose}
        onHover={setActive}
      />
      <Hints mac={mac} />
      <VisuallyHidden role="status">
        {typed.trim() &&
          t('{count, plural, =0 {No results} one {# result} other {# results}}', {
            count: hits.length,
          })}
      </VisuallyHidden>
    </Dialog>
  );
}
