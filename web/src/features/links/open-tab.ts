import { notifyFailure } from '#ui/feedback/notify.ts';

/** Loaded only when a tab was blocked, which is rare. */
const loadNotification = () => import('./blocked-tab-notification.tsx');

/** Browsers block tabs that open long after the click; a notification then offers a link. */
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
