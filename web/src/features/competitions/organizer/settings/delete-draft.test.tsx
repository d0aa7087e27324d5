import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen as page, render, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../../platform/calls.ts';
import { DeleteDraft } from './delete-draft.tsx';

const competition = { id: 'c1', name: 'Harbor Throwdown' } as CompetitionReply;
const refusal = 'This competition has orders, scores or decisions, which are kept, so it can’t be deleted.';
let sent: string[];
let answer: () => Response;

beforeEach(() => {
  queryClient.clear();
  sent = [];
  answer = () => new Response(JSON.stringify({ message: 'OK', data: null }));
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    sent.push(`${init?.method} ${new URL(address, 'https://x.test').pathname}`);
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

async function confirm() {
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <Routes>
            <Route path="/" element={<DeleteDraft competition={competition} />} />
            <Route path="/my-competitions" element="My competitions" />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
  fireEvent.click(page.getByRole('button', { name: 'Delete draft' }));
  const dialog = within(await page.findByRole('dialog', { name: 'Delete “Harbor Throwdown”?' }));
  expect(sent).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Delete draft' }));
}

it('deletes the draft once that is confirmed, and goes back to the competitions of its owner', async () => {
  await confirm();
  await page.findByText('My competitions');
  expect(sent[0]).toMatch(/^DELETE .*\/api\/competitions\/c1$/);
});

it('says why one can’t be deleted', async () => {
  const errors = [{ code: 'competition_in_use', message: refusal }];
  answer = () => new Response(JSON.stringify({ message: refusal, errors }), { status: 409 });
  await confirm();
  await page.findByText(refusal);
});
