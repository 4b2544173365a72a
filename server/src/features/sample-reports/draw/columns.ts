import { scaleBand } from 'd3-scale';
import { stack, stackOffsetDiverging } from 'd3-shape';
import { type Html, html } from '../html.ts';
import type { Columns } from '../report.ts';
import type { Pen } from './card.ts';
import { fit, overCategories, uprightScale } from './over-categories.ts';

interface Bar {
  readonly series: number;
  readonly category: number;
  readonly from: number;
  readonly to: number;
}

function pile({ series, categories, stacked }: Columns): Bar[] {
  if (!stacked) {
    return series.flatMap(({ values }, at) =>
      values.map((to, category) => ({ series: at, category, from: 0, to })),
    );
  }
  const piles = stack<number, number>()
    .keys(series.keys())
    .value((category, at) => series[at]?.values[category] ?? 0)
    .offset(stackOffsetDiverging)(categories.map((_, i) => i));
  return piles.flatMap((one) =>
    one.map(([from, to], category) => ({ series: one.key, category, from, to })),
  );
}

/** Where each pile ends, above zero and below it: what stands there is its sum. */
function ends(bars: readonly Bar[]): Bar[] {
  const outer = new Map<string, Bar>();
  for (const bar of bars) {
    const to = bar.to > 0 ? bar.to : bar.from;
    const key = `${bar.category} ${to < 0}`;
    if (Math.abs(to) > Math.abs(outer.get(key)?.to ?? 0)) outer.set(key, { ...bar, to });
  }
  return [...outer.values()];
}

/** Upright bars: side by side, or on one another. */
export function drawColumns(chart: Columns, pen: Pen): Html {
  const { categories, series, stacked, format, projectedFrom = categories.length } = chart;
  const bars = pile(chart);
  const scale = uprightScale(bars.flatMap(({ from, to }) => [from, to]));
  const across = scaleBand<number>().domain(categories.keys()).range([0, 100]).padding(0.22);
  const within = scaleBand<number>()
    .domain(stacked ? [0] : series.keys())
    .range([0, across.bandwidth()])
    .paddingInner(0.08);
  const left = (bar: Bar) =>
    (across(bar.category) ?? 0) + (stacked ? 0 : (within(bar.series) ?? 0));
  const drawn = bars.filter(({ from, to }) => from !== to);
  const rects = drawn.map((bar) => {
    const y = scale(Math.max(bar.from, bar.to));
    const height = Math.max(scale(Math.min(bar.from, bar.to)) - y, 1);
    const later = bar.category >= projectedFrom && ' later';
    return html`<rect class="c${bar.series + 1}${later}" x="${left(bar)}%" y="${y}" width="${within.bandwidth()}%" height="${height}" rx="2" />`;
  });
  const heads = stacked ? ends(bars) : bars;
  const texts = heads.map(({ to }) => pen.show(to, format));
  const values = heads.map((bar, i) => {
    const x = left(bar) + within.bandwidth() / 2;
    const y = scale(bar.to) + (bar.to < 0 ? 15 : -6);
    return html`<text class="value" x="${x}%" y="${y}" text-anchor="middle">${texts[i]}</text>`;
  });
  const middles = categories.map((_, i) => (across(i) ?? 0) + across.bandwidth() / 2);
  const marks = [
    html`<g>${rects}</g>`,
    html`<g class="${fit(texts, stacked ? categories.length : heads.length)}">${values}</g>`,
  ];
  return overCategories(chart, pen, { scale, middles, marks });
}
