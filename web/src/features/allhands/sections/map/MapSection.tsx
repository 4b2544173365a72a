import type { ShownDeck } from '@intranet/contract/allhands/deck-schema.ts';
import { REGIONS } from '@intranet/contract/allhands/deck-schema.ts';
import type { CSSProperties } from 'react';
import { countText } from '../figures.ts';
import { Piece, Slide } from '../Slide.tsx';
import type { SectionView } from '../section.ts';
import classes from './MapSection.module.css';
import { regionColor } from './map-view.ts';
import { PeopleMap } from './PeopleMap.tsx';

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
    <li className={classes.region} style={{ '--color': regionColor(region) } as CSSProperties}>
      <p className={classes.name}>
        <span>{region}</span>
        <span>{countText(people)}</span>
      </p>
      <p className={classes.cities}>{cities.join(' · ')}</p>
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
  return (
    <Slide title="Mapa Colaboradores" note={`${countText(all)} people in ${cities} cities`}>
      <div className={classes.columns}>
        <Piece order={1}>
          <PeopleMap places={places} near={near} />
        </Piece>
        <Piece order={2}>
          <ul className={classes.regions} aria-label="People by region">
            {regions.map((one) => (
              <RegionPlaces key={one.region} {...one} />
            ))}
          </ul>
        </Piece>
      </div>
    </Slide>
  );
}
