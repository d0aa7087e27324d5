import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { PendingBar } from './pending-bar.tsx';

it('shows at once that a pressed link is on its way, and keeps the page meanwhile', () => {
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
  expect(screen.queryByRole('progressbar')).toBeNull();
  act(() => void router.navigate('/slow'));
  expect(screen.getByRole('progressbar', { name: 'Loading page' })).toBeTruthy();
  expect(screen.getByText('Competitions')).toBeTruthy();
});
