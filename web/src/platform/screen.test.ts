import { webBase } from '@chalkline/contract/urls.ts';
import { createMemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { screen } from './screen.ts';

it('sends a visitor who presses a link to sign in and back to the same screen', async () => {
  const routes = [
    { path: '/', element: null },
    { path: '/login', element: null },
    screen('createCompetition', { title: 'Create', needsAccount: true, load: async () => () => null }),
  ];
  const router = createMemoryRouter(routes, { basename: webBase, initialEntries: [`${webBase}/`] });
  await router.navigate('/create-competition?step=open');
  const { pathname, search } = router.state.location;
  expect(pathname).toBe(`${webBase}/login`);
  expect(new URLSearchParams(search).get('back')).toBe('/create-competition?step=open');
});
