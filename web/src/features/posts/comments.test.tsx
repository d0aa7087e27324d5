import type { CommentReply, PostReply } from '@chalkline/contract/posts/post.schema.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen as page, render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../platform/calls.ts';
import { FakeServer } from '../../platform/testing/fake-server.ts';
import { Comments } from './comments.tsx';

let server: FakeServer;
beforeEach(() => {
  queryClient.clear();
  server = new FakeServer();
  vi.stubGlobal('fetch', server.fetch);
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => vi.unstubAllGlobals());

const post = { id: 'p1', can: { answer: false } } as PostReply;
const comment = (id: string): CommentReply => ({
  id,
  postId: 'p1',
  parentId: null,
  author: null,
  text: `Comment ${id}`,
  mentions: [],
  at: '2026-06-05T08:00:00.000Z',
  editedAt: null,
  hidden: false,
  isDeleted: false,
  can: { reply: false, edit: false, delete: false },
});

function open(sought: string) {
  server.answer('/mobileapis/get-post-comments', (query) =>
    query.has('cursor')
      ? { data: [comment('c3'), comment('c4')], next: null }
      : { data: [comment('c1'), comment('c2')], next: 'more' },
  );
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[`/post/p1?comment=${sought}`]}>
          <Comments post={post} />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
}

it('loads on to the comment that the address leads to, marks it and brings it into view', async () => {
  open('c4');
  const found = (await page.findByText('Comment c4')).closest('li');
  expect(found?.getAttribute('aria-current')).toBe('true');
  await waitFor(() => expect(Element.prototype.scrollIntoView).toHaveBeenCalled());
  expect(page.queryByText(/isn’t here anymore/)).toBeNull();
});

it('says so where that comment is gone', async () => {
  open('c9');
  await page.findByText('The comment you’re looking for isn’t here anymore.');
});
