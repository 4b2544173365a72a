import type { SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { UnstyledButton } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { type KeyboardEvent, useDeferredValue, useRef } from 'react';
import { Dialog } from '#ui/Dialog.tsx';
import { awayQuery } from '../api.ts';
import { Preview } from '../presenter/Preview.tsx';
import { chartsQuery, worldQuery } from '../sections/late-parts.ts';
import type { Figures } from '../sections/section.ts';
import { SECTIONS } from '../sections/sections.ts';
import classes from './Overview.module.css';

const MOVES: Record<string, (columns: number, index: number) => number> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (columns) => columns,
  ArrowUp: (columns) => -columns,
  Home: (_columns, index) => -index,
  End: (_columns, index) => SECTIONS.length - 1 - index,
};

interface OverviewProps extends Figures {
  shown: SectionId;
  onChoose: (id: SectionId) => void;
  onClose: () => void;
}

export default function Overview({ shown, deck, embeds, onChoose, onClose }: OverviewProps) {
  const list = useRef<HTMLOListElement>(null);
  // The dialog opens first; then all pictures appear together, each of them complete.
  const parts = useQueries({ queries: [chartsQuery, worldQuery, awayQuery] });
  const drawn = useDeferredValue(!parts.some(({ isPending }) => isPending), false);

  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    const tiles = [...(list.current?.querySelectorAll<HTMLElement>(`.${classes.tile}`) ?? [])];
    const index = tiles.indexOf(document.activeElement as HTMLElement);
    if (!move || index < 0) return;
    event.preventDefault();
    const top = (tile: HTMLElement | undefined) => tile?.getBoundingClientRect().top;
    const columns = tiles.filter((tile) => top(tile) === top(tiles[0])).length;
    tiles[index + move(columns, index)]?.focus();
  };

  return (
    <Dialog title={t('Sections')} onClose={onClose} fullScreen>
      <ol ref={list} className={classes.grid}>
        {SECTIONS.map(({ id, title }, index) => (
          <li key={id} className={classes.item}>
            <div className={classes.picture}>
              {drawn && <Preview id={id} deck={deck} embeds={embeds} reports />}
            </div>
            <UnstyledButton
              className={classes.tile}
              aria-current={id === shown || undefined}
              data-autofocus={id === shown || undefined}
              onKeyDown={onKeyDown}
              onClick={() => onChoose(id)}
            >
              <span className={classes.number}>{index + 1}</span>
              <span className={classes.title}>{title}</span>
            </UnstyledButton>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
