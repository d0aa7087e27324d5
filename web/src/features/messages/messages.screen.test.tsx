import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen as page, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../platform/calls.ts';
import { FakeServer } from '../../platform/testing/fake-server.ts';
import { MessagesScreen } from './messages.screen.tsx';

let server: FakeServer;
beforeEach(() => {
  queryClient.clear();
  server = new FakeServer();
  vi.stubGlobal('fetch', server.fetch);
  server.answer('/api/conversations/unread', () => ({ data: { unread: 0, requests: 0, position: null } }));
  server.answer('/api/profiles/p2', () => ({ data: { id: 'p2', name: 'Noor Haddad' } }));
});
afterEach(() => vi.unstubAllGlobals());

/** `begun`: the conversation that the person already has with whom the address names. */
function open(search: string, begun: readonly object[] = []) {
  server.answer('/api/conversations', (query) => ({ data: query.has('personId') ? begun : [], next: null }));
  const router = createMemoryRouter([{ path: '*', element: <MessagesScreen /> }], {
    initialEntries: [`/messages${search}`],
  });
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return router;
}

it('opens the conversation with the person in the address', async () => {
  const router = open('?to=p2', [{ id: 'c1' }]);
  await waitFor(() => expect(router.state.location.search).toBe('?open=c1'));
  expect(server.asked).toContain('GET /api/conversations?personId=p2&limit=1');
  expect(page.queryByRole('dialog')).toBeNull();
});

it('starts a conversation where there is none with the person in the address', async () => {
  open('?to=p2');
  await page.findByRole('dialog', { name: 'New message' });
  expect(page.getByText('Noor Haddad')).toBeTruthy();
});

it('lists declined requests below the others', async () => {
  const router = open('?filter=requests');
  await page.findByText('No message requests');
  fireEvent.click(page.getByRole('button', { name: 'Declined requests' }));
  await page.findByText('No declined requests');
  expect(router.state.location.search).toBe('?filter=refused');
  fireEvent.click(page.getByRole('button', { name: 'Message requests' }));
  await page.findByText('No message requests');
});
