import { REGIONS, type ShownDeck } from '@intranet/contract/allhands/deck-schema.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { LoadFailure } from '@intranet/ui/feedback/LoadFailure.tsx';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { Dotted } from '../Dotted.tsx';
import { countText } from '../figures.ts';
import { worldQuery } from '../late-parts.ts';
import { Printing } from '../printing.ts';
import { Piece, Slide } from '../Slide.tsx';
import type { SectionView } from '../section.ts';
import classes from './MapSection.module.css';
import {
  CITY_SIZE,
  mapView,
  NAME_GAP,
  nameLines,
  SMALLEST_WITH_NUMBER,
  type Spot,
} from './map-view.ts';

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

interface PeopleMapProps {
  places: ShownDeck['places'];
  query: UseQueryResult<typeof import('./world-path.ts')>;
}

function PeopleMap({ places, query }: PeopleMapProps) {
  const { viewBox, unit, spots } = mapView(places);
  return (
    <div className={classes.map} aria-busy={query.isLoading}>
      <svg
        className={classes.svg}
        viewBox={viewBox}
        role="img"
        aria-label={t('Map of people’s locations')}
      >
        {query.data && (
          <>
            <path className={classes.land} d={query.data.LAND} />
            <path className={classes.borders} d={query.data.BORDERS} strokeWidth={unit * 0.18} />
          </>
        )}
        {spots.map((spot) => (
          <SpotCircle key={`${spot.region} ${spot.cities[0]}`} spot={spot} unit={unit} />
        ))}
      </svg>
      {query.error && (
        <div className={classes.failure}>
          <LoadFailure title={t('Couldn’t load the map')} query={query}>
            {t('The figures next to it are complete.')}
          </LoadFailure>
        </div>
      )}
    </div>
  );
}

interface RegionProps {
  region: (typeof REGIONS)[number];
  places: ShownDeck['places'];
}

function RegionPlaces({ region, places }: RegionProps) {
  const people = places.reduce((sum, place) => sum + place.people, 0);
  const cities = places
    .toSorted((a, b) => b.people - a.people)
    .map((place) => `${place.city} ${countText(place.people)}`);
  return (
    <li className={classes.region}>
      <p className={classes.name}>
        <span>{region}</span>
        <span>{countText(people)}</span>
      </p>
      <p className={classes.cities}>
        <Dotted items={cities} />
      </p>
    </li>
  );
}

export function MapSection({ deck: { places, workforce }, near }: SectionView) {
  const all = workforce.find(({ name }) => name === 'Grupo')?.headcount ?? 0;
  const cities = new Set(places.map(({ city, country }) => `${city}, ${country}`)).size;
  const regions = REGIONS.map((region) => ({
    region,
    places: places.filter((place) => place.region === region),
  })).filter((one) => one.places.length > 0);
  const query = useQuery({ ...worldQuery, enabled: near });
  // On paper, places without their land say less than the list alone.
  const listOnly = use(Printing) && !query.data;
  return (
    <Slide
      title={t('Employee map')}
      note={t(
        '{count, plural, one {{all} person} other {{all} people}} in {cities, plural, one {# city} other {# cities}}',
        { count: all, all: countText(all), cities },
      )}
    >
      <div className={classes.columns}>
        {!listOnly && (
          <Piece order={1}>
            <PeopleMap places={places} query={query} />
          </Piece>
        )}
        <Piece order={1} card>
          <ul className={classes.regions} aria-label={t('People by region')}>
            {regions.map((one) => (
              <RegionPlaces key={one.region} {...one} />
            ))}
          </ul>
        </Piece>
      </div>
    </Slide>
  );
}
