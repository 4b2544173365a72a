// Imported first, because it declares the order of the cascade layers.
import './app/app.css';
import './app/forced-colors.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import './app/fonts/inter.css';

import { repairEmailedLink } from '@intranet/contract/emailed-links.ts';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { loadAllMessages } from '#core/language.ts';
import { styleNonce } from '#core/page-setting.ts';
import { type StoredUser, storedUser } from '#core/session.ts';
import { completeMovedPresses } from '#ui/moved-presses.ts';
import { PageFailed } from './app/guard/PageFailed.tsx';
import { SignInEntry } from './app/guard/SignInEntry.tsx';
import { Providers } from './app/Providers.tsx';

declare global {
  var __webpack_nonce__: string | undefined;
  var __zod_globalConfig: { jitless: boolean } | undefined;
}
// The library that locks scrolling below a dialog reads the nonce of its style elements here.
globalThis.__webpack_nonce__ = styleNonce();
// Zod must not try to compile code, which the policy would report. `z.config` would load Zod here.
globalThis.__zod_globalConfig = { jitless: true };

/** Mail gateways encode or lengthen links, and the guard and the pages read the address as sent (D65). */
function repairAddress(): void {
  const { pathname, search, hash } = window.location;
  const repaired = repairEmailedLink(pathname + search + hash);
  if (repaired) window.history.replaceState(window.history.state, '', repaired);
}
repairAddress();

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no element with the id root');
const root = createRoot(element);
completeMovedPresses(document);

/** The app with its router: everything but the sign-in page. */
const loadApp = () => loadAllMessages().then(() => import('./app/App.tsx'));

/** A background tab paints nothing, so it waits for this many milliseconds only. */
const PAINT_AT_MOST = 100;

/** Draws the frame from stored data, and paints it before the app's code takes the processor. */
async function paintFirstFrame(user: StoredUser): Promise<void> {
  await loadAllMessages();
  const { FirstFrame } = await import('./app/shell/FirstFrame.tsx');
  flushSync(() =>
    root.render(
      <Providers>
        <FirstFrame user={user} path={window.location.pathname} />
      </Providers>,
    ),
  );
  await new Promise((painted) => {
    requestAnimationFrame(() => setTimeout(painted));
    setTimeout(painted, PAINT_AT_MOST);
  });
}

async function showApp(): Promise<void> {
  await loadAllMessages();
  // Signed-in users need the shell, so it loads in parallel.
  if (storedUser()) void import('./app/shell/Shell.tsx').catch(() => undefined);
  const page = await loadApp().then(
    ({ App, loadFirstPage }) => loadFirstPage().then(() => <App />),
    () => (
      <div style={{ padding: 16 }}>
        <PageFailed />
      </div>
    ),
  );
  root.render(<Providers>{page}</Providers>);
}

// The sign-in page loads alone first, because it needs a third of the app's code (decision 0013).
if (window.location.pathname === '/login' && !storedUser()) {
  root.render(
    <Providers>
      <SignInEntry onEntered={showApp} prepare={() => void loadApp().catch(() => undefined)} />
    </Providers>,
  );
} else {
  const user = storedUser();
  // Without the frame, the app is still shown.
  const painted = user ? paintFirstFrame(user).catch(() => undefined) : Promise.resolve();
  void painted.then(showApp);
}
