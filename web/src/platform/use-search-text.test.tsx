import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { useSearchText } from './use-search-text.ts';

afterEach(() => void vi.useRealTimers());

function Search() {
  const [text, setText] = useSearchText('search');
  return (
    <>
      <input aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />
      <Link to="/found">What is found</Link>
    </>
  );
}

function searchPage() {
  const found = Promise.withResolvers<null>();
  const router = createMemoryRouter([
    { path: '/', Component: Search },
    // As a screen whose code is still on its way.
    { path: '/found', loader: () => found.promise, Component: () => <h1>Found</h1> },
  ]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  render(<RouterProvider router={router} />);
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'row' } });
  const pause = () => act(async () => vi.advanceTimersByTime(1000));
  return { router, found, pause };
}

it('writes what is typed into the address after a pause', async () => {
  const { router, pause } = searchPage();
  expect(router.state.location.search).toBe('');
  await pause();
  expect(router.state.location.search).toBe('?search=row');
});

it('never calls back who has pressed a link before the pause was over, and has the text when they return', async () => {
  const { router, found, pause } = searchPage();
  await act(async () => fireEvent.click(screen.getByRole('link')));
  await pause();
  found.resolve(null);
  vi.useRealTimers();
  await waitFor(() => expect(router.state.location.pathname).toBe('/found'));
  expect(await screen.findByRole('heading', { name: 'Found' })).toBeTruthy();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(router.state.location.search).toBe('?search=row'));
});
