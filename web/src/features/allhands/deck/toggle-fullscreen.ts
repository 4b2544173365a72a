import { notifyFailure } from '#ui/notify.tsx';

/** The whole page, the deck's own windows and notifications with it. */
export function toggleFullscreen(): void {
  const done = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen();
  done.catch(() => notifyFailure('The browser does not allow fullscreen here.'));
}
