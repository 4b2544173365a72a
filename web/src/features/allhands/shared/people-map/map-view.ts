import type { ShownDeck } from '@intranet/contract/allhands/deck-schema.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';

export type MapPlace = Pick<
  ShownDeck['places'][number],
  'city' | 'people' | 'longitude' | 'latitude'
> & { region: string };

export interface Spot {
  region: MapPlace['region'];
  cities: string[];
  people: number;
  x: number;
  y: number;
  r: number;
  /** The side of the circle with the city's name: 1 for the right, -1 for the left. */
  side: 1 | -1;
}

const WORLD = 1_000;

/** Converts degrees to the map units of `scripts/map-path.ts`. */
export function project(longitude: number, latitude: number): [number, number] {
  const north = Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
  return [((longitude + 180) / 360) * WORLD, WORLD / 2 - (north / (2 * Math.PI)) * WORLD];
}

const MARGIN = 0.16;
const MIN_LENGTH = 60;
/** Places of a region closer than this, in hundredths of the view, share a circle. */
const NEAR = 9;
const ROUNDS = 60;
const SMALLEST = 1.6;
const LARGEST = 7.4;
export const CITY_SIZE = 4.2;
/** A circle smaller than this has its number beside it. */
export const SMALLEST_WITH_NUMBER = 2.8;
export const NAME_GAP = 1.6;
/** The width of a letter as a share of its height. */
const LETTER = 0.62;

function widen(values: readonly number[]): [start: number, length: number] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const length = Math.max(MIN_LENGTH, (high - low) * (1 + 2 * MARGIN));
  return [(low + high - length) / 2, length];
}

type Point = MapPlace & { x: number; y: number };

type Gathered = Omit<Spot, 'r' | 'side'>;

/** Groups places around the largest one, so a circle is where most of its people are. */
function gather(points: readonly Point[], reach: number): Gathered[] {
  const spots: Gathered[] = [];
  for (const point of points.toSorted((a, b) => b.people - a.people)) {
    const { region, city, people, x, y } = point;
    const joined = spots.find(
      (spot) => spot.region === region && Math.hypot(spot.x - x, spot.y - y) < reach,
    );
    if (!joined) {
      spots.push({ region, cities: [city], people, x, y });
      continue;
    }
    joined.cities.push(city);
    joined.people += people;
  }
  return spots;
}

function pushApart(spots: Omit<Spot, 'side'>[], gap: number): void {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, large] of spots.entries()) {
      for (const small of spots.slice(index + 1)) {
        const [dx, dy] = [small.x - large.x, small.y - large.y];
        const apart = Math.hypot(dx, dy) || 1;
        const wanted = large.r + small.r + gap;
        if (apart >= wanted) continue;
        const by = (wanted / apart - 1) / 2;
        small.x += (dx || 1) * by;
        small.y += dy * by;
        large.x -= (dx || 1) * by;
        large.y -= dy * by;
      }
    }
  }
}

/** The lines of a circle's name: its largest city, and how many others. */
export const nameLines = ([city = '', ...others]: readonly string[]) =>
  others.length > 1
    ? [city, t('and {count} more', { count: others.length })]
    : [[city, ...others].join(', ')];

const lettersOf = (cities: readonly string[]) =>
  Math.max(...nameLines(cities).map((line) => line.length));

/** Chooses each name's side: within the view, and over as few circles as possible. */
function withSides(
  spots: readonly Omit<Spot, 'side'>[],
  unit: number,
  [low, high]: readonly [number, number],
): Spot[] {
  const clashes = (spot: Omit<Spot, 'side'>, side: number) => {
    const near = spot.x + side * (spot.r + unit * NAME_GAP);
    const far = near + side * unit * CITY_SIZE * (lettersOf(spot.cities) * LETTER + 0.5);
    const covered = spots.filter(
      (other) =>
        other !== spot &&
        Math.abs(other.y - spot.y) < other.r + unit * CITY_SIZE * 0.8 &&
        Math.max(near, far) > other.x - other.r &&
        Math.min(near, far) < other.x + other.r,
    );
    return covered.length + (far < low || far > high ? spots.length : 0);
  };
  return spots.map((spot) => ({ ...spot, side: clashes(spot, 1) <= clashes(spot, -1) ? 1 : -1 }));
}

/** The part of the world with people; the area of a circle matches their count. */
export function mapView(places: readonly MapPlace[]) {
  const points = places.map((place) => {
    const [x, y] = project(place.longitude, place.latitude);
    return { ...place, x, y };
  });
  const [left, width] = widen(points.map(({ x }) => x));
  const [top, height] = widen(points.map(({ y }) => y));
  /** One hundredth of the shorter side, so strokes and text keep their size. */
  const unit = Math.min(width, height) / 100;
  const gathered = gather(points, NEAR * unit);
  const most = Math.max(1, ...gathered.map(({ people }) => people));
  const spots = gathered
    .map((spot) => ({
      ...spot,
      r: unit * Math.max(SMALLEST, LARGEST * Math.sqrt(spot.people / most)),
    }))
    .toSorted((a, b) => b.people - a.people);
  pushApart(spots, unit * 0.8);
  return {
    viewBox: [left, top, width, height].join(' '),
    unit,
    spots: withSides(spots, unit, [left, left + width]),
  };
}
