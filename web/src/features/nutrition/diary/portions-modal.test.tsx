import type { FoodReply } from '@chalkline/contract/nutrition/food.schema.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen as page, render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../platform/calls.ts';
import { FakeServer } from '../../../platform/testing/fake-server.ts';
import { PortionsModal } from './portions-modal.tsx';

const id = '01936d2e-0000-4000-8000-000000000001';
const food = {
  id: 'rice',
  name: 'Rice',
  portions: [
    { id, label: 'My bowl', milligrams: 280_000 },
    { label: '1 cup', milligrams: 158_000 },
  ],
} as unknown as FoodReply;

let server: FakeServer;
let bodies: unknown[];
const done = vi.fn();
beforeEach(() => {
  server = new FakeServer();
  bodies = [];
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (init?.body) bodies.push(JSON.parse(String(init.body)));
    return server.fetch(address, init);
  });
  server.answer(`/api/foods/rice/portions/${id}`, () => ({ data: food }));
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <PortionsModal food={food} onDone={done} onClose={() => undefined} />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
});
afterEach(() => vi.unstubAllGlobals());

it('changes a portion of one’s own, and lists none of the table', async () => {
  expect(page.queryByText('1 cup')).toBeNull();
  expect(page.getByRole('button', { name: 'Add portion' })).toBeTruthy();
  fireEvent.click(page.getByRole('button', { name: 'Edit My bowl' }));
  fireEvent.change(page.getByLabelText(/^Weight/), { target: { value: '300' } });
  fireEvent.click(page.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(server.asked).toEqual([`PUT /api/foods/rice/portions/${id}`]);
  expect(bodies).toEqual([{ label: 'My bowl', milligrams: 300_000 }]);
});

it('removes a portion of one’s own', async () => {
  fireEvent.click(page.getByRole('button', { name: 'Remove My bowl' }));
  await waitFor(() => expect(server.asked).toEqual([`DELETE /api/foods/rice/portions/${id}`]));
});
