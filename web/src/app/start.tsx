import '@intranet/contract/core/i18n/compile-messages.ts';
import type { PagePath } from '@intranet/contract/pages.ts';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { storedUser } from '#core/session.ts';
import { NotLoaded } from './guard/NotLoaded.tsx';
import { Providers } from './Providers.tsx';
import { SCREENS } from './screens.ts';
import { FirstFrame } from './shell/FirstFrame.tsx';

/** A browser paints no tab in the background. */
const MAX_WAIT_MS = 500;

/** Waits until the browser has painted what was rendered. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, MAX_WAIT_MS);
  });

/** Shows the frame at once to signed-in people, and the app when its code and the page's are there. */
export async function startApp(root: Root): Promise<void> {
  const { pathname } = window.location;
  const user = storedUser();
  if (user) {
    // Synchronously, so that it is there before any of the page's modules runs.
    flushSync(() =>
      root.render(
        <Providers>
          <FirstFrame user={user} path={pathname} />
        </Providers>,
      ),
    );
  }
  // The page's files load while the frame is painted. The router shows a failure.
  SCREENS[pathname as PagePath]?.().catch(() => undefined);
  // Otherwise the app's modules would run before the frame is painted.
  if (user) await painted();
  const app = await import('./App.tsx').then(
    ({ loadApp }) => loadApp(),
    () => <NotLoaded />,
  );
  root.render(<Providers>{app}</Providers>);
}
