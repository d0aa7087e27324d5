import { penaltyTakes } from '@chalkline/contract/competitions/apply-penalties.ts';
import { type EntryState, leavesWith } from '@chalkline/contract/competitions/entry.lifecycle.ts';
import {
  type RippleChange,
  type RippleReply,
  rippleRowsShown,
} from '@chalkline/contract/competitions/ripple.schema.ts';
import type { Sql } from '../../platform/database/database.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import type { ThreadParts, ThreadTask } from '../../platform/threads/threads.ts';
import { cutStatesOf, drawnCut } from '../cuts/board-cut.rules.ts';
import { nothingToPenalize, unknownPenalty } from '../decisions/decisions.errors.ts';
import { findPenalty } from '../decisions/penalties.repository.ts';
import { divisionNotFound } from '../divisions/divisions.errors.ts';
import { findDivision } from '../divisions/divisions.repository.ts';
import { unknownEntry } from '../entries/entries.errors.ts';
import { findEntry } from '../entries/entries.repository.ts';
import type { BoardInput, BoardWorkout, RankedBoard } from '../ranking/board-ranking.rules.ts';
import { type TriedScore, withScore, withScores } from '../ranking/trial.rules.ts';
import { scoreEmpty } from '../scores/scores.errors.ts';
import { readTyped } from '../scores/scores.record.service.ts';
import { unknownWorkout } from '../workouts/workouts.errors.ts';
import { makeBoard } from './board.rules.ts';
import {
  findMaterialAdjustments,
  findMaterialPenalties,
  findMaterialScores,
} from './board-material.repository.ts';
import type { BoardMaterial } from './boards.material.service.ts';
import { lookUpRanking } from './boards.ranking-lookup.service.ts';
import { spreadPacked } from './boards.ripple-packed.service.ts';
import { type BoardRef, loadBoardSnapshot } from './boards.snapshot.service.ts';
import { onSuitingThread } from './boards.thread.service.ts';
import { type Duplicate, type MergeChange, mergedBoard } from './merged-board.rules.ts';
import { isNewPenalty, rippleBetween } from './ripple.rules.ts';

/** Many scores and states that are saved together. */
export interface SavedTogether {
  readonly kind: 'scores';
  readonly scores: readonly TriedScore[];
  readonly states: readonly { readonly entryId: string; readonly to: EntryState }[];
}

/** A decision, its scores as they are understood if it has many. */
export type BoardChange = Exclude<RippleChange, { readonly kind: 'scores' }> | SavedTogether;

/** What a decision changes on the board of a division. */
export interface BoardRipple extends Omit<RippleReply, 'heats' | 'notified'> {
  /** All entries, best first, before and after; null where nobody asked. */
  readonly orders: { readonly before: readonly string[]; readonly after: readonly string[] } | null;
}

/**
 * What a decision would change for everybody in a division, before it is taken. Nothing is kept. Heats are above the
 * boards: `previewWithHeats` adds them. For the staff alone.
 */
export async function previewBoards(
  parts: Parts,
  competitionId: string,
  change: BoardChange,
  asked: { readonly divisionId: string; readonly withOrders: boolean },
): Promise<BoardRipple> {
  const { divisionId } = asked;
  return onSuitingThread(parts, divisionId, rippleTask, { competitionId, ...asked, view: 'inside', change });
}

/** The division that a decision is about. Throws 404 or 422 for what isn't in the competition. */
export async function divisionOf(
  sql: Sql,
  competitionId: string,
  change: Exclude<BoardChange, SavedTogether>,
): Promise<string> {
  if (change.kind === 'tie_order') {
    const { divisionId } = change;
    const division = isId(divisionId) ? await findDivision(sql, competitionId, divisionId) : null;
    if (!division) throw divisionNotFound();
    return division.id;
  }
  const entryId = await entryOf(sql, competitionId, change);
  const entry = isId(entryId) ? await findEntry(sql, competitionId, entryId) : null;
  if (!entry) throw unknownEntry('body.change.entryId');
  return entry.divisionId;
}

type Asked = BoardRef & { readonly change: BoardChange; readonly withOrders: boolean };

export const rippleTask: ThreadTask<Asked, BoardRipple> = { name: 'competitions.ripple', run: spread };

async function spread(parts: ThreadParts, asked: Asked): Promise<BoardRipple> {
  const { change, withOrders } = asked;
  const known = await lookUpRanking(parts, asked);
  if (known) {
    const { sql } = parts.database;
    const duplicate = change.kind === 'merge' ? await findDuplicate(sql, change, known.material) : null;
    return spreadPacked(sql, known, { ...asked, duplicate }, parts.clock.now());
  }
  const material = await loadBoardSnapshot(parts, asked);
  const after =
    change.kind === 'merge'
      ? mergedBoard(material.input, change, await findDuplicate(parts.database.sql, change, material))
      : changed(material, change, parts.clock.now());
  const statesOf = (ranked: RankedBoard) => {
    const cut = drawnCut(material.frame, material, ranked);
    return cut && cutStatesOf(cut, material.entries);
  };
  const { entryIds, ...ripple } = rippleBetween(material.input, after, rippleRowsShown, statesOf);
  const accounts = new Set(material.entries.filter(({ personId }) => personId !== null).map(({ id }) => id));
  const withAccount = entryIds.filter((id) => accounts.has(id)).length;
  const orders = withOrders ? { before: orderedIds(material.input), after: orderedIds(after) } : null;
  return { ...ripple, withAccount, orders };
}

/** What a duplicate has, in whatever division it is. */
export async function findDuplicate(
  sql: Sql,
  { mergedId }: MergeChange,
  { frame }: Pick<BoardMaterial, 'frame'>,
): Promise<Duplicate> {
  const merged = isId(mergedId) ? await findEntry(sql, frame.competition.id, mergedId) : null;
  if (!merged) throw unknownEntry('body.change.mergedId');
  const whose = { entryIds: [mergedId] };
  const now = { asOf: null, workoutIds: frame.allWorkouts.map(({ id }) => id) };
  return {
    scores: await findMaterialScores(sql, whose, now),
    penalties: await findMaterialPenalties(sql, whose, now),
    adjustments: await findMaterialAdjustments(sql, whose, null),
  };
}

function orderedIds(input: BoardInput): string[] {
  return makeBoard(input).map(({ entryId }) => entryId);
}

type OfAnEntry = Exclude<BoardChange, SavedTogether | { readonly kind: 'tie_order' }>;

async function entryOf(sql: Sql, competitionId: string, change: OfAnEntry): Promise<string> {
  if (change.kind !== 'penalty_withdrawal') return change.entryId;
  const found = isId(change.penaltyId) ? await findPenalty(sql, competitionId, change.penaltyId) : null;
  if (!found) throw unknownPenalty();
  return found.entryId;
}

function changed(material: BoardMaterial, change: Exclude<BoardChange, MergeChange>, now: Date): BoardInput {
  const { input } = material;
  switch (change.kind) {
    case 'score': {
      const { workoutId, entryId, penalty } = change;
      const { scoring } = workoutOf(input, workoutId);
      const value = readTyped(change, scoring);
      const isThere = input.scores.some(
        (one) => one.workoutId === workoutId && one.entryId === entryId && one.value,
      );
      if (value === null && !isThere) throw scoreEmpty();
      const scored = withScore(input, workoutId, entryId, value);
      const isAdded = penalty && value && isNewPenalty(penalty, { workoutId, entryId }, input.penalties);
      if (!isAdded || !penaltyTakes(penalty.kind, value.result, scoring)) return scored;
      return { ...scored, penalties: [...input.penalties, { ...penalty, workoutId, entryId }] };
    }
    case 'scores':
      return withStates(withScores(input, change.scores), change.states, now);
    case 'penalty': {
      const { workoutId, entryId, penalty } = change;
      const { scoring } = workoutOf(input, workoutId);
      const score = input.scores.find((one) => one.workoutId === workoutId && one.entryId === entryId);
      if (!score?.value || !penaltyTakes(penalty.kind, score.value.result, scoring))
        throw nothingToPenalize();
      return { ...input, penalties: [...input.penalties, { ...penalty, workoutId, entryId }] };
    }
    case 'penalty_withdrawal': {
      const left = material.penalties.filter(({ id }) => id !== change.penaltyId);
      if (left.length === material.penalties.length) throw unknownPenalty();
      return { ...input, penalties: left };
    }
    case 'adjustment': {
      const { entryId, points } = change;
      return { ...input, adjustments: [...input.adjustments, { entryId, points, reason: '' }] };
    }
    case 'tie_order': {
      const known = new Set(input.entries.map(({ id }) => id));
      if (!change.entryIds.every((id) => known.has(id))) throw unknownEntry('body.change.entryIds');
      const orders = new Map(change.entryIds.map((id, index) => [id, index + 1]));
      const entries = input.entries.map((one) => ({ ...one, tieOrder: orders.get(one.id) ?? null }));
      return { ...input, entries };
    }
    case 'entry_state':
      return withStates(input, [change], now);
  }
}

function withStates(input: BoardInput, states: SavedTogether['states'], now: Date): BoardInput {
  const stateOf = new Map(states.map(({ entryId, to }) => [entryId, to]));
  const entries = input.entries.map((one) => {
    const status = stateOf.get(one.id);
    if (!status) return one;
    const leftAt = { never: null, now: now.getTime(), before: one.leftAt ?? now.getTime() };
    return { ...one, status, leftAt: leftAt[leavesWith(one.status, status)] };
  });
  return { ...input, entries };
}

function workoutOf(input: BoardInput, workoutId: string): BoardWorkout {
  const found = input.workouts.find(({ id }) => id === workoutId);
  if (!found) throw unknownWorkout('body.change.workoutId');
  return found;
}
