// Imported first, because it declares the order of the cascade layers.
import '@intranet/ui/theme/app.css';
import '@intranet/ui/theme/forced-colors.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import './app/fonts/inter.css';
import './app/before-libraries.ts';

import { repairEmailedLink } from '@intranet/contract/emailed-links.ts';
import { createRoot, type Root } from 'react-dom/client';
import { loadAllMessages } from '#core/language.ts';
import { storedUser } from '#core/session.ts';
import { NotLoaded } from './app/guard/NotLoaded.tsx';
import { Providers } from './app/Providers.tsx';

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

async function loadStart(): Promise<(root: Root) => void> {
  if (window.location.pathname === '/login' && !storedUser()) {
    return (await import('./app/guard/SignInEntry.tsx')).showSignIn;
  }
  await loadAllMessages();
  return (await import('./app/start.tsx')).startApp;
}

loadStart().then(
  (start) => start(root),
  () =>
    root.render(
      <Providers>
        <NotLoaded />
      </Providers>,
    ),
);
