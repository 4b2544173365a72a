import type { ShownDeck } from '@intranet/contract/allhands/deck-schema.ts';
import { BORDERS } from '../../shared/people-map/borders-path.ts';
import PeopleMap from '../../shared/people-map/PeopleMap.tsx';

/** Loads when its section comes near. */
export default function DeckMap({ places }: Pick<ShownDeck, 'places'>) {
  return <PeopleMap places={places} borders={BORDERS} />;
}
