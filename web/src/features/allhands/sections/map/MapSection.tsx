import { REGIONS, type ShownDeck } from '@intranet/contract/allhands/deck-schema.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import dotted from '@intranet/ui/text/dotted.module.css';
import { Group, Loader, Text } from '@mantine/core';
import { lazy, use } from 'react';
import { countText } from '../figures.ts';
import { LazySection } from '../LazySection.tsx';
import { Printing } from '../printing.ts';
import slide from '../Slide.module.css';
import { Piece, Slide } from '../Slide.tsx';
import type { SectionView } from '../section.ts';
import classes from './MapSection.module.css';

const DeckMap = lazy(() => import('./DeckMap.tsx'));

interface RegionProps {
  region: (typeof REGIONS)[number];
  places: ShownDeck['places'];
}

function RegionPlaces({ region, places }: RegionProps) {
  const people = places.reduce((sum, place) => sum + place.people, 0);
  return (
    <li>
      <Group justify="space-between" fz="var(--lead)" fw={650}>
        <span>{region}</span>
        <span>{countText(people)}</span>
      </Group>
      <Text inherit c="dimmed" className={dotted.dotted}>
        {places
          .toSorted((a, b) => b.people - a.people)
          .map(({ city, country, people: count }) => (
            <span key={`${city}, ${country}`}>
              {city} {countText(count)}
            </span>
          ))}
      </Text>
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
  // On paper, only the list is shown until the map has loaded.
  const waiting = !use(Printing) && (
    <Piece order={1} className={classes.map}>
      <Loader role="status" aria-label={t('Loading')} />
    </Piece>
  );
  return (
    <Slide
      title={t('Employee map')}
      note={t(
        '{count, plural, one {{all} person} other {{all} people}} in {cities, plural, one {# city} other {# cities}}',
        { count: all, all: countText(all), cities },
      )}
    >
      <div className={`${slide.columns} ${slide.thirds}`}>
        {near ? (
          <LazySection failed={t('Couldn’t load the map')} waiting={waiting}>
            <Piece order={1} className={classes.map}>
              <DeckMap places={places} />
            </Piece>
          </LazySection>
        ) : (
          waiting
        )}
        <Piece order={1} card>
          <ul className={slide.rows} aria-label={t('People by region')}>
            {regions.map((one) => (
              <RegionPlaces key={one.region} {...one} />
            ))}
          </ul>
        </Piece>
      </div>
    </Slide>
  );
}
