import type { ScoresImport, ScoresImportReply } from '@chalkline/contract/competitions/import.schema.ts';
import type { RippleReply } from '@chalkline/contract/competitions/ripple.schema.ts';
import { problemsShown } from '@chalkline/contract/http/import.schema.ts';
import { readCsv } from '../../imports/csv.read.service.ts';
import { importOutcome } from '../../imports/import-outcome.rules.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { requestBoards } from '../board-requests/board-requests.service.ts';
import { requireRight } from '../competitions/competition-access.service.ts';
import { auditCompetition } from '../competitions/competitions.audit.service.ts';
import { findDivisions } from '../divisions/divisions.repository.ts';
import { enterEntries } from '../entries/entries.change.service.ts';
import { moveAndTell } from '../entry-moves/entry-moves.service.ts';
import { previewSaved } from '../heats/heats.ripple.service.ts';
import { notifyOfCorrections } from '../score-corrections/score-corrections.notify.service.ts';
import { reasonRequired, scoreConflict } from '../scores/scores.errors.ts';
import { unknownWorkout } from '../workouts/workouts.errors.ts';
import { findWorkouts } from '../workouts/workouts.repository.ts';
import type { WorkoutRow } from '../workouts/workouts.table.ts';
import { compareWithBoard } from './file-places.service.ts';
import { warned } from './import-warnings.rules.ts';
import { appendScores, findAllEntries, findCurrentScores } from './imports.repository.ts';
import { type PlannedScore, planScores, type ScoresPlan } from './scores-plan.rules.ts';
import { readScoresTable } from './scores-table.rules.ts';

/**
 * Takes all scores or, when a row is bad or a text unclear, none. A preview takes none and says the same.
 * Scores that are there already are left, others are corrected, which needs a reason. Throws 409
 * `score_conflict` when a judge was faster.
 */
export async function importScores(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  body: ScoresImport,
): Promise<ScoresImportReply> {
  const { plan, ...outcome } = await runImport(parts, viewer, competitionId, body);
  const states = plan.states.map(({ row, entry: { name, bib, state: from }, to }) => ({
    row,
    name,
    bib,
    from,
    to,
  }));
  const isCompared = body.dryRun && outcome.problemCount === 0 && plan.questions.length === 0;
  const places = isCompared ? await compareWithBoard(parts, competitionId, plan) : null;
  return {
    ...outcome,
    ...warned(plan.warnings),
    questions: [...plan.questions],
    states: states.sort((a, b) => a.row - b.row).slice(0, problemsShown),
    stateCount: states.length,
    places,
    ripple: isCompared ? await rippleOf(parts, viewer, competitionId, plan) : null,
  };
}

/** Before scores are corrected or athletes change state, what that changes is shown. */
async function rippleOf(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  { added, changed, states }: ScoresPlan,
): Promise<RippleReply | null> {
  if (changed.length + states.length === 0) return null;
  return previewSaved(parts, viewer, competitionId, {
    scores: [...added, ...changed].map(({ workoutId, entry, value }) => ({
      workoutId,
      entryId: entry.id,
      value,
    })),
    states: states.map(({ entry, to }) => ({ entryId: entry.id, to })),
  });
}

function runImport(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  { csv, dryRun, workoutId, answers, reason }: ScoresImport,
) {
  return parts.database.transaction(async (tx) => {
    const workouts = await enterImport(tx, viewer, competitionId);
    if (workoutId !== undefined && !workouts.some(({ id }) => id === workoutId)) {
      throw unknownWorkout('body.workoutId');
    }
    const whole = readCsv(csv);
    if ('code' in whole) {
      const outcome = importOutcome({
        rows: 0,
        plan: emptyPlan,
        problems: [whole],
        ignoredColumns: [],
        imported: false,
      });
      return { ...outcome, plan: emptyPlan };
    }
    const table = readScoresTable(whole, workouts, workoutId ?? null);
    const plan = planScores(table, {
      entries: await findAllEntries(tx.sql, competitionId),
      divisions: await findDivisions(tx.sql, competitionId),
      workoutOf: new Map(workouts.map((workout) => [workout.id, workout])),
      current: await findCurrentScores(tx.sql, [...new Set(table.lines.map((line) => line.workoutId))]),
      answers,
      headers: table.headers,
    });
    const problems = [...table.problems, ...plan.problems];
    const isGood = problems.length === 0 && plan.questions.length === 0 && !dryRun;
    if (isGood) await carryOut(parts, tx, { viewer, competitionId, plan, reason });
    const outcome = importOutcome({
      rows: whole.rows.length,
      plan,
      problems,
      ignoredColumns: table.ignoredColumns,
      imported: isGood,
    });
    return { ...outcome, plan };
  });
}

const emptyPlan: ScoresPlan = {
  added: [],
  changed: [],
  unchanged: 0,
  filePlaces: [],
  states: [],
  warnings: [],
  problems: [],
  questions: [],
};

/** One import at a time, and no other change of the entries, whose states it may bring; how the workouts are measured stays as it is until it is done. */
async function enterImport(tx: Transaction, viewer: Viewer, competitionId: string): Promise<WorkoutRow[]> {
  await lock(tx, 'scores import', competitionId, 'exclusive');
  requireRight(await enterEntries(tx, viewer, competitionId), 'recordScores');
  const ids = (await findWorkouts(tx.sql, competitionId)).map(({ id }) => id).sort();
  for (const id of ids) await lock(tx, 'workout', id, 'shared');
  return findWorkouts(tx.sql, competitionId);
}

interface ImportCase {
  readonly viewer: Viewer;
  readonly competitionId: string;
  readonly plan: ScoresPlan;
  readonly reason: string;
}

async function carryOut(parts: Parts, tx: Transaction, { viewer, competitionId, plan, reason }: ImportCase) {
  const planned = [...plan.added, ...plan.changed];
  if (planned.length + plan.states.length === 0) return;
  if (plan.changed.length > 0 && reason === '') throw reasonRequired();
  const receivedAt = parts.clock.now();
  const rows = planned.map((score: PlannedScore) => ({
    id: newId(receivedAt.getTime()),
    competitionId,
    workoutId: score.workoutId,
    entryId: score.entry.id,
    submissionId: newId(receivedAt.getTime()),
    previousId: score.previousId,
    typed: score.typed,
    value: score.value,
    reason: score.previousId === null ? null : reason,
    receivedAt,
    createdBy: viewer.personId,
  }));
  if (!(await appendScores(tx.sql, rows))) throw scoreConflict();
  await notifyOfCorrections(parts, tx, viewer, rows);
  for (const { entry, to } of plan.states) {
    const move = { entryId: entry.id, from: entry.state, to, reason: 'Imported from a file' };
    await moveAndTell(parts, tx, viewer, move);
  }
  await auditCompetition(parts, tx, viewer, competitionId, 'competition.scores_imported', {
    after: { added: plan.added.length, changed: plan.changed.length, states: plan.states.length, reason },
  });
  await requestBoards(
    parts,
    tx,
    [...planned, ...plan.states].map(({ entry }) => entry.divisionId),
  );
}
