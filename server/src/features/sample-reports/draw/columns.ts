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
  const rects = bars.map((bar) => {
    const [y, bottom] = [Math.max(bar.from, bar.to), Math.min(bar.from, bar.to)].map(scale) as [
      number,
      number,
    ];
    const later = bar.category >= projectedFrom && ' later';
    return html`<rect class="c${bar.series + 1}${later}" x="${left(bar)}%" y="${y}" width="${within.bandwidth()}%" height="${Math.max(bottom - y, 1)}" rx="2" />`;
  });
  const heads = stacked
    ? categories.map((_, category) => {
        const column = bars.filter((bar) => bar.category === category);
        const sum = column.reduce((all, { from, to }) => all + to - from, 0);
        const top = Math.max(...column.map(({ to }) => to));
        return { x: (across(category) ?? 0) + across.bandwidth() / 2, y: top, value: sum };
      })
    : bars.map((bar) => ({ x: left(bar) + within.bandwidth() / 2, y: bar.to, value: bar.to }));
  const texts = heads.map(({ value }) => pen.show(value, format));
  const values = heads.map(
    ({ x, y }, i) =>
      html`<text class="value" x="${x}%" y="${y < 0 ? scale(y) + 15 : scale(y) - 6}" text-anchor="middle">${texts[i]}</text>`,
  );
  const middles = categories.map((_, i) => (across(i) ?? 0) + across.bandwidth() / 2);
  const marks = [html`<g>${rects}</g>`, html`<g class="${fit(texts, heads.length)}">${values}</g>`];
  return overCategories(chart, pen, { scale, middles, marks });
}
