import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen as page, render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../platform/calls.ts';
import { FakeServer } from '../../platform/testing/fake-server.ts';
import { DeletedPosts } from './deleted-posts.tsx';

let server: FakeServer;
beforeEach(() => {
  queryClient.clear();
  server = new FakeServer();
  vi.stubGlobal('fetch', server.fetch);
});
afterEach(() => vi.unstubAllGlobals());

it('shows what was deleted in a group until when, and restores it', async () => {
  const deleted = {
    id: 'p1',
    group: { id: 'g1', name: 'Early Birds', type: 'group' },
    author: { id: 'a1', name: 'Ana Ruiz' },
    isMine: false,
    text: 'Not nice',
    mentions: [],
    images: 1,
    deletedAt: '2026-06-05T08:00:00.000Z',
    restorableUntil: '2026-07-05T08:00:00.000Z',
  };
  let rows = [deleted];
  server.answer('/api/posts/deleted', () => ({ data: rows, next: null }));
  server.answer('/api/posts/p1/restoration', () => {
    rows = [];
    return { data: {} };
  });
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <DeletedPosts groupId="g1" />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
  fireEvent.click(page.getByRole('button', { name: 'Posts you deleted' }));
  await page.findByText('Not nice');
  expect(page.getByText(/^Deleted/).textContent).toMatch(/, posted by Ana Ruiz, in Early Birds, 1 picture$/);
  expect(server.asked).toContain('GET /api/posts/deleted?groupId=g1');
  fireEvent.click(page.getByRole('button', { name: 'Restore' }));
  await page.findByText('No deleted posts');
  await waitFor(() => expect(server.asked).toContain('POST /api/posts/p1/restoration'));
});
