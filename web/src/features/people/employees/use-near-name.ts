import { CallError } from '@intranet/contract/core/call-error.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { EmployeeRecord } from '@intranet/contract/people/endpoints.ts';
import { useTyped } from '@intranet/ui/hooks/use-typed.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { nearNameQuery } from '../api.ts';

/**
 * Finds employees with an equal or near name, until somebody says that they are others (D66, D71).
 * @param renamed the employee who gets another name
 */
export function useNearName(renamed?: EmployeeRecord) {
  const client = useQueryClient();
  const [different, setDifferent] = useState('');
  const isOpen = (typed: string) => typed.trim() !== '' && typed !== different;
  const queryOf = (typed: string) => nearNameQuery(typed.trim(), renamed?.id);
  return {
    isOpen,
    queryOf,
    /** Remembers that this name is somebody else's. */
    distinguish: setDifferent,
    isDistinguished: (typed: string) => typed === different,
    /** @param field the name's field, which shows the error @throws CallError while the question is open */
    assertAnswered: async (typed: string, field: string): Promise<void> => {
      if (!isOpen(typed) || (await client.fetchQuery(queryOf(typed))) === null) return;
      const sentence = t('Answer the question about this name');
      throw new CallError('name_taken', sentence, { fields: { [field]: sentence } });
    },
  };
}

/** The name that the typed one resembles, if nobody has said that they are different people. */
export function useLookAlike(
  { isOpen, queryOf }: ReturnType<typeof useNearName>,
  typed: string,
): string | null {
  const settled = useTyped(typed);
  const { data } = useQuery({ ...queryOf(settled), enabled: isOpen(settled) });
  return (isOpen(typed) && settled === typed && data) || null;
}
