import type { AnnouncementReach, PostReply } from '@chalkline/contract/posts/post.schema.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../platform/calls.ts';
import { session } from '../../platform/session.ts';
import { Composer, PostEditor } from './composer.tsx';

const can = { seeDashboard: false, seeFitnessPrograms: false, seeClients: false };
let reach: AnnouncementReach;

beforeEach(() => {
  queryClient.clear();
  localStorage.clear();
  session.start({
    token: 'token',
    user: { id: 'p1', email: 'a@example.org', name: 'Ana', photo: null, accountType: 'trainee', can },
  });
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ message: 'OK', data: reach })));
});

function writeAnnouncement() {
  render(
    <MantineProvider>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <Composer groupId="g1" announces placeholder="Share something" />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
  fireEvent.change(screen.getByLabelText('Your post'), { target: { value: 'Doors at six.' } });
  fireEvent.click(screen.getByLabelText('Announcement'));
}
const mayPost = () => !screen.getByRole<HTMLButtonElement>('button', { name: 'Post' }).disabled;

it('shows how many people an announcement notifies before it can be posted', async () => {
  reach = { people: 1240, openAt: null };
  writeAnnouncement();
  expect(mayPost()).toBe(false);
  await screen.findByText('Notifies 1,240 people.');
  await waitFor(() => expect(mayPost()).toBe(true));
});

it('says when the next announcement can be posted, and lets the text be posted without it', async () => {
  reach = { people: 3, openAt: '2026-11-27T08:00:00.000Z' };
  writeAnnouncement();
  await screen.findByText(/One announcement a day: the next one can be posted from Fri,? 27 Nov/);
  expect(mayPost()).toBe(false);
  fireEvent.click(screen.getByLabelText('Announcement'));
  expect(mayPost()).toBe(true);
});

it('saves an edit over the version it began with, so that one made meanwhile is not lost unseen', async () => {
  const bodies: object[] = [];
  vi.stubGlobal('fetch', async (_address: string, init?: RequestInit) => {
    if (init?.body) bodies.push(JSON.parse(String(init.body)));
    return new Response(JSON.stringify({ message: 'Changed meanwhile.', errors: [] }), { status: 409 });
  });
  const post = (version: number, text: string) =>
    ({ id: 'x1', version, text, mentions: [], images: [] }) as unknown as PostReply;
  const shown = (of: PostReply) => (
    <MantineProvider>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <PostEditor post={of} onClose={() => undefined} />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>
  );
  const { rerender } = render(shown(post(1, 'Doors at six.')));
  rerender(shown(post(2, 'Doors at seven.')));
  fireEvent.change(screen.getByLabelText('Your post'), { target: { value: 'Doors at six, side entrance.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodies).toMatchObject([{ version: 1, text: 'Doors at six, side entrance.' }]));
});
