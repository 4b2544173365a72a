import { scalePoint } from 'd3-scale';
import { area, line } from 'd3-shape';
import { type Html, html } from '../html.ts';
import type { Lines } from '../report.ts';
import type { Pen } from './card.ts';
import { CHART_HEIGHT, fit, overCategories, uprightScale } from './over-categories.ts';

/** Lines, dashed where they are projections. */
export function drawLines(chart: Lines, pen: Pen): Html {
  const { categories, series, format, projectedFrom = categories.length } = chart;
  const scale = uprightScale(series.flatMap(({ values }) => values));
  const across = scalePoint<number>().domain(categories.keys()).range([0, 100]).padding(0.5);
  const middles = categories.map((_, i) => across(i) ?? 0);
  const trace = line<number>((_, i) => middles[i] ?? 0, scale);
  const paths = series.map(({ values }, at) => {
    const known = trace(values.slice(0, projectedFrom));
    const later = line<number>(
      (_, i) => middles[i + projectedFrom - 1] ?? 0,
      scale,
    )(values.slice(projectedFrom - 1));
    const ahead = projectedFrom < categories.length;
    return html`<path class="line c${at + 1}" d="${known}" />${ahead && html`<path class="line c${at + 1} later" d="${later}" />`}`;
  });
  const ground = area<number>(
    (_, i) => middles[i] ?? 0,
    scale(0),
    scale,
  )([...(series[0]?.values ?? [])]);
  // Only this inner drawing is stretched; its strokes keep their width by the stylesheet.
  const stretched = html`<svg width="100%" height="${CHART_HEIGHT}" viewBox="0 0 100 ${CHART_HEIGHT}" preserveAspectRatio="none">${chart.area && html`<path class="ground" d="${ground}" />`}${paths}</svg>`;
  const dots = series.map(({ values }, at) =>
    values.map(
      (value, i) =>
        html`<circle class="dot c${at + 1}${i >= projectedFrom && ' later'}" cx="${middles[i]}%" cy="${scale(value)}" r="3.5" />`,
    ),
  );
  // Several lines cross each other: only the first one's values are written beside it.
  const texts = series[0]?.values.map((value) => pen.show(value, format)) ?? [];
  const values = series[0]?.values.map(
    (value, i) =>
      html`<text class="value" x="${middles[i]}%" y="${scale(value) - 10}" text-anchor="middle">${texts[i]}</text>`,
  );
  const marks = [
    stretched,
    html`<g>${dots}</g>`,
    html`<g class="${fit(texts, texts.length)}">${series.length === 1 && values}</g>`,
  ];
  return overCategories(chart, pen, { scale, middles, marks });
}
