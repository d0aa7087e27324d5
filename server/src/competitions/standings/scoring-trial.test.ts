import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import { scoringPresets, usualScoring } from '@chalkline/contract/competitions/scoring-presets.ts';
import { tryScoring } from '@chalkline/contract/competitions/scoring-trial.endpoints.ts';
import type { TrialRules } from '@chalkline/contract/competitions/scoring-trial.schema.ts';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';

const { parts, call } = await testApp();
const as = await signedIn(parts, await person(parts));

const run = {
  id: 'run',
  scoring: { ...usualScoring('time'), cap: { notation: 'remaining' as const, seconds: 720, totalReps: 100 } },
};
const lift = { id: 'lift', scoring: usualScoring('load') };

type Typed = Readonly<Record<string, string>>;
const athlete = (typed: Typed) => ({
  scores: Object.entries(typed).map(([workoutId, text]) => ({ workoutId, typed: text })),
});

type TrialSent = z.input<NonNullable<typeof tryScoring.body>>;
interface Tried {
  readonly scoring?: CompetitionScoring;
  readonly workouts?: TrialSent['workouts'];
}
const attempt = (body: TrialSent) => call(tryScoring, { body }, { as });

async function tried(athletes: readonly Typed[], { scoring, workouts }: Tried = {}) {
  const { data } = await attempt({
    scoring: scoring ?? scoringPresets.on_site,
    workouts: workouts ?? [run, lift],
    athletes: athletes.map(athlete),
  });
  return (rules: TrialRules) =>
    data.boards
      .find((board) => board.rules === rules)
      ?.rows.map((row) => [row.athlete, row.place, row.total, row.cells.map(({ points }) => points)]);
}

describe('trying the rules on typed scores', () => {
  it('is for sixty a minute and person', async () => {
    const busy = await signedIn(parts, await person(parts));
    const body: TrialSent = { scoring: scoringPresets.on_site, workouts: [run], athletes: [athlete({})] };
    const asked = Array.from({ length: 61 }, () => call(tryScoring, { body }, { as: busy }));
    const refused = (await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: { status: 429, code: 'too_many_requests' } }]);
    await call(tryScoring, { body }, { as });
  });

  it('tells places and points under them and under every preset', async () => {
    const under = await tried([
      { run: '9:30', lift: '100' },
      { run: 'CAP+12', lift: '110' },
      { run: '9:30', lift: '90' },
    ]);
    // Two share the first run, so the table gives 100 twice and the third place 94.
    expect(under('as_sent')).toEqual([
      [0, 1, 197, [100, 97]],
      [1, 2, 194, [94, 100]],
      [2, 2, 194, [100, 94]],
    ]);
    expect(under('online')).toEqual([
      [0, 1, 3, [1, 2]],
      [1, 2, 4, [3, 1]],
      [2, 2, 4, [1, 3]],
    ]);
    expect(under('total_amount')?.[0]?.[0]).toBe(1);
    expect(under('share_of_best')).toHaveLength(3);
    expect(under('total_time')).toHaveLength(3);
  });

  it('reads tie-breaks, versions and rounds as the board does, and says what it understood', async () => {
    const { data } = await attempt({
      scoring: scoringPresets.online,
      workouts: [
        {
          id: 'amrap',
          scoring: {
            ...usualScoring('reps'),
            variants: ['Rx', 'Scaled'],
            tiebreaks: [{ type: 'time', unit: 'clock', direction: 'lower' }],
          },
        },
      ],
      athletes: [{ amrap: '100 (4:59)' }, { amrap: '100 (4:52)' }, { amrap: '120 Scaled' }].map(athlete),
    });
    const [board] = data.boards;
    expect(board?.rows.map((row) => row.athlete)).toEqual([1, 0, 2]);
    expect(board?.rows.map(({ cells }) => cells[0]?.understood)).toEqual([
      expect.stringContaining('4:52'),
      expect.stringContaining('4:59'),
      expect.stringContaining('Scaled'),
    ]);
  });

  it('weighs workouts, takes their own tables, and begins again at a stage', async () => {
    const own = { method: 'own_table' as const, name: 'Ours', points: [7, 3] };
    const workouts = [
      { ...run, points: { weight: 50 } },
      { ...lift, points: { points: own, stage: 2 } },
    ];
    const athletes: readonly Typed[] = [
      { run: '9:30', lift: '90' },
      { run: '9:40', lift: '100' },
      { run: '9:20' },
    ];
    const added = await tried(athletes, { workouts });
    expect(added('as_sent')?.map(([who, , total]) => [who, total])).toEqual([
      [1, 54],
      [0, 51.5],
      [2, 50],
    ]);
    const scoring = { ...scoringPresets.on_site, restartStages: [2] };
    const again = await tried(athletes, { workouts, scoring });
    expect(again('as_sent')?.map(([who, , total]) => [who, total])).toEqual([
      [1, 7],
      [0, 3],
      [2, 50],
    ]);
  });

  it('counts what is left empty as missed', async () => {
    const under = await tried([{ run: '9:30', lift: '100' }, { run: '9:40' }, { run: '9:50' }]);
    expect(under('online')?.map(([who, , total]) => [who, total])).toEqual([
      [0, 2],
      [1, 4],
      [2, 5],
    ]);
  });

  it('asks back where a score can be meant in two ways, and takes the answer', async () => {
    const open = { id: 'run', scoring: usualScoring('time') };
    const body = (answers: { threeParts?: 'minutes' }) => ({
      scoring: scoringPresets.online,
      workouts: [open],
      athletes: [{ scores: [{ workoutId: 'run', typed: '29:12:00', answers }] }],
    });
    expect((await failure(attempt(body({})))).slice(0, 2)).toEqual([422, 'score_unclear']);
    const { data } = await attempt(body({ threeParts: 'minutes' }));
    expect(data.boards[0]?.rows[0]?.cells[0]?.understood).toBe('29:12');
  });

  it('asks as an import does whether bare digits are a time or reps left', async () => {
    const body = (answers: object) => ({
      scoring: scoringPresets.online,
      workouts: [run],
      athletes: [{ scores: [{ workoutId: 'run', typed: '89', answers }] }],
    });
    expect((await failure(attempt(body({})))).slice(0, 2)).toEqual([422, 'score_unclear']);
    const { data } = await attempt(body({ timeOrReps: 'time' }));
    expect(data.boards[0]?.rows[0]?.cells[0]?.understood).toBe('1:29');
  });

  it('refuses unknown tables and workouts', async () => {
    const points = { method: 'table' as const, table: '1999-40' };
    expect(
      await failure(
        attempt({
          scoring: { ...scoringPresets.on_site, points },
          workouts: [run],
          athletes: [athlete({ run: '9:30' })],
        }),
      ),
    ).toEqual([422, 'unknown_points_table', 'body.scoring.points.table']);
    const stray = attempt({
      scoring: scoringPresets.on_site,
      workouts: [run],
      athletes: [athlete({ swim: '9:30' })],
    });
    expect((await failure(stray)).slice(0, 2)).toEqual([422, 'unknown_workout']);
  });
});
