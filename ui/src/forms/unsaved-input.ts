import { useEffect } from 'react';

let forms = 0;

/** True while a form of this page has unsaved input. */
export const hasUnsavedInput = (): boolean => forms > 0;

/** Counts a form as one with unsaved input. */
export function useUnsavedInput(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    forms += 1;
    return () => {
      forms -= 1;
    };
  }, [isUnsaved]);
}
