/** The width and height of the Mercator square, in map units. */
const WORLD = 1_000;

/** Converts degrees to the map units of `scripts/map-path.ts`. */
export function project(longitude: number, latitude: number): [number, number] {
  const north = Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
  return [((longitude + 180) / 360) * WORLD, WORLD / 2 - (north / (2 * Math.PI)) * WORLD];
}
