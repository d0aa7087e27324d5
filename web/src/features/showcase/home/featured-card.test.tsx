import type { FeaturedThing } from '@chalkline/contract/showcase/featured.schema.ts';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FeaturedCard } from './featured-card.tsx';

const thing: FeaturedThing = {
  kind: 'competition-detail',
  id: 'c1',
  name: 'Steelyard Sessions',
  title: 'Steelyard Sessions',
  place: 'Sheffield',
  size: '2 divisions, 38 registered',
  startsOn: '2026-10-19',
  endsOn: '2026-10-20',
  live: false,
  image: 'https://example.org/c1.png',
  link: 'https://example.org/c1',
};

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

it.each([
  ['event-detail', 'Event, Sheffield', 'View event', '/event-detail/c1'],
  ['community-detail', 'Community, Sheffield', 'View community', '/community-detail/c1'],
  ['workout-program', 'Program, Sheffield', 'View program', '/workout-program/c1'],
  ['Challange', 'Challenge, Sheffield', 'View challenge', '/Challange/c1'],
] as const)('says that a featured %s is one', (kind, line, action, to) => {
  vi.setSystemTime('2026-11-01T12:00:00.000Z');
  render(
    <MemoryRouter>
      <FeaturedCard thing={{ ...thing, kind }} />
    </MemoryRouter>,
  );
  expect(screen.getByText(line)).toBeTruthy();
  expect(screen.getByText(action).closest('a')?.getAttribute('href')).toBe(to);
  expect(screen.queryByText('Finished')).toBeNull();
});

it.each([
  ['2026-10-20', { live: true }, 'Live', 'Watch live', '/leaderboard/c1'],
  ['2026-10-20', {}, 'Announced', 'View competition', '/competition-detail/c1'],
  ['2026-10-21', {}, 'Finished', 'View results', '/leaderboard/c1'],
] as const)('on %s a competition with %o says %s and leads on', (today, sketch, mark, action, to) => {
  vi.setSystemTime(`${today}T12:00:00.000Z`);
  render(
    <MemoryRouter>
      <FeaturedCard thing={{ ...thing, ...sketch }} />
    </MemoryRouter>,
  );
  expect(screen.getByText(mark)).toBeTruthy();
  expect(screen.getByText(action).closest('a')?.getAttribute('href')).toBe(to);
});
