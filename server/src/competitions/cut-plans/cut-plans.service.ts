import type { AuditAction } from '@chalkline/contract/audit/audit-actions.ts';
import type { CutMaking, CutPlan } from '@chalkline/contract/competitions/cut.schema.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import { stateChanged } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import type { ThreadParts, ThreadTask } from '../../platform/threads/threads.ts';
import { insertBoardRequests } from '../board-requests/board-requests.repository.ts';
import { startRanking } from '../board-requests/board-requests.service.ts';
import { requireRight, seeCompetition } from '../competitions/competition-access.service.ts';
import { cutTooEarly, laterCutMade, nobodyAdvances, unknownCut } from '../cuts/cuts.errors.ts';
import { notifyOfCut } from '../cuts/cuts.notify.service.ts';
import { deleteCutEntries, insertCutEntries, insertMadeCut, writeUndone } from '../cuts/cuts.repository.ts';
import { divisionNotFound } from '../divisions/divisions.errors.ts';
import { findDivision, findDivisions } from '../divisions/divisions.repository.ts';
import { enterEntries } from '../entries/entries.change.service.ts';
import { moveManyWithin } from '../entry-moves/entry-moves.service.ts';
import { onSuitingThread } from '../standings/boards.thread.service.ts';
import { type PlannedCut, planCuts } from './planned-cuts.service.ts';

interface DivisionParams {
  readonly competitionId: string;
  readonly divisionId: string;
}

interface CutParams extends DivisionParams {
  readonly workoutId: string;
}

/** The cuts of a competition with their current outcome, in division order. */
export async function listCuts(parts: Parts, viewer: Viewer, competitionId: string): Promise<CutPlan[]> {
  const { sql } = parts.database;
  requireRight(await seeCompetition(sql, viewer, competitionId), 'seeInside');
  const plans: CutPlan[] = [];
  // One field at a time: a large one takes a lot of memory.
  for (const { id: divisionId, cuts } of await findDivisions(sql, competitionId))
    if (cuts.length > 0)
      plans.push(...(await onSuitingThread(parts, divisionId, listCutsTask, { divisionId })));
  return plans;
}

export const listCutsTask: ThreadTask<{ readonly divisionId: string }, CutPlan[]> = {
  name: 'competitions.list_cuts',
  run: ({ clock, database }, { divisionId }) =>
    database.transaction(
      async ({ sql }) => (await planCuts(sql, divisionId, clock.now())).map(({ plan }) => plan),
      'snapshot',
    ),
};

/**
 * Makes a cut: entries that don't advance become CUT, and entries it cut before that now advance are reinstated. Making
 * it again applies what has changed since, if anything. Throws 409 while results are open, if no one would advance, or
 * if a different outcome was seen.
 */
export async function makeCut(
  parts: Parts,
  viewer: Viewer,
  params: CutParams,
  { outcome }: CutMaking,
): Promise<CutPlan> {
  return runTask(parts, makeCutTask, { viewer, params, outcome });
}

/** Undoes a cut. Throws 409 if a later one was made. */
export async function undoCut(parts: Parts, viewer: Viewer, params: CutParams): Promise<CutPlan> {
  return runTask(parts, undoCutTask, { viewer, params });
}

interface CutAction {
  readonly viewer: Viewer;
  readonly params: CutParams;
}

/** Runs work that reads a whole division on the side thread; the leaderboard is updated right after. */
async function runTask<Data extends CutAction>(parts: Parts, task: ThreadTask<Data, CutPlan>, data: Data) {
  const { competitionId, divisionId } = data.params;
  // Checked before locking, so that others neither learn which divisions exist nor block changes.
  requireRight(await seeCompetition(parts.database.sql, data.viewer, competitionId), 'manageEntries');
  await requireDivision(parts, data.params);
  const plan = await onSuitingThread(parts, divisionId, task, data);
  startRanking(parts, divisionId);
  return plan;
}

export const makeCutTask: ThreadTask<CutAction & CutMaking, CutPlan> = {
  name: 'competitions.make_cut',
  run: (parts, { viewer, params, outcome }) =>
    parts.database.transaction(async (tx) => {
      const { plan, made, toCut, toReinstate } = await enterCut(parts, tx, viewer, params);
      const { openWorkoutIds: open, advancing } = plan;
      if (open.length > 0) throw cutTooEarly(open.length);
      if (advancing.count === 0) throw nobodyAdvances();
      if (plan.outcome !== outcome)
        throw stateChanged('division’s cut', 'Different athletes would advance now.');
      if (made && plan.changes === 0) return plan;
      const now = parts.clock.now();
      const cutId = made?.id ?? newId(now.getTime());
      if (!made) {
        const { divisionId, workoutId: afterWorkoutId } = params;
        await insertMadeCut(tx.sql, { id: cutId, divisionId, afterWorkoutId, madeAt: now });
      }
      const reason = 'The cut of the division';
      await moveManyWithin(parts, tx, viewer, { entryIds: toCut, from: 'active', to: 'cut', reason });
      await moveManyWithin(parts, tx, viewer, { entryIds: toReinstate, from: 'cut', to: 'active', reason });
      await insertCutEntries(tx.sql, cutId, toCut);
      await deleteCutEntries(tx.sql, cutId, toReinstate);
      await notifyOfCut(parts, tx, viewer, { id: cutId, divisionId: params.divisionId, undoneAt: null });
      const figures = { advancing: advancing.count, cut: toCut.length, back: toReinstate.length };
      return recordChange(parts, tx, { viewer, params }, 'competition.cut_made', figures);
    }),
};

export const undoCutTask: ThreadTask<CutAction, CutPlan> = {
  name: 'competitions.undo_cut',
  run: (parts, { viewer, params }) =>
    parts.database.transaction(async (tx) => {
      const { plan, made, cutBy, isLast } = await enterCut(parts, tx, viewer, params);
      if (!made) return plan;
      if (!isLast) throw laterCutMade();
      const reason = 'The cut of the division was taken back';
      await moveManyWithin(parts, tx, viewer, { entryIds: cutBy, from: 'cut', to: 'active', reason });
      const undoneAt = parts.clock.now();
      await writeUndone(tx.sql, made.id, undoneAt);
      await notifyOfCut(parts, tx, viewer, { id: made.id, divisionId: params.divisionId, undoneAt });
      return recordChange(parts, tx, { viewer, params }, 'competition.cut_undone', { back: cutBy.length });
    }),
};

interface EnteredCut extends PlannedCut {
  /** No later cut was made. */
  readonly isLast: boolean;
}

/**
 * Loads a cut to change it. Entries and scores of the competition are locked, so the cut is exactly what was read here.
 */
async function enterCut(
  { clock }: ThreadParts,
  tx: Transaction,
  viewer: Viewer,
  { competitionId, divisionId, workoutId }: CutParams,
): Promise<EnteredCut> {
  await lock(tx, 'entries', competitionId, 'exclusive');
  await lock(tx, 'competition', competitionId, 'exclusive');
  await enterEntries(tx, viewer, competitionId);
  const cuts = await planCuts(tx.sql, divisionId, clock.now());
  const at = cuts.findIndex(({ plan }) => plan.afterWorkoutId === workoutId);
  const found = cuts[at];
  if (!found) throw unknownCut();
  return { ...found, isLast: cuts.slice(at + 1).every(({ made }) => made === null) };
}

async function recordChange(
  parts: ThreadParts,
  tx: Transaction,
  { viewer, params }: CutAction,
  action: AuditAction,
  figures: object,
): Promise<CutPlan> {
  const { competitionId, divisionId, workoutId } = params;
  const subject = { subjectKind: 'competition', subjectId: competitionId };
  const after = { divisionId, afterWorkoutId: workoutId, ...figures };
  await recordAudit(parts, tx, { actorId: viewer.personId, ...subject, action, after });
  await insertBoardRequests(tx.sql, [divisionId], parts.clock.now());
  const cuts = await planCuts(tx.sql, divisionId, parts.clock.now());
  const found = cuts.find(({ plan }) => plan.afterWorkoutId === workoutId);
  if (!found) throw unknownCut();
  return found.plan;
}

async function requireDivision(parts: Parts, { competitionId, divisionId }: DivisionParams): Promise<void> {
  const { sql } = parts.database;
  const isKnown = isId(competitionId) && isId(divisionId);
  if (!isKnown || !(await findDivision(sql, competitionId, divisionId))) throw divisionNotFound();
}
