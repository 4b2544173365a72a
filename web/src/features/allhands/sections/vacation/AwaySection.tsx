import type { AllHandsVacation } from '@intranet/contract/allhands/endpoints.ts';
import { Loader } from '@mantine/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { siteQuery } from '#core/site.ts';
import { awayQuery } from '../../api.ts';
import { LoadFailure } from '../../LoadFailure.tsx';
import { Piece, Slide } from '../Slide.tsx';
import type { SectionView } from '../section.ts';
import classes from './Away.module.css';
import { AwayTable } from './AwayTable.tsx';

type AwayQuery = UseQueryResult<AllHandsVacation>;

function monthWithin(year: number, day: string | undefined): number | null {
  return day?.startsWith(`${year}-`) ? Number(day.slice(5, 7)) - 1 : null;
}

function Away({ query }: { query: AwayQuery }) {
  const { data, error } = query;
  const { data: site } = useQuery(siteQuery);
  if (data?.areas.length === 0) return <p className={classes.empty}>No areas to show yet.</p>;
  if (data) {
    return (
      <Piece order={1}>
        <AwayTable away={data} thisMonth={monthWithin(data.year, site?.today)} />
      </Piece>
    );
  }
  if (error) {
    return (
      <LoadFailure title="The leave of this year could not be loaded" query={query}>
        {error.message}
      </LoadFailure>
    );
  }
  return <Loader role="status" className={classes.loading} aria-label="Loading" />;
}

/** Approved leave in the current year by area and month, without names (D4). */
export function AwaySection({ near }: SectionView) {
  const query = useQuery({ ...awayQuery, enabled: near });
  const year = query.data ? ` of ${query.data.year}` : '';
  return (
    <Slide title="Vacation 1" note={`People with approved leave in each month${year}`}>
      <Away query={query} />
    </Slide>
  );
}
