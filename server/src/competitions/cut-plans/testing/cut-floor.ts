import type { Cut } from '@chalkline/contract/competitions/cut.schema.ts';
import { listCuts, makeCut, undoCut } from '@chalkline/contract/competitions/cuts.endpoints.ts';
import { changeDivision } from '@chalkline/contract/competitions/divisions.endpoints.ts';
import { getLeaderboard } from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import { movePublications } from '@chalkline/contract/competitions/publications.endpoints.ts';
import { scoringPresets } from '@chalkline/contract/competitions/scoring-presets.ts';
import { signedIn } from '../../../accounts/people/people.factory.ts';
import type { testApp } from '../../../platform/testing/test-app.ts';
import { competition } from '../../competitions/competitions.factory.ts';
import { entry } from '../../entries/entries.factory.ts';
import { score } from '../../scores/scores.factory.ts';

export const names = ['Ana', 'Ben', 'Cas', 'Dee', 'Eve', 'Fay'];
/** By place, so that one workout more brings nobody past who is three places ahead. */
const points = { method: 'own_table' as const, name: 'Steep', points: [100, 60, 58, 40, 2, 1] };
const lift = { type: 'load', unit: 'kg', direction: 'higher' } as const;

type App = Awaited<ReturnType<typeof testApp>>;

/** Six who lift 60, 50, … kg in the first of three workouts. */
export async function cutFloor({ parts, call, settle }: App) {
  const made = await competition(parts, {
    state: 'live',
    scoring: { ...scoringPresets.on_site, points },
    divisions: [{ name: 'Rx' }],
    workouts: [
      { name: 'Lift', scoring: lift },
      { name: 'Press', scoring: lift },
      { name: 'Final', scoring: lift },
    ],
  });
  const as = await signedIn(parts, made.owner);
  const params = { competitionId: made.view.competition.id, divisionId: made.view.divisions[0]?.id ?? '' };
  const workoutIds = made.view.workouts.map(({ id }) => id);
  const ids = new Map<string, string>();
  for (const name of names) ids.set(name, (await entry(parts, made, { name })).id);
  const idOf = (name: string) => ids.get(name) ?? '';
  const record = async (workout: number, who: readonly string[] = names) => {
    for (const [index, name] of who.entries())
      await score(parts, made, {
        workoutId: workoutIds[workout] ?? '',
        entryId: idOf(name),
        typed: `${60 - 10 * index} kg`,
      });
  };
  const final = (...workouts: number[]) =>
    call(
      movePublications,
      {
        params,
        body: {
          from: 'published',
          to: 'final',
          results: workouts.map((at) => ({ divisionId: params.divisionId, workoutId: workoutIds[at] ?? '' })),
        },
      },
      { as },
    );
  const cutOf = (cut: Partial<Cut> = {}): Cut => ({
    afterWorkoutId: workoutIds[1] ?? '',
    rule: { by: 'top', count: 3 },
    ties: 'all',
    movesUp: false,
    ...cut,
  });
  const set = (...cuts: Cut[]) => call(changeDivision, { params, body: { cuts } }, { as });
  const board = async () => {
    await settle();
    return (await call(getLeaderboard, { params, query: { divisionId: params.divisionId } })).data;
  };
  const states = async () => Object.fromEntries((await board()).rows.map(({ name, cut }) => [name, cut]));
  const statuses = async () =>
    Object.fromEntries((await board()).rows.map(({ name, status }) => [name, status]));
  const plan = async () => (await call(listCuts, { params }, { as })).data[0];
  const make = (outcome: string, extras: { as?: string } = { as }) =>
    call(makeCut, { params: { ...params, workoutId: workoutIds[1] ?? '' }, body: { outcome } }, extras);
  const undo = (extras: { as?: string } = { as }) =>
    call(undoCut, { params: { ...params, workoutId: workoutIds[1] ?? '' } }, extras);
  return {
    made,
    as,
    params,
    workoutIds,
    idOf,
    record,
    final,
    cutOf,
    set,
    board,
    states,
    statuses,
    plan,
    make,
    undo,
  };
}

/** The first workout final, and both where the cut can be made. */
export async function beforeTheCut(app: App) {
  const made = await cutFloor(app);
  await made.set(made.cutOf());
  await made.record(0);
  await made.record(1);
  await made.final(0, 1);
  return made;
}
