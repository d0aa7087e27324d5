import { figuresOfQuick, quickMilligrams } from '@chalkline/contract/nutrition/quick-figures.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen as page, render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../platform/calls.ts';
import { diaryDesk } from '../offline/diary-desk.ts';
import { EntryModal } from './entry-modal.tsx';

afterEach(() => vi.restoreAllMocks());

it('changes the figures of a quick entry, and leaves unknown what is empty', async () => {
  const change = vi.spyOn(diaryDesk, 'change').mockResolvedValue();
  const known = { kcal: 210_000, protein: null, carbohydrate: null, fat: 7000 };
  const entry = {
    id: 'e',
    meal: 'snack' as const,
    foodId: null,
    foodVersion: null,
    name: 'Bar',
    unit: null,
    quantity: 1000,
    milligrams: quickMilligrams,
    figures: [...figuresOfQuick(known)],
    recipe: null,
    version: 3,
  };
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <EntryModal day="2026-11-23" entry={entry} onClose={() => undefined} />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
  const type = (label: string | RegExp, value: string) =>
    fireEvent.change(page.getByLabelText(label), { target: { value } });
  type('Energy', '300');
  type(/^Protein/, '20');
  type(/^Fat/, '');
  fireEvent.click(page.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(change).toHaveBeenCalled());
  expect(change.mock.calls[0]?.[0]).toMatchObject({
    kind: 'changed',
    patch: { version: 3, meal: 'snack', name: 'Bar', kcal: 300_000, protein: 20_000, fat: null },
  });
});
