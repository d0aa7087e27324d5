import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { LeaveGuard } from './leave-guard.tsx';

function open(unsaved: boolean, onSave?: () => Promise<boolean>) {
  const form = (
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <LeaveGuard unsaved={unsaved} onSave={onSave}>
        Your changes to Teens are not saved yet.
      </LeaveGuard>
    </>
  );
  const routes = [
    { path: '/', element: form },
    { path: '/elsewhere', element: <h1>Elsewhere now</h1> },
  ];
  render(
    <MantineProvider env="test">
      <RouterProvider router={createMemoryRouter(routes)} />
    </MantineProvider>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const arrived = () => screen.findByRole('heading', { name: 'Elsewhere now' });

it('lets a saved form go', async () => {
  open(false);
  expect(await arrived()).toBeTruthy();
});

it('asks first, and stays when told to', async () => {
  open(true);
  await press('Stay');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('heading', { name: 'Elsewhere now' })).toBeNull();
});

it('leaves when told to', async () => {
  open(true);
  await press('Discard changes');
  expect(await arrived()).toBeTruthy();
});

it('leaves after saving, but not when saving failed', async () => {
  const save = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  open(true, save);
  await press('Save and leave');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await press('Save and leave');
  expect(await arrived()).toBeTruthy();
  expect(save).toHaveBeenCalledTimes(2);
});

it('minds another query only where that is another part of the screen', async () => {
  for (const withQuery of [false, true]) {
    const form = (
      <>
        <Link to={`/?part=${withQuery}`}>Other part {String(withQuery)}</Link>
        <LeaveGuard unsaved withQuery={withQuery}>
          Not saved yet.
        </LeaveGuard>
      </>
    );
    const { unmount } = render(
      <MantineProvider env="test">
        <RouterProvider router={createMemoryRouter([{ path: '/', element: form }])} />
      </MantineProvider>,
    );
    fireEvent.click(screen.getByRole('link', { name: `Other part ${withQuery}` }));
    await waitFor(() => expect(screen.queryByRole('dialog') !== null).toBe(withQuery));
    unmount();
  }
});

it('asks for every part of a screen, not only for the last one', async () => {
  const home = (
    <>
      <LeaveGuard unsaved>Your profile isn’t saved yet.</LeaveGuard>
      <LeaveGuard unsaved={false}>Your handle isn’t saved yet.</LeaveGuard>
      <Link to="/away">Away</Link>
    </>
  );
  const router = createMemoryRouter([
    { path: '/', element: home },
    { path: '/away', element: <h1>Away at last</h1> },
  ]);
  render(
    <MantineProvider env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'Away' }));
  expect(await screen.findByText('Your profile isn’t saved yet.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(await screen.findByText('Away at last')).toBeTruthy();
});
