import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkTimeout } from '../platform/chunk-time.ts';
import { holdUnsaved } from '../ui/unsaved.ts';
import { ErrorScreen } from './error-screen.tsx';

beforeEach(() => {
  // React says what it caught; the screen is what is looked at here.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

function show(failure: Error): void {
  const Broken = () => {
    throw failure;
  };
  const router = createMemoryRouter([{ path: '/', Component: Broken, ErrorBoundary: ErrorScreen }]);
  render(
    <MantineProvider env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  );
}

async function fail(failure: Error) {
  show(failure);
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

describe('with a service worker that has the app', () => {
  beforeEach(() => {
    Object.defineProperty(navigator, 'serviceWorker', { value: { controller: {} }, configurable: true });
  });
  const gone = new TypeError('Failed to fetch dynamically imported module: /competition/assets/gone-1.js');

  it('loads the page again by itself, and asks only if that didn’t help', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    show(gone);
    await screen.findByLabelText('Loading the page again');
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    cleanup();
    expect(await fail(gone)).toContain('Part of the app didn’t load.');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('asks where something is unsaved, and for any other failure', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    expect(await fail(new Error('Crash'))).toContain('Something went wrong');
    cleanup();
    const release = holdUnsaved();
    expect(await fail(gone)).toContain('Part of the app didn’t load.');
    release();
    expect(reload).not.toHaveBeenCalled();
  });
});
