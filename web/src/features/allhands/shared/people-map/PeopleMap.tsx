import { t } from '@intranet/contract/core/i18n/t.ts';
import { LAND } from './land-path.ts';
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

interface Props {
  places: readonly MapPlace[];
  /** The path of the countries' borders. */
  borders?: string;
}

/** Where people work. Fills its frame; load it late, because the outline of the land is large. */
export default function PeopleMap({ places, borders }: Props) {
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
        {borders && <path className={classes.borders} d={borders} strokeWidth={unit * 1.8} />}
      </g>
      {spots.map((spot) => (
        <SpotCircle key={`${spot.region} ${spot.cities[0]}`} spot={spot} unit={unit} />
      ))}
    </svg>
  );
}
