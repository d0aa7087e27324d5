import { participationReply } from '@chalkline/contract/activities/participation.schema.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen as page, render, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../platform/calls.ts';
import { ParticipationSection } from './participation.section.tsx';

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

async function show(reply: object) {
  const data = participationReply.parse(reply);
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ message: 'OK', data })));
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <ParticipationSection />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
  await page.findByText('By challenge');
}

it('shows who takes part by challenge, team and group, and no number of a few people', async () => {
  await show({
    people: 40,
    taking: 20,
    active: 12,
    challenges: [
      {
        id: 'c1',
        name: 'Steps of June',
        startsOn: '2026-06-01',
        endsOn: '2026-06-30',
        isOwn: true,
        people: 20,
        active: 12,
        teams: [
          { id: 't1', name: 'Office', people: 16, active: 12 },
          { id: null, name: null, people: 4, active: null },
        ],
      },
    ],
    groups: [{ id: 'g1', name: 'Warehouse', type: 'group', people: 4, active: null }],
  });
  const challenge = page.getByRole('row', { name: /Steps of June/ });
  expect(challenge.textContent).toContain('12 (60%)');
  const teams = within(page.getByRole('table', { name: 'Participation by team of Steps of June' }));
  expect(teams.getByRole('row', { name: /In no team/ }).textContent).toContain('Few');
  expect(page.getByRole('row', { name: /Warehouse/ }).textContent).toContain('Few');
});

it('says what to do while there is nothing', async () => {
  await show({ people: 1, taking: null, active: null, challenges: [], groups: [] });
  expect(page.getByRole('link', { name: 'New challenge' })).toBeTruthy();
  expect(page.getByRole('link', { name: 'New group' })).toBeTruthy();
});
