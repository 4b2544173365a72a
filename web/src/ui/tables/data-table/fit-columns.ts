import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { type Column, cellText } from './column.ts';

/** The cell's padding at both sides with room for rounding, and the sort arrow with its gap. */
const PADDING = 25;
const ARROW = 18;
/** The cell's padding in a narrow table, and the part of a given width that it keeps. */
const TIGHT = { padding: 15, part: 0.75 };
const WIDEST = 288;
/** Texts wrap from here on if the table has too little room. */
const LEAST_TEXT = 140;
/** The spare room of a column whose share is 1. A last column of texts or days gets the rest. */
const MOST_SPARE = 56;
const EMPTY = { text: 110, number: 48, date: 108, moment: 160 };
/** The longest texts by letters, which are measured. */
const MEASURED = 3;
/** A column ignores texts that are this rare and longer than the others by this factor. */
const FEW = 0.05;
const FAR_LONGER = 1.5;
const LOOKED_AT = 1_000;
/** The width of a letter if nothing can be measured, for example in tests. */
const LETTER = 7.6;

type Measure = (text: string, bold?: boolean) => number;

function createMeasure(): Measure {
  const canvas = typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1);
  const context = canvas?.getContext('2d');
  if (!context) return (text) => text.length * LETTER;
  const { fontFamily } = getComputedStyle(document.body);
  return (text, bold = false) => {
    context.font = `${bold ? 600 : 400} 14px ${fontFamily}`;
    // Figures are tabular, which a canvas cannot be told. All are as wide as the widest.
    return context.measureText(text.replaceAll(/\d/g, '0')).width;
  };
}

const widest = (texts: readonly string[], measure: Measure) =>
  Math.ceil(Math.max(0, ...texts.map((text) => measure(text))));

const wordsOf = (texts: readonly string[]) =>
  texts.flatMap((text) => text.split(/(?<=-)(?=\p{Lu})|[\s.@]/u));

function contentWidths<Row>(column: Column<Row>, rows: readonly Row[], measure: Measure) {
  const step = Math.max(1, Math.floor(rows.length / LOOKED_AT));
  const texts = rows
    .filter((_, index) => index % step === 0)
    .map((row) => cellText(column, row))
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
  const usual = texts[Math.floor(texts.length * FEW)]?.length ?? 0;
  const longest = new Set(texts.filter(({ length }) => length <= usual * FAR_LONGER));
  const lines = [...longest].slice(0, MEASURED).flatMap((text) => text.split('\n'));
  return { widest: widest(lines, measure), word: widest(wordsOf(lines), measure) };
}

function headerWidth<Row>(column: Column<Row>, measure: Measure): number {
  const lines = column.wrapsHeader ? column.header.split(' ') : [column.header];
  const widths = lines.map((line) => measure(line, true));
  // The arrow follows the last line.
  const last = (widths.at(-1) ?? 0) + (column.sortable === false ? 0 : ARROW);
  return Math.ceil(Math.max(last, ...widths)) + PADDING;
}

/** On one line; with long texts wrapped; with a narrow table's gaps, where names wrap too. */
type Width = 'full' | 'least' | 'tight';

export interface Fit extends Record<Width, number> {
  /** Its share of the spare room. Buttons need none. */
  grows: number;
  /** Numbers and buttons stand at the right of their column. */
  atEnd: boolean;
}

/** @param measure the width of a text in px */
export function fitColumn<Row>(
  column: Column<Row>,
  rows: readonly Row[],
  measure: Measure = createMeasure(),
): Fit {
  const header = headerWidth(column, measure);
  const content = contentWidths(column, rows, measure);
  const { kind = 'text', render, width = 0, beside = 0, most = WIDEST + beside } = column;
  const given = render ? width : 0;
  const grows = column.exported === false ? 0 : kind === 'text' ? 2 : 1;
  const atEnd = grows === 0 || kind === 'number';
  const word = widest(wordsOf([column.header]), (text) => measure(text, true));
  const tightHeader = word + TIGHT.padding;
  const narrower = PADDING - TIGHT.padding;
  if (content.widest === 0) {
    const full = Math.max(header, width || (rows.length === 0 ? EMPTY[kind] : 0));
    return { full, least: full, tight: Math.max(tightHeader, full - narrower), grows, atEnd };
  }
  const full = Math.max(header, given, Math.min(content.widest + PADDING + beside, most));
  const shrinks = kind === 'text' && full > header;
  const least = shrinks ? Math.max(header, given, Math.min(full, LEAST_TEXT)) : full;
  const shown = (kind === 'text' ? content.word : content.widest) + TIGHT.padding;
  const kept = Math.max(given * TIGHT.part, beside + TIGHT.padding, shown);
  const tight = Math.min(least, Math.max(tightHeader, kept));
  return { full, least, tight, grows, atEnd };
}

const sumOf = (fits: readonly Fit[], width: Width) =>
  fits.reduce((sum, fit) => sum + fit[width], 0);

function between(fits: readonly Fit[], low: Width, high: Width, room: number): number[] {
  const least = sumOf(fits, low);
  const most = sumOf(fits, high);
  const kept = most > least ? Math.max(0, room - least) / (most - least) : 0;
  return fits.map((fit) => fit[low] + (fit[high] - fit[low]) * kept);
}

const isTight = (fits: readonly Fit[], room: number) => room < sumOf(fits, 'least');

/** Column widths in px: texts get most of the spare room; if it is short, long texts give way. */
export function shareRoom(fits: readonly Fit[], room: number): number[] {
  const full = sumOf(fits, 'full');
  if (room === 0) return fits.map((fit) => fit.full);
  if (room >= full) {
    const share = (room - full) / fits.reduce((sum, fit) => sum + fit.grows, 0);
    const most = fits.at(-1)?.atEnd ? share : Math.min(share, MOST_SPARE);
    return fits.map((fit) => fit.full + fit.grows * most);
  }
  return isTight(fits, room)
    ? between(fits, 'tight', 'full', room)
    : between(fits, 'least', 'full', room);
}

/** The widths in px of a table's columns and its room. @param rows all rows, so that filters move no column */
export function useColumnWidths<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  scroller: RefObject<HTMLElement | null>,
): { widths: number[]; room: number; tight: boolean } {
  const fits = useMemo(() => {
    const measure = createMeasure();
    return columns.map((column) => fitColumn(column, rows, measure));
  }, [columns, rows]);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const node = scroller.current;
    if (!node) return;
    const measure = () => setRoom(node.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [scroller]);
  return useMemo(
    () => ({ widths: shareRoom(fits, room), room, tight: room > 0 && isTight(fits, room) }),
    [fits, room],
  );
}
