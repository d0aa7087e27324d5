import { expect, it } from 'vitest';
import { competitionSample, divisionSample } from '../../testing/competition-sample.ts';
import { type Planned, seedValues } from './seed-form.ts';

const competition = competitionSample({
  startsOn: '2026-11-13',
  endsOn: '2026-11-15',
  zone: 'Europe/Amsterdam',
});
const [first, second] = competition.workouts.map(({ id }) => id);
const floors = [{ id: 'f1', name: 'Pier', lanes: 5, callArea: null, callMinutes: 10 }];
const nothing: Planned = { schedule: [], lines: [] };
const line = (workoutId = '', endsAt: string, floorId = 'f1') => ({
  workoutId,
  floorId,
  heatCount: 6,
  startsAt: null,
  endsAt,
  version: 1,
  publishedVersion: 0,
  changes: 0,
});
const startOf = (workoutId = '', planned: Planned) => {
  const { day, startsAt } = seedValues(competition, floors, workoutId, null, planned);
  return [day, startsAt];
};

it('begins on the first morning while nothing is planned', () => {
  expect(startOf(first, nothing)).toEqual(['2026-11-13', '09:00']);
});

it('begins when the schedule says that the workout does, at its earliest', () => {
  const item = (day: string, startsAt: string, workoutId = first ?? null) => ({
    id: `${day} ${startsAt}`,
    day,
    startsAt,
    title: 'Heats',
    place: null,
    workoutId,
  });
  const schedule = [
    item('2026-11-14', '08:00'),
    item('2026-11-13', '10:30'),
    item('2026-11-13', '07:00', null),
  ];
  const lines = [line(second, '2026-11-13T15:00:00.000Z')];
  expect(startOf(first, { schedule, lines })).toEqual(['2026-11-13', '10:30']);
});

it('begins once the floor is free after the heats of other workouts', () => {
  const lines = [
    line(first, '2026-11-13T09:54:00.000Z'),
    line(first, '2026-11-13T20:00:00.000Z', 'f2'),
    line(second, '2026-11-13T18:00:00.000Z'),
  ];
  // In Amsterdam, after six minutes to clear it.
  expect(startOf(second, { ...nothing, lines })).toEqual(['2026-11-13', '11:00']);
});

it('stays on the days of the competition', () => {
  const lines = [line(first, '2026-11-15T22:58:00.000Z')];
  expect(startOf(second, { ...nothing, lines })).toEqual(['2026-11-13', '09:00']);
});

it('leaves out teams that add up their members’ results: those are in heats themselves', () => {
  const divisions = [divisionSample('d1', { teams: { by: 'sum' } }), divisionSample('d2')];
  const own = competitionSample({ divisions });
  const { divisionIds } = seedValues(own, floors, own.workouts[0]?.id ?? '', null, nothing);
  expect(divisionIds).toEqual(['d2']);
});
