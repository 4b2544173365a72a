import { notifyFailure } from '#ui/feedback/notify.ts';

const REFUSED = 'The browser does not allow fullscreen here.';

/** The whole page, the deck's own windows and notifications with it. */
export function toggleFullscreen(): void {
  // A telephone has none for pages.
  if (!document.fullscreenEnabled) {
    notifyFailure(REFUSED);
    return;
  }
  const done = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen();
  done.catch(() => notifyFailure(REFUSED));
}

/** Does it once a report that fills the screen has given its section back (spec §2). */
export function outsideReport(act: () => void): void {
  const filling = document.fullscreenElement;
  if (filling && filling !== document.documentElement) {
    document.addEventListener('fullscreenchange', act, { once: true });
    void document.exitFullscreen();
  } else act();
}
