import type { CompetitionCancellationReply } from '@chalkline/contract/competitions/competition-cancellation.schema.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen as page, render, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../../platform/calls.ts';
import { competitionSample } from '../../testing/competition-sample.ts';
import { CancelCompetition, effectsOf } from './cancel-competition.tsx';

const preview: CompetitionCancellationReply = {
  canceledAt: null,
  reason: '',
  entries: 12,
  unreached: 0,
  waiting: 0,
  invitations: 0,
  people: 14,
  invited: 0,
  unpaid: 0,
  sums: [],
  orders: { waiting: 0, done: 0, cash: 0, failed: 0 },
  cash: [],
  failed: [],
};

it('says what happens, with each currency apart and nothing that doesn’t apply', () => {
  expect(effectsOf(preview)).toEqual([
    '12 registrations end. Leaderboards stay as they are.',
    'No one has paid, so nothing is refunded.',
    '14 people are notified and emailed.',
  ]);
  expect(effectsOf({ ...preview, people: 0 })).toHaveLength(2);
  const sums = [
    { currency: 'EUR', orders: 2, amount: 12_000 },
    { currency: 'USD', orders: 1, amount: 4500 },
  ] as const;
  const told = { entries: 1, unreached: 1, unpaid: 2, waiting: 3, invitations: 1, people: 1, invited: 2 };
  const full = { ...preview, ...told };
  expect(effectsOf({ ...full, sums: [...sums] })).toEqual([
    '1 registration ends. Leaderboards stay as they are.',
    // Dollars are written by the reader’s locale.
    expect.stringMatching(/^€120\.00 and (US)?\$45\.00 is refunded to 3 buyers, including fees\.$/),
    '2 unpaid orders are canceled.',
    'Waiting lists close for 3 people.',
    '1 staff invitation ends.',
    '1 person is notified and emailed.',
    '2 athletes you invited by email are emailed.',
    '1 registration has no account and no email. Tell them yourself.',
  ]);
});

const sent: string[] = [];
beforeEach(() => {
  queryClient.clear();
  sent.length = 0;
  vi.stubGlobal('fetch', async (_address: string, init?: RequestInit) => {
    if (init?.method === 'POST') sent.push(String(init.body));
    return new Response(JSON.stringify({ message: 'OK', data: preview }));
  });
});
afterEach(() => vi.unstubAllGlobals());

it('cancels once a reason is given and the name is typed, and goes to the overview', async () => {
  const competition = competitionSample({ name: 'Harbor Throwdown' });
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <Routes>
            <Route path="/" element={<CancelCompetition competition={competition} />} />
            <Route path="/competition-dashboard/:id" element="Overview" />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
  fireEvent.click(page.getByRole('button', { name: 'Cancel competition' }));
  const dialog = within(await page.findByRole('dialog', { name: 'Cancel this competition?' }));
  await dialog.findByText('No one has paid, so nothing is refunded.');
  const confirm = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'Cancel competition' });
  fireEvent.change(dialog.getByLabelText('Name of the competition'), {
    target: { value: 'Harbor Throwdown' },
  });
  expect(confirm().disabled).toBe(true);
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'The hall\nis flooded. ' } });
  fireEvent.click(confirm());
  await page.findByText('Overview');
  expect(sent).toEqual([JSON.stringify({ name: 'Harbor Throwdown', reason: 'The hall is flooded.' })]);
});
