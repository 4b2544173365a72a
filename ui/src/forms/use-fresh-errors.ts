import { useEffect } from 'react';

type Values = Record<string, string | null>;

/** Removes the server's error once a value changes, and the last day's error once the first day does. */
export function useFreshErrors<Fields extends Values>(
  { values, clearFieldError }: { values: Fields; clearFieldError: (field: string) => void },
  setProblem: (problem: null) => void,
  [first, last]: readonly [keyof Fields, string],
): void {
  useEffect(() => setProblem(null), [setProblem, ...Object.values(values)]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form's functions are stable
  useEffect(() => clearFieldError(last), [values[first]]);
}
