import { penaltyTakes } from '@chalkline/contract/competitions/apply-penalties.ts';
import { rippleRowsShown } from '@chalkline/contract/competitions/ripple.schema.ts';
import type { Sql } from '../../platform/database/database.ts';
import { isId } from '../../platform/ids/new-id.ts';
import { nothingToPenalize, unknownPenalty } from '../decisions/decisions.errors.ts';
import { unknownEntry } from '../entries/entries.errors.ts';
import { numberAt } from '../ranking/places.rules.ts';
import { exactPoints } from '../ranking/workout-points.rules.ts';
import { scoreEmpty } from '../scores/scores.errors.ts';
import { readTyped } from '../scores/scores.record.service.ts';
import { unknownWorkout } from '../workouts/workouts.errors.ts';
import { boardOrder } from './board.rules.ts';
import { findBibsWithAccount } from './board-lists.repository.ts';
import { type BulkMaterial, type BulkRanking, rankMaterial } from './boards.bulk-ranking.service.ts';
import { entriesAt, positionOfEntry } from './boards.ranking-lookup.service.ts';
import { withDependentWorkouts } from './boards.rerank.service.ts';
import type { BoardChange, BoardRipple, SavedTogether } from './boards.ripple.service.ts';
import { type Duplicate, type MergeChange, scoresTaken } from './merged-board.rules.ts';
import { idAt } from './packed-ids.rules.ts';
import { withTriedEntry, withTriedScore } from './packed-tries.rules.ts';
import { isNewPenalty, rippleOf } from './ripple.rules.ts';

/** A state of a large division that is tried, and the workouts in which it differs. */
interface Tried {
  readonly material: BulkMaterial;
  readonly workoutIds: readonly string[];
}

interface PackedAsked {
  readonly change: BoardChange;
  readonly withOrders: boolean;
  /** Of a merge. */
  readonly duplicate: Duplicate | null;
}

/** What a decision would change in a large division: only what it touches is ranked again. */
export async function spreadPacked(
  sql: Sql,
  board: BulkRanking,
  { change, withOrders, duplicate }: PackedAsked,
  now: Date,
): Promise<BoardRipple> {
  const { material, workoutIds } =
    change.kind === 'merge'
      ? await triedMerge(sql, board, change, duplicate)
      : await tried(sql, board, change, now);
  const touched = withDependentWorkouts(new Set(workoutIds), material);
  const kept = board.field.workouts.filter(({ id }) => !touched.has(id));
  const after = rankMaterial(material, kept).field;
  const { absent } = board.field;
  const { entries, rows, cuts, cutsChanged } = rippleOf(
    { ...board.field, absent },
    { ...after, absent },
    rippleRowsShown,
    (index) => numberAt(board.field.entries.bibs, index),
  );
  const shown = await entriesAt(
    sql,
    board,
    [...rows, ...cuts].map(({ index }) => index),
  );
  const named = <Figures extends { readonly index: number }>({ index, ...figures }: Figures) => {
    const entry = shown.get(index);
    return entry ? [{ entryId: entry.id, name: entry.name, bib: entry.bib, ...figures }] : [];
  };
  const accounts = new Set(await findBibsWithAccount(sql, material.frame.division.id));
  return {
    orders: withOrders ? { before: orderedIds(board.field), after: orderedIds(after) } : null,
    rows: rows.flatMap(named),
    cuts: cuts.flatMap(named),
    cutsChanged,
    changed: entries.length,
    withAccount: entries.filter((index) => accounts.has(numberAt(board.field.entries.bibs, index))).length,
  };
}

function orderedIds({ entries, overall }: BulkRanking['field']): string[] {
  const order = boardOrder(entries.bibs.length, overall.order, (index) => entries.statuses[index] === 0);
  return Array.from(order, (index) => idAt(entries.ids, index * 4));
}

async function tried(
  sql: Sql,
  board: BulkRanking,
  change: Exclude<BoardChange, MergeChange>,
  now: Date,
): Promise<Tried> {
  const { material } = board;
  switch (change.kind) {
    case 'score': {
      const { workoutId, entryId, penalty } = change;
      const { scoring } = workoutOf(material, workoutId);
      const value = readTyped(change, scoring);
      const index = await entryOf(sql, board, entryId);
      if (value === null && !material.scores.get(workoutId)?.values[index]) throw scoreEmpty();
      const scored = withTriedScore(material, workoutId, index, value);
      const isAdded = penalty && value && isNewPenalty(penalty, { workoutId, entryId }, material.penalties);
      if (!isAdded || !penaltyTakes(penalty.kind, value.result, scoring))
        return { material: scored, workoutIds: [workoutId] };
      const bib = numberAt(material.entries.bibs, index);
      const taken = { ...penalty, id: '', workoutId, entryId, bib };
      return {
        material: { ...scored, penalties: [...material.penalties, taken] },
        workoutIds: [workoutId],
      };
    }
    case 'penalty': {
      const { workoutId, entryId, penalty } = change;
      const { scoring } = workoutOf(material, workoutId);
      const index = await entryOf(sql, board, entryId);
      const value = material.values[(material.scores.get(workoutId)?.values[index] ?? 0) - 1];
      if (!value || !penaltyTakes(penalty.kind, value.result, scoring)) throw nothingToPenalize();
      const bib = numberAt(material.entries.bibs, index);
      const taken = { ...penalty, id: '', workoutId, entryId, bib };
      return {
        material: { ...material, penalties: [...material.penalties, taken] },
        workoutIds: [workoutId],
      };
    }
    case 'penalty_withdrawal': {
      const gone = material.penalties.find(({ id }) => id === change.penaltyId);
      if (!gone) throw unknownPenalty();
      const penalties = material.penalties.filter((one) => one !== gone);
      return { material: { ...material, penalties }, workoutIds: [gone.workoutId] };
    }
    case 'adjustment': {
      const index = await entryOf(sql, board, change.entryId);
      const before = material.field[index] ?? { status: 'active' };
      const adjustment = exactPoints((before.adjustment ?? 0) + change.points);
      return { material: withTriedEntry(material, index, { ...before, adjustment }), workoutIds: [] };
    }
    case 'tie_order': {
      const orders = new Map<number, number>();
      for (const [order, entryId] of change.entryIds.entries())
        orders.set(await entryOf(sql, board, entryId, 'body.change.entryIds'), order + 1);
      const field = material.field.map((one, index) => ({ ...one, tieOrder: orders.get(index) ?? null }));
      return { material: { ...material, field }, workoutIds: [] };
    }
    case 'scores': {
      let scored = material;
      for (const { workoutId, entryId, value } of change.scores)
        scored = withTriedScore(scored, workoutId, await entryOf(sql, board, entryId), value);
      const moved = await triedStates(sql, board, scored, change.states, now);
      return {
        ...moved,
        workoutIds: [...moved.workoutIds, ...change.scores.map(({ workoutId }) => workoutId)],
      };
    }
    case 'entry_state':
      return triedStates(sql, board, material, [change], now);
  }
}

async function triedStates(
  sql: Sql,
  board: BulkRanking,
  material: BulkMaterial,
  states: SavedTogether['states'],
  now: Date,
): Promise<Tried> {
  let tried = material;
  for (const { entryId, to: status } of states) {
    const index = await entryOf(sql, board, entryId);
    const before = tried.field[index] ?? { status: 'active' };
    const withdrewAt = status === 'active' ? null : now.getTime();
    tried = withTriedEntry(tried, index, { ...before, status, withdrewAt });
  }
  // Who is out takes no part in any workout.
  return { material: tried, workoutIds: states.length > 0 ? material.workouts.map(({ id }) => id) : [] };
}

async function triedMerge(
  sql: Sql,
  board: BulkRanking,
  change: MergeChange,
  duplicate: Duplicate | null,
): Promise<Tried> {
  const index = await entryOf(sql, board, change.entryId);
  let { material } = board;
  if (!duplicate) return { material, workoutIds: [] };
  const before = material.field[index] ?? { status: 'active' };
  const moved = scoresTaken(change, duplicate, (id) => (material.scores.get(id)?.values[index] ?? 0) > 0);
  const replaced = new Set(moved.map(({ workoutId }) => workoutId));
  const bib = numberAt(material.entries.bibs, index);
  const { entryId } = change;
  const carried = duplicate.penalties
    .filter(({ workoutId }) => replaced.has(workoutId))
    .map((one) => ({ ...one, id: '', entryId, bib }));
  const left = material.penalties.filter((one) => one.bib !== bib || !replaced.has(one.workoutId));
  material = { ...material, penalties: [...left, ...carried] };
  for (const { workoutId, value } of moved)
    if (value && material.workouts.some(({ id }) => id === workoutId))
      material = withTriedScore(material, workoutId, index, value);
  const points = duplicate.adjustments.reduce((sum, one) => sum + one.points, before.adjustment ?? 0);
  material = withTriedEntry(material, index, { ...before, adjustment: exactPoints(points) });
  const gone = await positionOfEntry(sql, board, change.mergedId);
  if (gone !== null) material = withTriedEntry(material, gone, { ...material.field[gone], status: 'out' });
  return { material, workoutIds: material.workouts.map(({ id }) => id) };
}

async function entryOf(sql: Sql, board: BulkRanking, entryId: string, path?: string): Promise<number> {
  const index = isId(entryId) ? await positionOfEntry(sql, board, entryId) : null;
  if (index === null) throw unknownEntry(path);
  return index;
}

function workoutOf({ workouts }: BulkMaterial, workoutId: string) {
  const found = workouts.find(({ id }) => id === workoutId);
  if (!found) throw unknownWorkout('body.change.workoutId');
  return found;
}
