import { notifyFailure } from '#ui/feedback/notify.ts';

/** Loaded only when a tab was blocked, which is rare. */
const loadNotification = () => import('./blocked-tab-notification.tsx');

/**
 * Opens an external address in a new tab. Browsers block tabs that open long after the click, for
 * example after a request. A notification then offers a link.
 * @param label the name of the item
 */
export function openTab(href: string, label: string): void {
  // With `noopener`, a blocked tab looks like an open one.
  const tab = window.open(href, '_blank');
  if (tab) {
    tab.opener = null;
    return;
  }
  loadNotification().then(
    ({ notifyBlockedTab }) => notifyBlockedTab(href, label),
    () => notifyFailure('This could not be loaded. Is your connection down?'),
  );
}
