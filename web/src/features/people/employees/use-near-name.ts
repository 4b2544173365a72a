import { NearNames } from '@intranet/contract/people/near-names.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { employeesQuery } from '../api.ts';

const isEqual = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Finds employees with a near name, until somebody says that they are different people (D66). */
export function useNearName() {
  const { data } = useQuery(employeesQuery);
  const names = useMemo(() => new NearNames(data?.map(({ NOME }) => NOME)), [data]);
  const [different, setDifferent] = useState('');
  return {
    /** The near name; undefined also for an equal one, which the server refuses. */
    find: (typed: string): string | undefined => {
      const near = typed.trim() === '' || typed === different ? undefined : names.find(typed);
      return near !== undefined && isEqual(near, typed) ? undefined : near;
    },
    /** Remembers that this name is somebody else's. */
    distinguish: setDifferent,
  };
}
