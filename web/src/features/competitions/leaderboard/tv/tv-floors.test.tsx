import type { HeatReply } from '@chalkline/contract/competitions/heat.schema.ts';
import { minute } from '@chalkline/contract/spans.ts';
import { screen as page, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TvFloors } from './tv-floors.tsx';

const start = Date.parse('2026-11-14T10:00:00.000Z');

const heat = (facts: Partial<HeatReply>) =>
  ({
    id: 'h1',
    workoutName: 'Breakwater',
    number: 1,
    count: 3,
    floor: { id: 'f1', name: 'Main floor' },
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(start + 12 * minute).toISOString(),
    startedAt: null,
    waits: false,
    capSeconds: null,
    lanes: [],
    ...facts,
  }) as unknown as HeatReply;

const show = (facts: Partial<HeatReply>, minutes: number) =>
  render(<TvFloors heats={[heat(facts)]} now={() => start + minutes * minute} zone="UTC" />);

it('runs a clock for a heat that is on, and never for one that waits or has had its time', () => {
  show({}, 5);
  expect(page.getByRole('timer').textContent).toBe('05:00');
  page.getByText('Main floor, heat 1 of 3');
});

it.each([
  ['was never started', { waits: true }, 56],
  ['has had its time, without a cap', {}, 56],
])('shows no clock for a heat that %s', (_what, facts, minutes) => {
  show(facts, minutes);
  expect(page.queryByRole('timer')).toBeNull();
  page.getByText('Main floor, next');
});
