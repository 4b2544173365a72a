// First of all, so that every style of ours comes after the library's and wins over it.
import '#ui/mantine-styles.ts';
import './app/app.css';

import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '#core/query-client.ts';
import { NotificationArea } from './app/NotificationArea.tsx';
import { router } from './app/router.tsx';
import { sessionFailures } from './app/session-failures.ts';
import { cssVariablesResolver, theme } from './app/theme.ts';

const queryClient = createQueryClient(sessionFailures(router));
const element = document.getElementById('root');
if (!element) throw new Error('index.html has no element with the id root');

createRoot(element).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={queryClient}>
        <NotificationArea />
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);
