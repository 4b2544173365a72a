import { createStore } from '#core/store.ts';

/** The language of a notification, and its word for trying again, if they are not the page's. */
export interface TextLanguage {
  lang: string | undefined;
  retryLabel: string;
}

interface FallbackAlert extends Partial<TextLanguage> {
  message: string;
  retry?: (() => void) | undefined;
}

const store = createStore<FallbackAlert | null>(null);

/** Shows a message with code that is already loaded. The latest message replaces the previous one. */
export const showFallbackAlert = (notice: FallbackAlert) => store.set(notice);
export const closeFallbackAlert = () => store.set(null);
export const currentFallbackAlert = store.get;
export const onFallbackAlertChange = store.subscribe;
