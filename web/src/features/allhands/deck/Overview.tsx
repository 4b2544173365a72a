import type { SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import { UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, useRef } from 'react';
import { Dialog } from '#ui/Dialog.tsx';
import { SECTIONS } from '../sections/sections.ts';
import classes from './Overview.module.css';

/** How far a key moves, given how many stand in a row. */
const MOVES: Record<string, (columns: number, index: number) => number> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (columns) => columns,
  ArrowUp: (columns) => -columns,
  Home: (_columns, index) => -index,
  End: (_columns, index) => SECTIONS.length - 1 - index,
};

interface OverviewProps {
  shown: SectionId;
  onChoose: (id: SectionId) => void;
  onClose: () => void;
}

/** All sections side by side, to go to one. */
export function Overview({ shown, onChoose, onClose }: OverviewProps) {
  const list = useRef<HTMLOListElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    const tiles = [...(list.current?.querySelectorAll('button') ?? [])];
    const index = tiles.indexOf(document.activeElement as HTMLButtonElement);
    if (!move || index < 0) return;
    event.preventDefault();
    const firstTop = tiles[0]?.offsetTop;
    const columns = tiles.filter((tile) => tile.offsetTop === firstTop).length;
    tiles[index + move(columns, index)]?.focus();
  };

  return (
    <Dialog title="Sections" onClose={onClose} fullScreen>
      <ol ref={list} className={classes.grid}>
        {SECTIONS.map(({ id, title }, index) => (
          <li key={id}>
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
