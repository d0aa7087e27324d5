import { webBase } from '@chalkline/contract/urls.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { queryClient } from '../platform/calls.ts';
import { ErrorTextsProvider } from '../platform/error-texts.tsx';
import { KnownAddresses } from '../platform/known-addresses.ts';
import { cssVariablesResolver, theme } from '../ui/theme.ts';
import { errorTexts } from './error-texts.ts';
import { knownAddresses, makeRoutes } from './routes.tsx';

export function App() {
  const [router] = useState(() => createBrowserRouter(makeRoutes(), { basename: webBase }));
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
      <QueryClientProvider client={queryClient}>
        <ErrorTextsProvider texts={errorTexts}>
          <KnownAddresses value={knownAddresses}>
            <RouterProvider router={router} />
          </KnownAddresses>
        </ErrorTextsProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}
