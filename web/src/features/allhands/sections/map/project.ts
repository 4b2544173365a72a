/** The world is so many units wide and high (Mercator's square). */
const WORLD = 1_000;

/** Degrees → units of the map that `scripts/map-path.ts` draws. */
export function project(longitude: number, latitude: number): [number, number] {
  const north = Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
  return [((longitude + 180) / 360) * WORLD, WORLD / 2 - (north / (2 * Math.PI)) * WORLD];
}
