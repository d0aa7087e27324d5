import type { AllowanceReply } from '@chalkline/contract/administration/invitation-allowance.schema.ts';
import type { PeopleImportReply } from '@chalkline/contract/administration/people-import.schema.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../platform/calls.ts';
import { AddUserScreen } from './add-user.screen.tsx';

let allowance: AllowanceReply;
const preview: PeopleImportReply = {
  imported: false,
  rows: 60,
  added: 60,
  changed: 0,
  unchanged: 0,
  ignoredColumns: [],
  problemCount: 0,
  problems: [],
  mailedNow: 38,
  mailedLater: 22,
};

beforeEach(() => {
  queryClient.clear();
  vi.stubGlobal('fetch', async (address: string) => {
    const data = String(address).includes('/allowance') ? allowance : preview;
    return new Response(JSON.stringify({ message: 'OK', data }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function open(address: string) {
  const router = createMemoryRouter([{ path: '*', Component: AddUserScreen }], {
    initialEntries: [address],
  });
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
}

it('says how many invitations are left, and what the day does not take of a file', async () => {
  allowance = { perDay: 50, mailed: 10, queued: 2, left: 38, nextAt: null };
  open('/add-user?from=file');
  expect(await screen.findByText(/38 of 50 invitations left today/)).toBeDefined();
  expect(screen.getByText(/2 invitations are waiting to be sent/)).toBeDefined();
  fireEvent.change(screen.getByLabelText(/Or paste rows/), { target: { value: 'name,email\nA,a@b.co' } });
  fireEvent.click(screen.getByRole('button', { name: 'Check rows' }));
  expect(await screen.findByText(/38 will be sent now, 22 later/)).toBeDefined();
});

it('says from when on there is room when all are used', async () => {
  const nextAt = new Date(Date.now() + 3 * 3_600_000 + 60_000).toISOString();
  allowance = { perDay: 50, mailed: 50, queued: 0, left: 0, nextAt };
  open('/add-user');
  const note = await screen.findByText(/You’ve used all 50 invitations for today/);
  expect(note.textContent).toContain('in 3 h');
});

it('looks again until all are sent', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    allowance = { perDay: 50, mailed: 0, queued: 2, left: 48, nextAt: null };
    open('/add-user');
    await screen.findByText(/2 invitations are waiting to be sent/);
    allowance = { perDay: 50, mailed: 2, queued: 0, left: 48, nextAt: null };
    await vi.advanceTimersByTimeAsync(3500);
    await waitFor(() => expect(screen.queryByText(/waiting to be sent/)).toBeNull());
  } finally {
    vi.useRealTimers();
  }
});
