import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { queryClient } from '../../../../platform/calls.ts';

/** Renders one part of the control room with an empty cache. */
export function openPart(
  Part: ComponentType<{ competition: CompetitionReply }>,
  competition: CompetitionReply,
  search = '',
) {
  queryClient.clear();
  const routes = [{ path: '*', element: <Part competition={competition} /> }];
  const router = createMemoryRouter(routes, { initialEntries: [`/${search}`] });
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return router;
}
