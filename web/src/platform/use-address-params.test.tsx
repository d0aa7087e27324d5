import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { useAddressParams } from './use-address-params.ts';
import { withParam } from './use-search-text.ts';

function Choice({ name }: { name: string }) {
  const [params, change] = useAddressParams();
  const isOn = params.has(name);
  return (
    <button type="button" onClick={() => change((now) => withParam(now, name, isOn ? '' : 'yes'))}>
      {name} {isOn ? 'on' : 'off'}
    </button>
  );
}

it('keeps a change that has not reached the address when another comes', async () => {
  const arrivals: (() => void)[] = [];
  const router = createMemoryRouter([
    {
      path: '/',
      // As a list that is asked for before the address changes.
      loader: () => new Promise((resolve) => arrivals.push(() => resolve(null))),
      HydrateFallback: () => null,
      Component: () => (
        <>
          <Choice name="online" />
          <Choice name="free" />
        </>
      ),
    },
  ]);
  render(<RouterProvider router={router} />);
  const arrive = () =>
    act(async () => {
      for (const done of arrivals.splice(0)) done();
    });
  await arrive();
  fireEvent.click(screen.getByRole('button', { name: 'online off' }));
  fireEvent.click(screen.getByRole('button', { name: 'free off' }));
  await arrive();
  await waitFor(() => expect(router.state.location.search).toBe('?online=yes&free=yes'));

  // What has reached it is not begun with again.
  fireEvent.click(await screen.findByRole('button', { name: 'online on' }));
  await arrive();
  await waitFor(() => expect(router.state.location.search).toBe('?free=yes'));
  void router.navigate('/?other=yes');
  await arrive();
  await waitFor(() => expect(router.state.location.search).toBe('?other=yes'));
  fireEvent.click(await screen.findByRole('button', { name: 'free off' }));
  await arrive();
  await waitFor(() => expect(router.state.location.search).toBe('?other=yes&free=yes'));
});
