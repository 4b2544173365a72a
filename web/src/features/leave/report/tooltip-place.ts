import { MONTHS } from './report-lines.ts';

const GAP = 8;
const MARGIN = 5;
const WIDE = { from: 480, width: 224 };
const NARROW_WIDTH = 136;

/**
 * Puts the tooltip beside the hovered month, towards the middle of the chart, so that the month stays
 * visible.
 * @param axis the width of the vertical axis
 */
export function tooltipPlace(month: number, chartWidth: number, axis: number) {
  const width = chartWidth >= WIDE.from ? WIDE.width : NARROW_WIDTH;
  const band = (chartWidth - axis - MARGIN) / MONTHS.length;
  const start = axis + month * band;
  const x = month < MONTHS.length / 2 ? start + band + GAP : start - GAP - width;
  return { x, width };
}
