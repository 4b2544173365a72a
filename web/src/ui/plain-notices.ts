/** What has to be told while that which shows notifications cannot be loaded. */
interface PlainNotice {
  message: string;
  /** Only a failure may have one. */
  retry?: (() => void) | undefined;
}

let told: PlainNotice | null = null;
const listeners = new Set<() => void>();

function change(notice: PlainNotice | null): void {
  told = notice;
  for (const listener of listeners) listener();
}

/** Tells it with what is there already: without a connection, nothing else can be loaded. The last one stands. */
export const tellPlainly = (notice: PlainNotice) => change(notice);
export const closePlainNotice = () => change(null);
export const plainNotice = () => told;

export function onPlainNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
