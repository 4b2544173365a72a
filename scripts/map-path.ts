// Writes the deck's map: the world's land and borders as two paths in the units of map-view.ts, so that the
// browser needs no atlas library. Run by hand: `npx node scripts/map-path.ts`.
import { writeFile } from 'node:fs/promises';
import { geoMercator, geoPath } from 'd3-geo';
import { merge, mesh } from 'topojson-client';
import world from 'world-atlas/countries-110m.json' with { type: 'json' };

const WORLD = 1_000;
const OUT = new URL('../web/src/features/allhands/sections/map/world-path.ts', import.meta.url);

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

await writeFile(
  OUT,
  `// Made by scripts/map-path.ts from world-atlas (Natural Earth, public domain).
export const LAND =
  '${draw(merge(atlas, geometries))}';
export const BORDERS =
  '${draw(mesh(atlas, { type: 'GeometryCollection', geometries }, (a, b) => a !== b))}';
`,
);
