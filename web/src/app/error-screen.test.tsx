import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChunkTimeout } from '../platform/chunk-time.ts';
import { ErrorScreen } from './error-screen.tsx';

beforeEach(() => {
  // React says what it caught; the screen is what is looked at here.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

async function fail(failure: Error) {
  const Broken = () => {
    throw failure;
  };
  const router = createMemoryRouter([{ path: '/', Component: Broken, ErrorBoundary: ErrorScreen }]);
  render(
    <MantineProvider env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  );
  return (await screen.findByRole('alert')).textContent ?? '';
}

it.each([
  new ChunkTimeout('late'),
  new TypeError('Failed to fetch dynamically imported module: /competition/assets/gone-1.js'),
  new TypeError('error loading dynamically imported module'),
  new TypeError('Importing a module script failed.'),
])('offers a reload when a part of the app did not arrive: $message', async (failure) => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  expect(await fail(failure)).toContain('Part of the app didn’t load.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledOnce();
});

it('keeps the router’s heading and shows nothing of the failure', async () => {
  const said = await fail(new Error('secret stack'));
  expect(said).toContain('Unexpected Application Error!');
  expect(said).not.toContain('secret');
});
