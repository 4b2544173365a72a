import { type KeyboardEvent, useState } from 'react';
import { barAt, freeSpan, type Line, type PersonLine, type Span } from './model.ts';

export interface Cursor {
  person: number;
  day: number;
}

export interface ChartActions {
  onOpen: (bar: number) => void;
  onRequest: (span: Span) => void;
  onStep: (step: 1 | -1) => void;
}

const MOVES: Record<string, [rows: number, days: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, Number.NEGATIVE_INFINITY],
  End: [0, Number.POSITIVE_INFINITY],
};

const within = (value: number, last: number) => Math.max(0, Math.min(last, value));

/** Arrows, Home and End move a cursor, Shift selects days, Enter opens a bar or requests days. */
export function useCellCursor(
  lines: readonly Line[],
  days: number,
  startDay: number,
  show: (index: number) => void,
  { onOpen, onRequest, onStep }: ChartActions,
) {
  const [cursor, setCursor] = useState<Cursor | null>(null);
  const [anchor, setAnchor] = useState<number | null>(null);
  const people = lines.flatMap((line, index) => (line.kind === 'person' ? [{ line, index }] : []));
  const at = people.findIndex(({ line }) => line.id === cursor?.person);
  const line: PersonLine | undefined = people[at]?.line;
  const day = within(cursor?.day ?? startDay, days - 1);
  const selection = line?.own && anchor !== null ? freeSpan(line, anchor, day) : null;

  const moveTo = (place: number, nextDay: number) => {
    const target = people[within(place, people.length - 1)];
    if (!target) return;
    setCursor({ person: target.line.id, day: within(nextDay, days - 1) });
    show(target.index);
  };
  const enter = () => {
    const own = people.findIndex((one) => one.line.own);
    moveTo(at >= 0 ? at : own, day);
  };
  const choose = () => {
    if (!line) return;
    const bar = barAt(line, day);
    const span = selection ?? (line.own ? freeSpan(line, day, day) : null);
    if (bar && !selection) onOpen(bar.id);
    else if (span) onRequest(span);
    setAnchor(null);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
    if (ctrlKey || altKey || metaKey) return;
    const move = MOVES[key];
    const onChart = event.target === event.currentTarget;
    if (move) {
      const [rows, step] = move;
      event.currentTarget.focus();
      const choosing = shiftKey && rows === 0 && line?.own;
      setAnchor(choosing ? (anchor ?? day) : null);
      if (at < 0) enter();
      else moveTo(at + rows, day + step);
    } else if (key === 'PageUp' || key === 'PageDown') {
      setAnchor(null);
      onStep(key === 'PageUp' ? -1 : 1);
    } else if (onChart && (key === 'Enter' || key === ' ')) choose();
    else if (key === 'Escape' && anchor !== null) setAnchor(null);
    else return;
    event.preventDefault();
  };

  return {
    cursor: line ? { person: line.id, day } : null,
    selection,
    onKeyDown,
    enter,
    leave: () => setAnchor(null),
  };
}
