import { createContext, use, useCallback, useEffect, useState } from 'react';

/** Counts a dialog that opens above, and returns what ends the count. */
export const CoverContext = createContext<() => () => void>(() => () => {});

/**
 * Whether a dialog that was opened from this one is above it, where Escape belongs, and the value of its `CoverContext`.
 * It also covers the one that this was opened from.
 */
export function useCover(): { isCovered: boolean; cover: () => () => void } {
  const coverBelow = use(CoverContext);
  useEffect(coverBelow, [coverBelow]);
  const [above, setAbove] = useState(0);
  const cover = useCallback(() => {
    setAbove((count) => count + 1);
    return () => setAbove((count) => count - 1);
  }, []);
  return { isCovered: above > 0, cover };
}
