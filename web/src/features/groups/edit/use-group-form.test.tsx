import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { queryClient } from '../../../platform/calls.ts';
import { useGroupForm } from './use-group-form.ts';

afterEach(() => vi.unstubAllGlobals());

function Edit({ group }: { group: GroupReply }) {
  const { rest } = useGroupForm({
    type: 'group',
    group,
    facts: {},
    schema: z.object({}),
    texts: {},
    onDone: () => undefined,
  });
  return <form aria-label="Edit" onSubmit={rest.submit} />;
}

it('saves over the version that was open, so that a change made meanwhile is not lost unseen', async () => {
  const versions: unknown[] = [];
  vi.stubGlobal('fetch', async (_address: string, init?: RequestInit) => {
    if (init?.body instanceof FormData) versions.push(init.body.get('version'));
    else if (init?.body) versions.push(String(JSON.parse(String(init.body)).version));
    return new Response(JSON.stringify({ message: 'Changed meanwhile.', errors: [] }), { status: 409 });
  });
  const group = (version: number) =>
    ({ id: 'g1', version, name: 'Early birds', description: '', image: null }) as unknown as GroupReply;
  const shown = (of: GroupReply) => (
    <MantineProvider>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <Edit group={of} />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>
  );
  const { rerender } = render(shown(group(1)));
  rerender(shown(group(2)));
  fireEvent.submit(screen.getByRole('form', { name: 'Edit' }));
  await waitFor(() => expect(versions).toEqual(['1']));
});
