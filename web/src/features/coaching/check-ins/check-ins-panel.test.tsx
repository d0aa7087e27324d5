import type { CheckInReply } from '@chalkline/contract/coaching/check-in.schema.ts';
import type { CoachingReply } from '@chalkline/contract/coaching/coaching.schema.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen as page, render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../platform/calls.ts';
import { FakeServer } from '../../../platform/testing/fake-server.ts';
import { CheckInsPanel } from './check-ins-panel.tsx';

const at = '2026-11-20T08:00:00.000Z';
const photoId = '01936d2e-0000-7000-8000-000000000001';
const photo = { id: photoId, path: `${photoId}.jpg?pass=abc`, width: 96, height: 128 };
const plain = { photos: [], earlier: [], isHidden: false };
const answered: CheckInReply = {
  id: 'weekly',
  version: 3,
  formName: 'Weekly',
  dueAt: at,
  answeredAt: at,
  correctedAt: at,
  questions: [
    {
      ...plain,
      label: 'Weight',
      kind: 'weight',
      area: 'body',
      value: 72.4,
      earlier: [{ value: 27.4, until: at }],
    },
    {
      ...plain,
      label: 'Front',
      kind: 'photos',
      area: 'body',
      value: null,
      photos: [photo],
      earlier: [{ value: 2, until: at }],
    },
  ],
  reply: null,
  can: { answer: true, removePhotos: true, reply: false },
};

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
  const base = '/api/coachings/c1';
  server.answer(`${base}/check-ins`, () => ({ data: [answered], next: null }));
  server.answer(`${base}/check-in-schedule`, () => ({ data: null }));
  server.answer(`${base}/sharing`, () => ({ data: { areas: [] } }));
  server.answer(`${base}/check-ins/weekly/answers`, () => ({ data: answered }));
  server.answer(`${base}/check-ins/weekly/photos/${photoId}`, () => ({ data: answered }));
});
afterEach(() => vi.unstubAllGlobals());

async function open() {
  const coaching = { id: 'c1', side: 'client', other: { id: 't1', name: 'Kofi' }, state: 'active' };
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <CheckInsPanel coaching={coaching as CoachingReply} />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
  await page.findByText('Weekly');
}

it('shows what the trainer had read before a correction', async () => {
  await open();
  expect(page.getByText(/was 27.4 kg until/)).toBeTruthy();
  expect(page.getByText(/was 2 photos until/)).toBeTruthy();
  expect(page.getByText(/, corrected/)).toBeTruthy();
});

it('corrects the answers that are there, photos included', async () => {
  await open();
  fireEvent.click(page.getByRole('button', { name: 'Correct answers' }));
  fireEvent.change(await page.findByLabelText(/^Weight/), { target: { value: '71.4' } });
  fireEvent.click(page.getByRole('button', { name: 'Save correction' }));
  await waitFor(() => expect(bodies).toMatchObject([{ answers: [71.4, [photo.path]], version: 3 }]));
});

it('removes a photo once that is confirmed', async () => {
  await open();
  fireEvent.click(page.getByRole('button', { name: 'Remove photo 1: Front' }));
  fireEvent.click(page.getByRole('button', { name: 'Remove photo' }));
  await waitFor(() =>
    expect(server.asked).toContain(`DELETE /api/coachings/c1/check-ins/weekly/photos/${photoId}`),
  );
});
