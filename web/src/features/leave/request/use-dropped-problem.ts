import { useEffect } from 'react';

/** Removes the server's error once one of the values changes, because it may no longer hold. */
export function useDroppedProblem(
  setProblem: (problem: null) => void,
  ...values: readonly (string | null)[]
): void {
  useEffect(() => setProblem(null), [setProblem, ...values]);
}
