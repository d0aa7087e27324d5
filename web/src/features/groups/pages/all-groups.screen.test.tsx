import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen as page, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../platform/calls.ts';
import { FakeServer } from '../../../platform/testing/fake-server.ts';
import type { GroupSlots } from '../group-slots.ts';
import { allGroupsScreen } from './all-groups.screen.tsx';

afterEach(() => vi.unstubAllGlobals());

it('lists groups without the activities and challenges a person takes part in', async () => {
  queryClient.clear();
  const server = new FakeServer();
  vi.stubGlobal('fetch', server.fetch);
  server.answer('/mobileapis/get-my-groups_v2', () => ({ data: [], next: null, total: 0 }));
  const AllGroups = allGroupsScreen({} as GroupSlots);
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <AllGroups />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
  await page.findByText('No groups yet');
  expect(server.asked).toEqual([expect.stringMatching(/[?&]type=group(&|$)/)]);
});
