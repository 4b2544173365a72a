import { t } from '@intranet/contract/core/i18n/t.ts';
import { notifyFailure } from '@intranet/ui/feedback/notify.ts';

const REFUSED = t('Your browser doesn’t allow fullscreen here.');

/** Shows the whole page in fullscreen, including dialogs and notifications. */
export function toggleFullscreen(): void {
  // Phones have no fullscreen for pages.
  if (!document.fullscreenEnabled) {
    notifyFailure(REFUSED);
    return;
  }
  const done = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen();
  done.catch(() => notifyFailure(REFUSED));
}

/** Runs the action after a fullscreen report has closed (spec §2). */
export function outsideReport(act: () => void): void {
  const filling = document.fullscreenElement;
  if (filling && filling !== document.documentElement) {
    document.addEventListener('fullscreenchange', act, { once: true });
    document.exitFullscreen().catch(() => document.removeEventListener('fullscreenchange', act));
  } else act();
}
