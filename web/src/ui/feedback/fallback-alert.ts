interface FallbackAlert {
  message: string;
  retry?: (() => void) | undefined;
}

let current: FallbackAlert | null = null;
const listeners = new Set<() => void>();

function change(notice: FallbackAlert | null): void {
  current = notice;
  for (const listener of listeners) listener();
}

/** Shows a message with code that is already loaded. The latest message replaces the previous one. */
export const showFallbackAlert = (notice: FallbackAlert) => change(notice);
export const closeFallbackAlert = () => change(null);
export const currentFallbackAlert = () => current;

export function onFallbackAlertChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
