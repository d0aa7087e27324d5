import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { queryClient } from '../../../platform/calls.ts';
import { KnownAddresses } from '../../../platform/known-addresses.ts';
import { competitionScreens } from '../competitions.routes.tsx';

/** Fresh copies of the routes: the router clears a route's `lazy` once loaded. */
function freshScreens(): RouteObject[] {
  const children = competitionScreens().map(
    (route) => ({ ...route, lazy: { ...(route.lazy as object) } }) as RouteObject,
  );
  return [{ HydrateFallback: () => null, children }];
}

/** Opens an address of competitions in the app's own frame, with nothing read before. `known`: screens that are built. */
export function openScreen(address: string, known: readonly string[] = []) {
  queryClient.clear();
  const router = createMemoryRouter(freshScreens(), { initialEntries: [address] });
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <KnownAddresses value={new Set(known)}>
          <RouterProvider router={router} />
        </KnownAddresses>
      </QueryClientProvider>
    </MantineProvider>,
  );
  return router;
}
