import type { ShownDeck } from '@intranet/contract/allhands/deck-schema.ts';
import { useQuery } from '@tanstack/react-query';
import { allHandsKeys } from '../../api.ts';
import { LoadFailure } from '../../LoadFailure.tsx';
import classes from './MapSection.module.css';
import { mapView, regionColor, type Spot } from './map-view.ts';

function SpotCircle({ spot, unit }: { spot: Spot; unit: number }) {
  const { x, y, r, people, region, cities } = spot;
  return (
    <g>
      <title>{`${region}, ${cities.join(', ')}: ${people}`}</title>
      <circle
        className={classes.spot}
        style={{ fill: regionColor(region) }}
        cx={x}
        cy={y}
        r={r}
        strokeWidth={unit * 0.3}
      />
      <text
        className={classes.count}
        x={x}
        y={y}
        fontSize={unit * 1.3 + r * 0.5}
        textAnchor="middle"
      >
        {people}
      </text>
    </g>
  );
}

export function PeopleMap({ places, near }: { places: ShownDeck['places']; near: boolean }) {
  const { viewBox, unit, spots } = mapView(places);
  const query = useQuery({
    queryKey: allHandsKeys.of('world'),
    queryFn: () => import('./world-path.ts'),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: near,
  });
  return (
    <div className={classes.map}>
      <svg
        className={classes.svg}
        viewBox={viewBox}
        role="img"
        aria-label="Map of where people are"
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
          <LoadFailure title="The map could not be loaded" query={query}>
            The figures beside it are complete.
          </LoadFailure>
        </div>
      )}
    </div>
  );
}
