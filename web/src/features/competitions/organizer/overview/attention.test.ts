import type { HeatPlanLine } from '@chalkline/contract/competitions/heat-plan.schema.ts';
import { expect, it } from 'vitest';
import { competitionSample } from '../../testing/competition-sample.ts';
import { type Known, mattersOf } from './attention.ts';

const nothing: Known = { publications: [], counts: [], openAppeals: 0, disputes: [], heats: [], now: 0 };
const soon = { state: 'published', startsOn: '2026-11-27', entryCount: 9 } as const;
const now = Date.parse('2026-11-20T00:00:00Z');
const line = (workoutId: string, publishedVersion: number): HeatPlanLine => ({
  workoutId,
  floorId: 'f1',
  heatCount: 3,
  startsAt: null,
  endsAt: null,
  version: 2,
  publishedVersion,
  changes: 0,
});

it('points an organizer of an empty competition to adding athletes', () => {
  const empty = { ...competitionSample(), state: 'live', entryCount: 0 } as const;
  expect(mattersOf(empty, nothing)[0]).toMatchObject({
    title: 'No athletes yet',
    to: expect.stringContaining('part=entries'),
  });
  const keys = (given: typeof empty | { entryCount: number }) =>
    mattersOf({ ...empty, ...given }, nothing).map(({ key }) => key);
  expect(keys({ entryCount: 1 })).not.toContain('nobody');
  expect(mattersOf({ ...empty, state: 'finished' }, nothing).map(({ key }) => key)).not.toContain('nobody');
});

it('asks for a decision about open appeals', () => {
  const [first] = mattersOf(competitionSample({ entryCount: 9 }), { ...nothing, openAppeals: 2 });
  expect(first).toMatchObject({
    title: '2 appeals need a decision',
    to: expect.stringContaining('part=appeals'),
  });
});

it('leads to a dispute that needs an answer, with its deadline', () => {
  const dispute = {
    id: 'd1',
    orderId: 'o1',
    offerId: 'c1',
    state: 'needs_response',
    title: 'Rift Valley Open',
    buyerName: 'Dinh Anh Phan',
    amount: 7500,
    currency: 'EUR',
    reason: 'fraudulent',
    respondBy: '2026-12-01T12:00:00.000Z',
    createdAt: '2026-11-20T12:00:00.000Z',
  } as const;
  const [first] = mattersOf(competitionSample({ entryCount: 9 }), { ...nothing, disputes: [dispute] });
  expect(first).toMatchObject({
    title: 'Dinh Anh Phan disputes €75.00',
    detail: 'Answer by 1 December 2026. Without an answer, the bank decides against you.',
    to: '/revenues/orders/o1/disputes/d1',
  });
});

it('leads from athletes to heats in the two weeks before the first day, on site only', () => {
  const titles = (given: object, known: Partial<Known> = {}) =>
    mattersOf({ ...competitionSample(), ...soon, ...given }, { ...nothing, now, ...known }).map(
      ({ title }) => title,
    );
  expect(titles({})).toContain('No heats yet');
  expect(titles({ online: true })).not.toContain('No heats yet');
  expect(titles({ startsOn: '2026-12-27' })).not.toContain('No heats yet');
  expect(titles({ entryCount: 0 })).not.toContain('No heats yet');
  expect(titles({}, { heats: null })).not.toContain('No heats yet');
});

it('names workouts whose heats are seeded and not published', () => {
  const competition = { ...competitionSample(), ...soon };
  const [one, two] = competition.workouts.map(({ id }) => id);
  const heats = [line(one ?? '', 0), line(two ?? '', 1)];
  const matters = mattersOf(competition, { ...nothing, now, heats });
  expect(matters.map(({ title }) => title)).toEqual([
    `The heats of ${competition.workouts[0]?.name} aren’t published`,
  ]);
});

it('says how many scores of a workout are in, of how many', () => {
  const competition = competitionSample({ state: 'live', entryCount: 9 });
  const workoutId = competition.workouts[0]?.id ?? '';
  const count = { workoutId, divisionId: 'd1', entries: 59, scores: 10, followUp: 0 };
  const counts = [count] as unknown as Known['counts'];
  expect(mattersOf(competition, { ...nothing, counts })).toMatchObject([
    { title: expect.stringContaining('49 scores missing'), detail: '10 of 59 are in.' },
  ]);
});
