import { describe, expect, test } from 'vitest';
import { tooltipPlace } from './tooltip-place.ts';

const AXIS = 44;

describe.each([304, 334, 700, 1064])('in a chart of %i px', (chart) => {
  test.each([...Array(12).keys()])('month %i stays visible beside its tooltip', (month) => {
    const { x, width } = tooltipPlace(month, chart, AXIS);
    const band = (chart - AXIS - 5) / 12;
    const [start, end] = [AXIS + month * band, AXIS + (month + 1) * band];
    expect(x >= end || x + width <= start).toBe(true);
    // The card's padding has room for the rest.
    expect(x).toBeGreaterThanOrEqual(-12);
    expect(x + width).toBeLessThanOrEqual(chart + 12);
  });
});
