import type { ShownDeck } from '@intranet/contract/allhands/deck-schema.ts';
import { project } from './project.ts';

type Place = ShownDeck['places'][number];

export interface Spot extends Place {
  x: number;
  y: number;
  r: number;
}

export interface MapView {
  /** Of the SVG: all places, with room around them. */
  viewBox: string;
  /** Units of the map to a hundredth of its shorter side: strokes and words keep their size. */
  unit: number;
  /** The largest first, so that no small one is covered. */
  spots: Spot[];
}

/** Room around the places, as a part of their spread; and the least that is shown, in units. */
const MARGIN = 0.16;
const LEAST = 60;

/** A stretch with room on both sides. */
function widen(values: readonly number[]): [start: number, length: number] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const length = Math.max(LEAST, (high - low) * (1 + 2 * MARGIN));
  return [(low + high - length) / 2, length];
}

/** The part of the world where people are, and a circle for each place, its area by its people. */
export function mapView(places: readonly Place[]): MapView {
  const points = places.map((place) => {
    const [x, y] = project(place.longitude, place.latitude);
    return { ...place, x, y };
  });
  const [left, width] = widen(points.map(({ x }) => x));
  const [top, height] = widen(points.map(({ y }) => y));
  const unit = Math.min(width, height) / 100;
  const most = Math.max(1, ...places.map(({ people }) => people));
  const spots = points
    .map((point) => ({ ...point, r: unit * (1.1 + 3.6 * Math.sqrt(point.people / most)) }))
    .toSorted((a, b) => b.people - a.people);
  return { viewBox: [left, top, width, height].join(' '), unit, spots };
}
