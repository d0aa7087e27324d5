import type { RippleChange, RippleReply } from '@chalkline/contract/competitions/ripple.schema.ts';
import { rippleRowsShown } from '@chalkline/contract/competitions/ripple.schema.ts';
import { scoringPresets } from '@chalkline/contract/competitions/scoring-presets.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { createAdjustment } from '../decisions/adjustments.service.ts';
import { createPenalty, withdrawPenalty } from '../decisions/penalties.service.ts';
import { entry } from '../entries/entries.factory.ts';
import { moveEntry } from '../entry-moves/entry-moves.service.ts';
import { floor } from '../floors/floors.factory.ts';
import { changeDivision } from '../organizing/divisions.change.service.ts';
import { score } from '../scores/scores.factory.ts';
import { findWholeBoard } from '../standings/boards.read.service.ts';
import { seededHeats } from './heats.factory.ts';
import { previewWithHeats } from './heats.ripple.service.ts';

const { parts, settle } = await testApp();

/** `RIPPLES=1000` for the whole property; each takes some 40 ms. */
const changes = Number(process.env.RIPPLES ?? 60);

const people = 14;
const lift = { type: 'load', unit: 'kg', direction: 'higher' } as const;

/** Two divisions with scores in two of three workouts, a cut after the second, and the final's heats by standing. */
async function weekend() {
  const made = await competition(parts, {
    state: 'live',
    scoring: { ...scoringPresets.on_site, points: { method: 'table', table: '2023-20' } },
    divisions: [{ name: 'Women' }, { name: 'Men' }],
    workouts: [
      { name: 'Lift', scoring: lift },
      { name: 'Run', scoring: { type: 'time', unit: 'clock', direction: 'lower' } },
      { name: 'Final', scoring: lift },
    ],
  });
  const { viewer, view } = made;
  const competitionId = view.competition.id;
  const workoutIds = view.workouts.map(({ id }) => id);
  const divisionIds = view.divisions.map(({ id }) => id);
  const entryIds: string[] = [];
  const current = new Map<string, string>();
  const record = async (workout: number, entryId: string, typed: string) => {
    const workoutId = workoutIds[workout] ?? '';
    const key = `${workout} ${entryId}`;
    const previousId = current.get(key) ?? null;
    const reason = previousId === null ? '' : 'Recounted';
    const recorded = await score(parts, made, { workoutId, entryId, typed, previousId, reason });
    current.set(key, recorded.id);
  };
  for (const divisionId of divisionIds) {
    for (let index = 0; index < people; index += 1) {
      const { id } = await entry(parts, made, { divisionId, name: `Athlete ${entryIds.length + 1}` });
      entryIds.push(id);
      await record(0, id, `${60 + ((index * 7) % 11)} kg`);
      await record(1, id, `9:${10 + ((index * 5) % 13)}`);
    }
    const rule = { by: 'top', count: 5 } as const;
    const cuts = [{ afterWorkoutId: workoutIds[1] ?? '', rule, ties: 'all' as const, movesUp: false }];
    await changeDivision(parts, viewer, { competitionId, divisionId }, { cuts });
  }
  const { id: floorId } = await floor(parts, made, { lanes: 6 });
  await settle();
  const seed = async (version: number | null) => {
    await settle();
    const workoutId = workoutIds[2] ?? '';
    return seededHeats(parts, made, { floorId, workoutId, ranking: 'standing', version });
  };
  const board = async () => {
    await settle();
    const rows = new Map<string, unknown>();
    const cuts = new Map<string, unknown>();
    for (const divisionId of divisionIds) {
      const found = await findWholeBoard(parts, viewer, competitionId, { divisionId, view: 'inside' });
      for (const { entryId, place, total, cells, cut } of found.rows) {
        const figures = cells.map((cell) => ({ place: cell.place ?? null, points: cell.points ?? null }));
        rows.set(entryId, { place, points: total, figures });
        cuts.set(entryId, cut ?? null);
      }
    }
    return { rows, cuts };
  };
  return { made, competitionId, viewer, workoutIds, entryIds, record, seed, board };
}

type Weekend = Awaited<ReturnType<typeof weekend>>;

const anyChange = fc.record({
  kind: fc.constantFrom(
    'score',
    'score',
    'scores',
    'penalty',
    'penalty_withdrawal',
    'adjustment',
    'entry_state',
  ),
  who: fc.integer({ min: 0, max: 2 * people - 1 }),
  workout: fc.integer({ min: 0, max: 1 }),
  amount: fc.integer({ min: 1, max: 12 }),
});
type AnyChange = typeof anyChange extends fc.Arbitrary<infer Value> ? Value : never;

/** A decision to preview, with what then takes it. */
function decision(
  { made, competitionId, viewer, workoutIds, entryIds, record }: Weekend,
  state: { readonly penalties: string[]; readonly gone: Set<string> },
  { kind, who, workout, amount }: AnyChange,
): { change: RippleChange; take: () => Promise<unknown> } {
  const entryId = entryIds[who] ?? '';
  const workoutId = workoutIds[workout] ?? '';
  const slot = { workoutId, entryId };
  const [penaltyId] = state.penalties;
  if (kind === 'penalty') {
    const penalty = {
      ...(workout === 0 ? { kind: 'percent' as const } : { kind: 'seconds' as const }),
      amount,
      reason: 'Short',
    };
    const take = async () =>
      state.penalties.push((await createPenalty(parts, viewer, competitionId, { ...slot, ...penalty })).id);
    return { change: { kind, ...slot, penalty }, take };
  }
  if (kind === 'penalty_withdrawal' && penaltyId !== undefined) {
    const take = () => {
      state.penalties.shift();
      return withdrawPenalty(parts, viewer, { competitionId, penaltyId }, 'Seen on video');
    };
    return { change: { kind, penaltyId }, take };
  }
  if (kind === 'adjustment') {
    const points = amount - 6.5;
    const body = { entryId, points, reason: 'Late' };
    return {
      change: { kind, entryId, points },
      take: () => createAdjustment(parts, viewer, made.view.competition.id, body),
    };
  }
  if (kind === 'entry_state') {
    const isGone = state.gone.has(entryId);
    const [from, to] = isGone ? (['withdrawn', 'active'] as const) : (['active', 'withdrawn'] as const);
    const take = () => {
      if (isGone) state.gone.delete(entryId);
      else state.gone.add(entryId);
      return moveEntry(parts, viewer, { competitionId, entryId }, { from, to, reason: 'Asked for it' });
    };
    return { change: { kind, entryId, to }, take };
  }
  const typed = workout === 0 ? `${58 + amount} kg` : `9:${10 + amount}`;
  if (kind === 'scores') {
    // Both workouts, and somebody of the other division.
    const all = [
      [0, entryId, `${70 - amount} kg`],
      [1, entryId, `9:${22 - amount}`],
      [0, entryIds[(who + people) % (2 * people)] ?? '', `${60 + amount} kg`],
    ] as const;
    const scores = all.map(([at, id, text]) => {
      return { workoutId: workoutIds[at] ?? '', entryId: id, typed: text, answers: {} };
    });
    const take = async () => {
      for (const [at, id, text] of all) await record(at, id, text);
    };
    return { change: { kind, scores }, take };
  }
  return {
    change: { kind: 'score', ...slot, typed, tiebreaks: [], answers: {} },
    take: () => record(workout, entryId, typed),
  };
}

/** What differs between two states of the board, as a preview says it. */
function differences(before: Awaited<ReturnType<Weekend['board']>>, after: typeof before) {
  const differ = (one: Map<string, unknown>, other: Map<string, unknown>) =>
    [...one.keys()].filter((id) => JSON.stringify(one.get(id)) !== JSON.stringify(other.get(id))).sort();
  return { rows: differ(before.rows, after.rows), cuts: differ(before.cuts, after.cuts) };
}

function previewed({ rows, changed, cuts, cutsChanged }: RippleReply) {
  expect([changed, cutsChanged]).toEqual([rows.length, cuts.length]);
  expect(rows.length).toBeLessThan(rippleRowsShown);
  return { rows: rows.map(({ entryId }) => entryId).sort(), cuts: cuts.map(({ entryId }) => entryId).sort() };
}

it('shows exactly what decisions then do to places, points, cuts and heats', {
  timeout: 600_000,
}, async () => {
  const day = await weekend();
  const state = { penalties: [], gone: new Set<string>() };
  const heatOf = (plan: Awaited<ReturnType<Weekend['seed']>>) =>
    new Map(plan.heats.flatMap(({ lanes }, heat) => lanes.map((id) => [id ?? '', heat] as const)));
  let plan = await day.seed(null);
  let before = await day.board();
  const sample = fc.sample(anyChange, { numRuns: changes, seed: 20261126 });
  for (const [index, drawn] of sample.entries()) {
    const { change, take } = decision(day, state, drawn);
    const preview = await previewWithHeats(parts, day.viewer, day.competitionId, change);
    await take();
    const after = await day.board();
    const said = `${index}: ${JSON.stringify(change)}`;
    expect(previewed(preview), said).toEqual(differences(before, after));
    for (const row of preview.rows)
      expect(row.after, said).toEqual({
        place: (after.rows.get(row.entryId) as typeof row.after).place,
        points: (after.rows.get(row.entryId) as typeof row.after).points,
      });
    for (const cut of preview.cuts) expect(cut.after, said).toBe(after.cuts.get(cut.entryId));
    const next = await day.seed(plan.version);
    const [was, is] = [heatOf(plan), heatOf(next)];
    const moved = [...was].filter(([id, heat]) => id !== '' && is.has(id) && is.get(id) !== heat).length;
    const heats = preview.heats[0] ?? { moved: 0, emptied: null };
    expect(heats.moved, said).toBe(moved);
    const leaves = change.kind === 'entry_state' && change.to !== 'active';
    expect(heats.emptied !== null, said).toBe(leaves);
    if (leaves) expect((heats.emptied?.heat ?? 0) - 1, said).toBe(was.get(change.entryId));
    plan = next;
    before = after;
  }
});
