import { notifyFailure } from '#ui/feedback/notify.ts';

/** Loaded when a tab was refused, which is rare. */
const loadOffer = () => import('./blocked-tab-notification.tsx');

/**
 * Opens an outside address in a tab of its own. Browsers refuse a tab that no click asked for just
 * now, as when the address had to be waited for: then the person is told, and given a link.
 * @param label what is opened
 */
export function openTab(href: string, label: string): void {
  // With the feature `noopener` a refusal could not be told from a tab.
  const tab = window.open(href, '_blank');
  if (tab) {
    tab.opener = null;
    return;
  }
  loadOffer().then(
    ({ notifyBlockedTab }) => notifyBlockedTab(href, label),
    () => notifyFailure('This could not be loaded. Is your connection down?'),
  );
}
