// Writes the deck's map: the world's land and borders as two paths in the units of map-view.ts, so that the
// browser needs no atlas library. Run by hand: `npx node scripts/map-path.ts`.
import { writeFile } from 'node:fs/promises';
import { geoMercator, geoPath } from 'd3-geo';
import { merge, mesh } from 'topojson-client';
import world from 'world-atlas/countries-110m.json' with { type: 'json' };

const WORLD = 1_000;
const FOLDER = new URL('../web/src/features/allhands/shared/people-map/', import.meta.url);

type Shapes = Parameters<typeof merge>;
const atlas = world as unknown as Shapes[0];
const geometries = world.objects.countries.geometries.filter(
  ({ properties }) => properties.name !== 'Antarctica',
) as unknown as Extract<Shapes[1], unknown[]>;
const draw = geoPath(
  geoMercator()
    .scale(WORLD / (2 * Math.PI))
    .translate([WORLD / 2, WORLD / 2]),
).digits(1);

/** Writes each point as its distance from the one before, in tenths of a unit, which compresses to half the size. */
function relative(path: string | null): string {
  let [x, y] = [0, 0];
  const step = (point: string) => {
    const [nextX = 0, nextY = 0] = point
      .split(',')
      .map((number) => Math.round(Number(number) * 10));
    const by = [nextX - x, nextY - y];
    [x, y] = [nextX, nextY];
    return by.join(' ').replace(' -', '-');
  };
  const line = (points: string) => {
    const [first = '', ...others] = points.replace('Z', '').split('L');
    const start = `m${step(first)}`;
    const [startX, startY] = [x, y];
    const drawn = `${start}l${others.map(step).join(' ').replaceAll(' -', '-')}`;
    if (!points.endsWith('Z')) return drawn;
    [x, y] = [startX, startY];
    return `${drawn}z`;
  };
  return (path ?? '').split('M').slice(1).map(line).join('');
}

const write = (name: string, path: string | null) =>
  writeFile(
    new URL(`${name.toLowerCase()}-path.ts`, FOLDER),
    `// Made by scripts/map-path.ts from world-atlas (Natural Earth, public domain).
/** In tenths of a unit. */
export const ${name} =
  '${relative(path)}';
`,
  );

await write('LAND', draw(merge(atlas, geometries)));
await write(
  'BORDERS',
  draw(mesh(atlas, { type: 'GeometryCollection', geometries }, (a, b) => a !== b)),
);
