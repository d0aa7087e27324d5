import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen as page, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../../platform/calls.ts';
import { ErrorTextsProvider } from '../../../../platform/error-texts.tsx';
import { competitionTexts } from '../../competitions.texts.ts';
import { CreateCompetitionScreen } from './create-competition.screen.tsx';

const answers = new Map<string, () => Response>();
const calls = vi.fn<typeof fetch>();

beforeEach(() => {
  queryClient.clear();
  calls.mockReset();
  calls.mockImplementation(async (address) => {
    const answer = answers.get(String(address));
    return answer ? answer() : Response.json({ message: 'OK', data: [] });
  });
  vi.stubGlobal('fetch', calls);
});
afterEach(() => {
  answers.clear();
  vi.unstubAllGlobals();
});

function open() {
  const router = createMemoryRouter(
    [
      { path: '/create-competition', element: <CreateCompetitionScreen /> },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
    { initialEntries: ['/create-competition'] },
  );
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <ErrorTextsProvider texts={competitionTexts}>
          <RouterProvider router={router} />
        </ErrorTextsProvider>
      </QueryClientProvider>
    </MantineProvider>,
  );
  return router;
}

const press = (name: string) => fireEvent.click(page.getByRole('button', { name }));
const type = (id: string, text: string) => {
  const field = document.getElementById(id);
  if (!field) throw new Error(`There is no field ${id}.`);
  fireEvent.change(field, { target: { value: text } });
};
const posts = () =>
  calls.mock.calls
    .filter(([, init]) => init?.method === 'POST')
    .map(([, init]) => ({
      body: JSON.parse(String(init?.body)),
      key: new Headers(init?.headers).get('idempotency-key'),
    }));

function fill() {
  type('name', 'Harbour Trials');
  type('startsOn', '2026-12-05');
  press('Pairs');
  press('Add a workout');
  type('workouts.0.name', 'Breakwater');
}

it('says beside each field and once on top what is wrong, and sends nothing', async () => {
  open();
  press('Add a division');
  press('Save as a draft');
  const summary = await page.findByRole('alert');
  expect(summary.textContent).toContain('4 fields need a look');
  expect(summary.textContent).toContain('Division 1, name: Write a name');
  expect(document.getElementById('divisions.0.name')?.getAttribute('aria-invalid')).toBe('true');
  expect(posts()).toEqual([]);
});

it('puts the server’s refusal of a field in a list beside that field and keeps what was typed', async () => {
  const errors = [{ code: 'too_long', message: 'too long', path: 'body.workouts.0.name' }];
  answers.set('/api/competitions', () => Response.json({ message: 'no', errors }, { status: 422 }));
  open();
  fill();
  press('Save as a draft');
  const link = await page.findByRole('link', { name: /^Workout 1, name:/ });
  expect(link.getAttribute('href')).toBe('#workouts.0.name');
  expect((document.getElementById('name') as HTMLInputElement).value).toBe('Harbour Trials');
});

it('saves the draft once, also when the first answer was lost, and goes to its control room', async () => {
  let times = 0;
  answers.set('/api/competitions', () => {
    times += 1;
    if (times === 1) throw new TypeError('network');
    return Response.json({ message: 'OK', data: { id: 'c-1', name: 'Harbour Trials' } }, { status: 201 });
  });
  const router = open();
  fill();
  press('Save as a draft');
  await page.findByText(/could not be reached/);
  press('Save as a draft');
  await waitFor(() => expect(router.state.location.pathname).toBe('/competition-dashboard/c-1'));
  const [first, second] = posts();
  expect(second?.key).toBe(first?.key);
  expect(second?.body).toMatchObject({
    name: 'Harbour Trials',
    startsOn: '2026-12-05',
    endsOn: '2026-12-05',
    divisions: [{ name: 'Mixed pairs' }, { name: 'Women pairs' }, { name: 'Men pairs' }],
    workouts: [{ name: 'Breakwater', scoring: { type: 'time', unit: 'clock', direction: 'lower' } }],
  });
});
