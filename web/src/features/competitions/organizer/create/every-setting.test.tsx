import {
  competitionScoring,
  teamScoring,
  workoutPoints,
} from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import { newDivision } from '@chalkline/contract/competitions/division.schema.ts';
import { scoringPresets, usualScoring } from '@chalkline/contract/competitions/scoring-presets.ts';
import { newWorkout } from '@chalkline/contract/competitions/workout.schema.ts';
import {
  tiebreakScoring,
  timeCap,
  workoutScoring,
} from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import { screen as page, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../../../platform/session.ts';
import { competitionSample, divisionSample, workoutSample } from '../../testing/competition-sample.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { DraftServer } from './testing/draft-server.ts';

const everything = competitionSample({
  state: 'draft',
  can: { ...competitionSample().can, edit: true },
  scoring: {
    ...scoringPresets.total_amount,
    tie: 'designated_workout',
    tieWorkout: 'w1',
    restartStages: [2],
  },
  divisions: [
    divisionSample('d1', {
      teamSize: 3,
      teams: { by: 'best', count: 2 },
      cuts: [{ afterWorkoutId: 'w1', rule: { by: 'top', count: 10 }, ties: 'all', movesUp: false }],
      points: { method: 'own_table', name: 'Ours', points: [10, 5] },
    }),
    divisionSample('d2', { name: 'Men Rx' }),
  ],
  workouts: [
    workoutSample('w1', {
      sponsor: { name: 'Lenana Feeds', link: null },
      points: { weight: 50, stage: 2, points: { method: 'table', table: '2023-40' } },
      scoring: {
        ...usualScoring('time'),
        cap: { notation: 'completed', seconds: 600, totalReps: 90 },
        decimals: 2,
        knockoutRounds: 3,
        variants: ['Rx', 'Scaled'],
        tiebreaks: [
          { type: 'load', unit: 'kg', direction: 'lower' },
          { type: 'reps', unit: 'reps', direction: 'higher', reach: 'everyone' },
        ],
      },
    }),
    workoutSample('w2', { name: 'Ladder', scoring: { ...usualScoring('rounds_reps'), repsPerRound: 30 } }),
  ],
});

beforeEach(() => {
  const server = new DraftServer(everything);
  vi.stubGlobal('fetch', server.fetch);
  const can = { seeDashboard: false, seeFitnessPrograms: false, seeClients: false };
  session.start({
    token: 't',
    user: { id: 'p1', email: 'w@example.org', name: 'Wanjiru', photo: null, accountType: 'trainee', can },
  });
});
afterEach(() => {
  session.end();
  vi.unstubAllGlobals();
});

/** Settings without a field in the form: the order is dragged. */
const none = null;

/** For each field of a schema, the id or name of its control. */
type Controls<Schema extends { shape: object }> = Record<
  keyof Schema['shape'] & string,
  string | RegExp | null
>;

function expectControls<Schema extends { shape: object }>(schema: Schema, controls: Controls<Schema>): void {
  expect(Object.keys(controls).sort()).toEqual(Object.keys(schema.shape).sort());
  for (const [field, control] of Object.entries<string | RegExp | null>(controls)) {
    if (control === none) continue;
    const found =
      typeof control === 'string'
        ? document.getElementById(control)
        : [
            ...page.queryAllByRole('group', { hidden: true }),
            ...page.queryAllByRole('switch', { hidden: true }),
          ].find((group) => control.test(group.closest('fieldset, label')?.textContent ?? ''));
    expect(found, `${field} has no control`).toBeTruthy();
  }
}

async function openStep(step: string, open?: string): Promise<void> {
  openScreen(`/create-competition?id=c1&step=${step}${open ? `&open=${open}` : ''}`);
  await waitFor(() => expect(document.querySelector('form')).toBeTruthy());
}

it('of a workout has a control', async () => {
  await openStep('workouts', 'w1');
  expectControls(newWorkout, {
    name: 'name',
    description: 'description',
    movements: 'movements',
    standards: 'standard-d1',
    video: 'video',
    sponsor: 'sponsor.name',
    releaseAt: 'releaseAt',
    scoring: 'scoring.type',
    points: 'points.weight',
    divisionIds: 'divisionIds',
    partOf: 'partOf',
  });
  expectControls(workoutScoring, {
    type: 'scoring.type',
    // A time has only one unit; the test below covers another type.
    unit: none,
    direction: 'scoring.direction',
    decimals: 'scoring.decimals',
    cap: 'scoring.cap.seconds',
    tiebreaks: 'scoring.tiebreaks.1.type',
    variants: 'scoring.variants',
    knockoutRounds: 'scoring.knockoutRounds',
    repsPerRound: none,
    brokenByPart: 'scoring.brokenByPart',
  });
  expectControls(timeCap, {
    notation: /Capped scores show/,
    seconds: 'scoring.cap.seconds',
    totalReps: 'scoring.cap.totalReps',
  });
  expectControls(tiebreakScoring, {
    type: 'scoring.tiebreaks.0.type',
    unit: 'scoring.tiebreaks.0.unit',
    direction: 'scoring.tiebreaks.1.direction',
    reach: 'scoring.tiebreaks.1.reach',
  });
  expectControls(workoutPoints, {
    points: 'points.points.table',
    weight: 'points.weight',
    stage: 'points.stage',
  });
});

it('of a workout of another type has a control', async () => {
  await openStep('workouts', 'w2');
  expect(document.getElementById('scoring.repsPerRound')).toBeTruthy();
  expect(document.getElementById('scoring.cap.seconds')).toBeNull();
});

it('of a division has a control', async () => {
  await openStep('divisions', 'd1');
  expectControls(newDivision, {
    name: 'name',
    gender: /^Gender/,
    ageFrom: 'ageFrom',
    ageTo: 'ageTo',
    teamSize: 'teamSize',
    capacity: 'capacity',
    plannedField: 'plannedField',
    points: 'points.points',
    teams: 'teams.by',
    cuts: 'cuts.0.afterWorkoutId',
  });
  expect(teamScoring.options.flatMap((each) => Object.keys(each.shape))).toEqual(['by', 'by', 'by', 'count']);
  expect(document.getElementById('teams.count')).toBeTruthy();
});

it('of the leaderboard has a control', async () => {
  await openStep('leaderboard');
  expectControls(competitionScoring, {
    points: 'scoring.points.method',
    total: 'scoring.total',
    tie: 'scoring.tie',
    tieWorkout: 'scoring.tieWorkout',
    withdrawn: 'scoring.withdrawn',
    absent: 'scoring.absent',
    didNotFinish: 'scoring.didNotFinish',
    nothingHandedIn: 'scoring.nothingHandedIn',
    incompleteBelow: /^Rank incomplete athletes below/,
    scaledBelow: /^Rank scaled athletes below/,
    restartStages: /^Restart points at 0/,
  });
});
