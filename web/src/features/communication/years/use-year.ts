import {
  closedYearReason,
  FIRST_YEAR,
  LAST_YEAR,
  openUntil,
  yearOf,
} from '@intranet/contract/communication/years.ts';
import { useAddress } from '@intranet/ui/hooks/use-address.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { siteQuery } from '#core/site.ts';

const ADDRESS = { year: '' };

function readYear(text: string): number | undefined {
  const year = /^\d{4}$/.test(text) ? Number(text) : 0;
  return year >= FIRST_YEAR && year <= LAST_YEAR ? year : undefined;
}

export type ShownYear = ReturnType<typeof useYear>;

/** The year in the address, else the current one. It is undefined until the current day is known. */
export function useYear() {
  const site = useQuery(siteQuery);
  const [address, setAddress] = useAddress(ADDRESS);
  const today = site.data?.today;
  // Stays the same over New Year, so that a page doesn't change under what is being typed.
  const [first, setFirst] = useState<number>();
  if (first === undefined && today) setFirst(yearOf(today));
  const year = readYear(address.year) ?? first;
  const known = today !== undefined && year !== undefined;
  return {
    year,
    /** The parameter whose change loses input. */
    params: address,
    choose: (chosen: number) =>
      setAddress({ year: chosen === first ? ADDRESS.year : String(chosen) }, { push: true }),
    /** January is 1; undefined in other years. */
    thisMonth: known && yearOf(today) === year ? Number(today.slice(5, 7)) : undefined,
    isPast: known && year < yearOf(today),
    closed: known ? closedYearReason(year, today) : null,
    openUntil: known ? openUntil(year, today) : null,
    site: { ...site, error: site.data ? null : site.error },
  };
}
