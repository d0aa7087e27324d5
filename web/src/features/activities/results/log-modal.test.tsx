import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen as page, render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { queryClient } from '../../../platform/calls.ts';
import { LogModal } from './log-modal.tsx';

it('says of far too large a number that it is too large, and of none that one is missing', async () => {
  const type = { id: 't1', name: 'Steps', icon: 'walk', unit: 'steps' } as const;
  const days = { first: '2026-06-01', last: '2026-06-30' };
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <LogModal groupId="g1" type={type} days={days} zone="UTC" onClose={() => undefined} />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
  const log = page.getByRole('button', { name: 'Log result' });
  fireEvent.click(log);
  await page.findAllByText(/Enter a whole number above 0/);
  fireEvent.change(page.getByLabelText('Steps'), { target: { value: '99999999' } });
  fireEvent.click(log);
  await page.findAllByText(/more than one result can be/);
  await waitFor(() => expect(page.queryByText(/Enter a whole number above 0/)).toBeNull());
});
