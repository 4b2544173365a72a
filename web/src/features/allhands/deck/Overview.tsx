import type { SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { Dialog } from '@intranet/ui/dialog/Dialog.tsx';
import { Text, UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, startTransition, useEffect, useRef, useState } from 'react';
import { Preview } from '../presenter/Preview.tsx';
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

const AT_ONCE = 4;

/** How many pictures are drawn: a few at a time, so that the first ones show at once. */
function useDrawnCount(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count < SECTIONS.length) startTransition(() => setCount(count + AT_ONCE));
  }, [count]);
  return count;
}

interface OverviewProps extends Figures {
  shown: SectionId;
  onChoose: (id: SectionId) => void;
  onClose: () => void;
}

export default function Overview({ shown, deck, embeds, onChoose, onClose }: OverviewProps) {
  const list = useRef<HTMLOListElement>(null);
  const drawn = useDrawnCount();

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
              {index < drawn && <Preview id={id} deck={deck} embeds={embeds} reports />}
            </div>
            <UnstyledButton
              className={classes.tile}
              aria-current={id === shown || undefined}
              data-autofocus={id === shown || undefined}
              onKeyDown={onKeyDown}
              onClick={() => onChoose(id)}
            >
              <Text span inherit fw={400} c="dimmed" me="0.5em">
                {index + 1}
              </Text>
              {title}
            </UnstyledButton>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
