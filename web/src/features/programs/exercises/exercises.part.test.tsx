import type { ExerciseReply } from '@chalkline/contract/programs/exercise.schema.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen as page, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../platform/calls.ts';
import { commonTexts, ErrorTextsProvider } from '../../../platform/error-texts.ts';
import { FakeServer } from '../../../platform/testing/fake-server.ts';
import { ExercisesPart } from './exercises.part.tsx';

const gate: ExerciseReply = {
  id: 'x1',
  name: 'North gate',
  description: 'Opens at seven.',
  version: 3,
  createdAt: '2026-11-13T08:00:00.000Z',
};
const path = '/api/exercises';

let server: FakeServer;
let bodies: unknown[];

beforeEach(() => {
  queryClient.clear();
  server = new FakeServer();
  bodies = [];
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (init?.body) bodies.push(JSON.parse(String(init.body)));
    return server.fetch(address, init);
  });
  server.answer(path, () => ({ data: [gate], next: null }));
  server.answer(`${path}/x1`, () => ({ data: gate }));
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <ErrorTextsProvider texts={commonTexts}>
          <ExercisesPart />
        </ErrorTextsProvider>
      </QueryClientProvider>
    </MantineProvider>,
  );
});
afterEach(() => vi.unstubAllGlobals());

it('lists them, and asks for what is missing before anything is sent', async () => {
  expect(await page.findByText('North gate')).toBeTruthy();
  fireEvent.click(page.getByRole('button', { name: 'Create an exercise' }));
  fireEvent.click(await page.findByRole('button', { name: 'Create' }));
  expect(await page.findByText('Write a name of up to 120 characters.')).toBeTruthy();
  expect(bodies).toEqual([]);
  fireEvent.change(page.getByLabelText('Name'), { target: { value: 'South gate' } });
  fireEvent.change(page.getByLabelText('Description'), { target: { value: 'Opens at eight.' } });
  server.answer(path, () => ({ data: { ...gate, id: 'x2' } }));
  fireEvent.click(page.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(bodies).toEqual([{ name: 'South gate', description: 'Opens at eight.' }]));
});

it('edits the version that is shown', async () => {
  fireEvent.click(await page.findByRole('button', { name: 'Edit: North gate' }));
  fireEvent.change(await page.findByLabelText('Name'), { target: { value: 'East gate' } });
  fireEvent.click(page.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(bodies).toEqual([{ name: 'East gate', description: 'Opens at seven.', version: 3 }]),
  );
});

it('asks before it deletes one', async () => {
  fireEvent.click(await page.findByRole('button', { name: 'Delete: North gate' }));
  expect(await page.findByText('Delete “North gate”?')).toBeTruthy();
  fireEvent.click(page.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(server.asked).toContain(`DELETE ${path}/x1`));
});
