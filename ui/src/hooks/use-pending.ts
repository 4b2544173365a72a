import { useState } from 'react';

/** An action, and whether it is running. For parts of pages that load without the query library. */
export function usePending<Input extends unknown[]>(action: (...input: Input) => Promise<void>) {
  const [pending, setPending] = useState(false);
  const run = async (...input: Input): Promise<void> => {
    setPending(true);
    try {
      await action(...input);
    } finally {
      setPending(false);
    }
  };
  return { pending, run };
}
