import '../theme/app.css';
import '../theme/forced-colors.css';
import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import { setTranslator } from '@intranet/contract/core/i18n/t.ts';
import '@intranet/contract/core/i18n/compile-messages.ts';
import { Translator } from '@intranet/contract/core/i18n/translator.ts';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { cssVariablesResolver, theme } from '../theme/theme.ts';
import { Gallery } from './Gallery.tsx';

setTranslator(new Translator('en-GB', {}));

// Parts with links and addresses need a router; its only page is the gallery.
const router = createRouter({
  routeTree: createRootRoute({ component: Gallery, notFoundComponent: Gallery }),
});

createRoot(document.getElementById('root') as HTMLElement).render(
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariablesResolver}
    defaultColorScheme="auto"
  >
    <Notifications position="bottom-center" />
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <RouterProvider router={router} />
    </QueryClientProvider>
  </MantineProvider>,
);
