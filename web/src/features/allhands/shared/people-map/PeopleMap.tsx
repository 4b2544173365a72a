import { t } from '@intranet/contract/core/i18n/t.ts';
import {
  CITY_SIZE,
  type MapPlace,
  mapView,
  NAME_GAP,
  nameLines,
  SMALLEST_WITH_NUMBER,
  type Spot,
} from './map-view.ts';
import classes from './PeopleMap.module.css';
import { BORDERS, LAND } from './world-path.ts';

function SpotCircle({ spot, unit }: { spot: Spot; unit: number }) {
  const { x, y, r, people, region, cities, side } = spot;
  const inside = r >= SMALLEST_WITH_NUMBER * unit;
  const lines = nameLines(cities);
  const nameX = x + side * (r + unit * NAME_GAP);
  return (
    <g>
      <title>{`${region}, ${cities.join(', ')}: ${people}`}</title>
      <circle className={classes.spot} cx={x} cy={y} r={r} strokeWidth={unit * 0.3} />
      {inside && (
        <text
          className={classes.count}
          x={x}
          y={y}
          fontSize={Math.max(unit * CITY_SIZE, r * 0.8)}
          textAnchor="middle"
        >
          {people}
        </text>
      )}
      <text
        className={classes.city}
        y={y}
        fontSize={unit * CITY_SIZE}
        strokeWidth={unit * 0.8}
        textAnchor={side > 0 ? 'start' : 'end'}
        aria-hidden
      >
        {lines.map((line, index) => (
          <tspan key={line} x={nameX} dy={`${index > 0 ? 1.1 : (lines.length - 1) * -0.55}em`}>
            {line}
          </tspan>
        ))}
        {!inside && ` ${people}`}
      </text>
    </g>
  );
}

/** Where people work. Fills its frame; load it late, because the outlines of the countries are large. */
export default function PeopleMap({ places }: { places: readonly MapPlace[] }) {
  const { viewBox, unit, spots } = mapView(places);
  return (
    <svg
      className={classes.map}
      viewBox={viewBox}
      role="img"
      aria-label={t('Map of people’s locations')}
    >
      <g transform="scale(0.1)">
        <path className={classes.land} d={LAND} />
        <path className={classes.borders} d={BORDERS} strokeWidth={unit * 1.8} />
      </g>
      {spots.map((spot) => (
        <SpotCircle key={`${spot.region} ${spot.cities[0]}`} spot={spot} unit={unit} />
      ))}
    </svg>
  );
}
