import { scaleLinear } from 'd3-scale';
import { type Html, html } from '../html.ts';
import type { Bars, Cascade, Funnel, Goals, Ranges } from '../report.ts';
import { card, type Pen } from './card.ts';

interface DrawnRow {
  readonly label: string;
  readonly value: string;
  readonly note?: string | undefined;
  readonly marks: Html;
}

/** Lying charts are lists that are read as text; the drawing beside each line adds nothing to it. */
function list(rows: readonly DrawnRow[], kind: string): Html {
  const items = rows.map(
    ({ label, value, note, marks }) => html`<li>
<span class="name">${label}${note && html` <small>${note}</small>`}</span>
<svg class="strip" width="100%" height="18" aria-hidden="true">${marks}</svg>
<span class="amount">${value}</span>
</li>`,
  );
  return html`<ol class="rows ${kind}">${items}</ol>`;
}

function rect(kind: string, from: number, to: number): Html {
  const [left, right] = [Math.min(from, to), Math.max(from, to)];
  return html`<rect class="${kind}" x="${left}%" y="2" width="${Math.max(right - left, 0.4)}%" height="14" rx="3" />`;
}

function extent(values: readonly number[]) {
  return scaleLinear()
    .domain([Math.min(0, ...values), Math.max(0, ...values)])
    .range([0, 100]);
}

export function drawBars(block: Bars, pen: Pen): Html {
  const scale = extent(block.bars.map(({ value }) => value));
  const rows = block.bars.map(({ label, value, note }) => ({
    label,
    note,
    value: pen.show(value, block.format),
    marks: rect(value < 0 ? 'c2' : 'c1', scale(0), scale(value)),
  }));
  return card(block, pen, list(rows, 'bars'));
}

/** Each stage centred under the one before; the note says how many came through. */
export function drawFunnel(block: Funnel, pen: Pen): Html {
  const widest = Math.max(...block.stages.map(({ value }) => value));
  const rows = block.stages.map(({ label, value, note }, i) => {
    const previous = block.stages[i - 1]?.value;
    const half = (value / widest) * 50;
    const through =
      previous && `${pen.show((value / previous) * 100, 'percent')} ${pen.words.ofPrevious}`;
    return {
      label,
      note: [through, note].filter(Boolean).join(' · ') || undefined,
      value: pen.show(value, block.format),
      marks: rect('c1', 50 - half, 50 + half),
    };
  });
  return card(block, pen, list(rows, 'funnel'));
}

/** Opening, what was added and taken, and the closing figure that follows from them. */
export function drawCascade(block: Cascade, pen: Pen): Html {
  const levels = [block.opening.value];
  for (const { value } of block.steps) levels.push((levels.at(-1) ?? 0) + value);
  const closing = levels.at(-1) ?? 0;
  const scale = extent(levels);
  const signed = (value: number) => `${value > 0 ? '+' : ''}${pen.show(value, block.format)}`;
  const rows = [
    {
      label: block.opening.label,
      value: pen.show(block.opening.value, block.format),
      marks: rect('c1', scale(0), scale(block.opening.value)),
    },
    ...block.steps.map(({ label, value, note }, i) => ({
      label,
      note,
      value: signed(value),
      marks: rect(value < 0 ? 'c2' : 'c3', scale(levels[i] ?? 0), scale(levels[i + 1] ?? 0)),
    })),
    {
      label: block.closing,
      value: pen.show(closing, block.format),
      marks: rect('c1', scale(0), scale(closing)),
    },
  ];
  return card(block, pen, list(rows, 'cascade'));
}

export function drawRanges(block: Ranges, pen: Pen): Html {
  const scale = scaleLinear()
    .domain([0, Math.max(...block.ranges.map(({ high }) => high))])
    .range([0, 100]);
  const rows = block.ranges.map(({ label, low, mid, high, note }) => {
    const middle = `${block.midLabel} ${pen.show(mid, block.format)}`;
    return {
      label,
      note: note ? `${middle} · ${note}` : middle,
      value: `${pen.show(low, block.format)} – ${pen.show(high, block.format)}`,
      marks: html`${rect('track', 0, 100)}${rect('c1', scale(low), scale(high))}<line class="mark" x1="${scale(mid)}%" x2="${scale(mid)}%" y1="0" y2="18" />`,
    };
  });
  return card(block, pen, list(rows, 'ranges'));
}

export function drawGoals(block: Goals, pen: Pen): Html {
  const rows = block.goals.map(({ label, done, target, note }) => {
    const share = (done / target) * 100;
    const progress =
      target === 100 && block.format === 'percent'
        ? undefined
        : `${pen.show(done, block.format)} ${pen.words.of} ${pen.show(target, block.format)}`;
    return {
      label,
      note: [progress, note].filter(Boolean).join(' · ') || undefined,
      value: `${share >= 100 ? '✓ ' : ''}${pen.show(share, 'wholePercent')}`,
      marks: html`${rect('track', 0, 100)}${rect(share >= 100 ? 'c3' : 'c1', 0, Math.min(share, 100))}`,
    };
  });
  return card(block, pen, list(rows, 'goals'));
}
