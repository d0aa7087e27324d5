import type { LoggedDay } from '@chalkline/contract/agenda/day-log.schema.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen as page, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../platform/calls.ts';
import { FakeServer } from '../../../platform/testing/fake-server.ts';
import { DayLogSection } from './day-log.section.tsx';

afterEach(() => vi.unstubAllGlobals());

const place = { unit: 'kg', history: '/history', program: '/program', diary: 'trackDiet' } as const;
const sum = (units: number, known = 2) => ({ exact: String(units * 100_000_000), known, of: 2 });

const busy: LoggedDay = {
  day: '2026-06-06',
  competitions: [
    {
      competition: { id: 'c1', name: 'Harbor Throwdown' },
      division: { id: 'd1', name: 'Women Rx' },
      entryId: 'e1',
      bib: 101,
      of: 40,
      scores: [
        {
          workout: { id: 'w1', name: 'Breakwater' },
          cell: { main: '8:41', unit: '', words: '8 minutes 41 seconds', place: 3, tied: true },
        },
      ],
      finished: { place: 2, tied: false },
    },
  ],
  workouts: [
    {
      id: 'l1',
      name: 'Legs',
      seconds: 3120,
      sets: 2,
      volume: 550_000,
      exercises: ['Back squat'],
      records: [{ exercise: 'Back squat', kinds: ['max', 'volume'] }],
    },
  ],
  missed: [{ id: 'm1', name: 'Day 2', program: 'Base', isSkipped: false }],
  checkIns: [{ id: 'k1', coachingId: 'o1', form: 'Weekly', trainer: 'Kofi Mensah', reply: 'Good.' }],
  notes: [],
  food: {
    entries: 2,
    energy: sum(1900),
    protein: sum(120, 1),
    carbohydrate: sum(0, 0),
    fat: sum(60),
    target: { kcal: 2350, protein: 140, carbohydrate: null, fat: null },
    hidesCalories: false,
  },
  grams: 64_200,
};

function open(days: readonly LoggedDay[], at = '/') {
  queryClient.clear();
  const server = new FakeServer();
  vi.stubGlobal('fetch', server.fetch);
  server.answer('/api/my/log', () => ({ data: days, next: null }));
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[at]}>
          <DayLogSection {...place} />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
  return server;
}

it('shows everything of a day, with ways to the board, its explanation and the diary of that day', async () => {
  open([busy]);
  await page.findByRole('heading', { name: /6 Jun/ });
  for (const text of [
    '2nd of 40',
    '52 min · 2 sets · 550 kg',
    'Back squat (1RM, volume)',
    'Missed · Base',
    'Kofi Mensah: “Good.”',
    '1,900 of 2,350 kcal',
    'protein ≥ 120.0 of 140 g',
    'carbohydrate – g',
    'fat 60.0 g',
    '450 kcal left',
    '64.2 kg',
  ])
    expect([text, page.queryAllByText(text).length]).toEqual([text, 1]);
  expect(page.getByRole('link', { name: /Breakwater 8:41 · =3rd of 40/ }).getAttribute('href')).toBe(
    '/leaderboard/c1?division=d1&search=101',
  );
  expect(page.getByRole('link', { name: 'Why this place in Breakwater' }).getAttribute('href')).toBe(
    '/leaderboard/c1?division=d1&search=101&workout=w1&why=e1',
  );
  expect(page.getByRole('link', { name: /^Food/ }).getAttribute('href')).toBe('/track-diet?day=2026-06-06');
});

it('hides energy from who doesn’t want to see it', async () => {
  const { food } = busy;
  open([{ ...busy, food: food && { ...food, hidesCalories: true } }]);
  await page.findByText(/^protein ≥ 120.0/);
  expect(page.queryByText(/kcal/)).toBeNull();
});

it('narrows the days by a filter of the address, and goes back to everything from an empty list', async () => {
  const server = open([], '/?kind=food');
  const all = page.getByRole('radio', { name: 'All' });
  await page.findByText('No food yet');
  fireEvent.click(page.getByRole('button', { name: 'Show everything' }));
  await page.findByText('Nothing logged yet');
  expect(all).toHaveProperty('checked', true);
  fireEvent.click(page.getByRole('radio', { name: 'Competitions' }));
  await page.findByText('No results yet');
  expect(server.asked.map((asked) => /kind=\w+/.exec(asked)?.[0])).toEqual([
    'kind=food',
    undefined,
    'kind=competitions',
  ]);
});
