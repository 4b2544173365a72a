import type { EmployeeRecord } from '@intranet/contract/people/endpoints.ts';
import { NearNames } from '@intranet/contract/people/near-names.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { employeesQuery } from '../api.ts';

/**
 * Finds employees with an equal or near name, until somebody says that they are others (D66, D71).
 * @param renamed the employee who gets another name
 */
export function useNearName(renamed?: EmployeeRecord) {
  const { data } = useQuery(employeesQuery);
  const names = useMemo(() => {
    const others = data?.filter(({ id }) => id !== renamed?.id);
    return new NearNames(others?.map(({ NOME }) => NOME));
  }, [data, renamed?.id]);
  const [different, setDifferent] = useState('');
  return {
    find: (typed: string): string | undefined =>
      typed.trim() === '' || typed === different ? undefined : names.find(typed),
    /** Remembers that this name is somebody else's. */
    distinguish: setDifferent,
    isDistinguished: (typed: string) => typed === different,
  };
}
