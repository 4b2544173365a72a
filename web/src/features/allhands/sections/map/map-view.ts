import { REGIONS, type ShownDeck } from '@intranet/contract/allhands/deck-schema.ts';

type MapPlace = ShownDeck['places'][number];

export interface Spot {
  region: MapPlace['region'];
  cities: string[];
  people: number;
  x: number;
  y: number;
  r: number;
}

export const regionColor = (region: (typeof REGIONS)[number]) =>
  `var(--s${REGIONS.indexOf(region)})`;

/** The width and height of the Mercator square, in map units. */
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

function widen(values: readonly number[]): [start: number, length: number] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const length = Math.max(MIN_LENGTH, (high - low) * (1 + 2 * MARGIN));
  return [(low + high - length) / 2, length];
}

type Point = MapPlace & { x: number; y: number };

/** Groups places around the largest one, so a circle is where most of its people are. */
function gather(points: readonly Point[], reach: number): Omit<Spot, 'r'>[] {
  const spots: Omit<Spot, 'r'>[] = [];
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

function pushApart(spots: Spot[], gap: number): void {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, large] of spots.entries()) {
      for (const small of spots.slice(index + 1)) {
        const [dx, dy] = [small.x - large.x, small.y - large.y];
        const apart = Math.hypot(dx, dy) || 1;
        const wanted = large.r + small.r + gap;
        if (apart >= wanted) continue;
        small.x = large.x + ((dx || 1) / apart) * wanted;
        small.y = large.y + (dy / apart) * wanted;
      }
    }
  }
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
    .map((spot) => ({ ...spot, r: unit * (2 + 4.2 * Math.sqrt(spot.people / most)) }))
    .toSorted((a, b) => b.people - a.people);
  pushApart(spots, unit * 0.5);
  return { viewBox: [left, top, width, height].join(' '), unit, spots };
}
