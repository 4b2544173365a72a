/** What has to be told while that which shows notifications cannot be loaded. */
interface FallbackAlert {
  message: string;
  /** Only a failure may have one. */
  retry?: (() => void) | undefined;
}

let told: FallbackAlert | null = null;
const listeners = new Set<() => void>();

function change(notice: FallbackAlert | null): void {
  told = notice;
  for (const listener of listeners) listener();
}

/** Tells it with what is there already: without a connection, nothing else can be loaded. The last one stands. */
export const showFallbackAlert = (notice: FallbackAlert) => change(notice);
export const closeFallbackAlert = () => change(null);
export const currentFallbackAlert = () => told;

export function onFallbackAlertChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
