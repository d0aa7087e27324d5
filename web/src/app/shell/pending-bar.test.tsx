import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PendingBar } from './pending-bar.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('shows within 100 ms that a pressed link is on its way, and keeps the page meanwhile', async () => {
  const page = (
    <>
      <PendingBar />
      <p>Competitions</p>
    </>
  );
  const router = createMemoryRouter([
    { path: '/', element: page },
    { path: '/slow', loader: () => new Promise(() => undefined), element: <p>Next</p> },
  ]);
  render(<RouterProvider router={router} />);
  act(() => void router.navigate('/slow'));
  expect(screen.queryByRole('progressbar')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.getByRole('progressbar', { name: 'Loading the next screen' })).toBeTruthy();
  expect(screen.getByText('Competitions')).toBeTruthy();
});
