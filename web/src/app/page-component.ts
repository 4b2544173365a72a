import { lazyRouteComponent } from '@tanstack/react-router';
import type { FunctionComponent } from 'react';

export type PageLoader = () => Promise<{ default: FunctionComponent }>;

/**
 * The component of a page, loaded when the page is opened. PageFailed is shown if that fails.
 *
 * Errors are wrapped, because the router reloads the document for those that it recognizes. Offline,
 * that replaces the app with the browser's error page. In Safari, leaving the app stops the loads in
 * progress, and the reload would cancel the navigation.
 */
export const pageComponent = (load: PageLoader) =>
  lazyRouteComponent(() =>
    load().catch((cause: unknown) => {
      throw new Error('The code of a page could not be loaded', { cause });
    }),
  );
