import type { RankedScore } from '@chalkline/contract/competitions/score.schema.ts';
import type {
  SubmissionHurdle,
  SubmissionsQuery,
  SubmissionWindow,
} from '@chalkline/contract/competitions/submission.schema.ts';
import { isOfDivision } from '@chalkline/contract/competitions/workout-divisions.ts';
import type { Sql } from '../../platform/database/database.ts';
import { readPage } from '../../platform/http/read-page.ts';
import { notAllowed } from '../../platform/http/refusal.ts';
import { Page } from '../../platform/http/serve.ts';
import type { MaybeViewer, Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import type { UploadSubject } from '../../uploads/uploads.fetch.service.ts';
import { enterCompetition, findVisible, seeCompetition } from '../competitions/competition-access.service.ts';
import { auditCompetition } from '../competitions/competitions.audit.service.ts';
import { hasRight } from '../competitions/competitions.policy.ts';
import type { Entry } from '../entries/entries.repository.ts';
import { findCurrentScoresOf } from '../scores/scores.repository.ts';
import { findRanked } from '../standings/boards.sheet.service.ts';
import { unknownWorkout } from '../workouts/workouts.errors.ts';
import { mayKnowWorkout } from '../workouts/workouts.policy.ts';
import { findWorkout, findWorkouts, type Workout } from '../workouts/workouts.repository.ts';
import { submissionNotFound, workoutNotFound } from './submissions.errors.ts';
import {
  countSubmissions,
  type DeskOfReviews,
  deleteWindow,
  findDesks,
  findEntriesOf,
  findLatestOf,
  findSubmission,
  findSubmissionRow,
  findWindow,
  findWindows,
  listSubmissionRows,
  type Submission,
  submissionOrder,
  writeWindow,
} from './submissions.repository.ts';
import { hurdleOf } from './submissions.rules.ts';
import {
  pictureKind,
  type SubmissionParams,
  type SubmissionShown,
  showSubmission,
} from './submissions.show.service.ts';
import type { SubmissionWindowRow } from './submissions.table.ts';

/** Those of workouts that the viewer may know, the first to close first. */
export async function listSubmissionWindows(
  parts: Parts,
  viewer: MaybeViewer,
  competitionId: string,
): Promise<SubmissionWindowRow[]> {
  const { sql } = parts.database;
  const seen = await seeCompetition(sql, viewer, competitionId);
  const now = parts.clock.now();
  const known = (await findWorkouts(sql, competitionId)).filter((one) => mayKnowWorkout(seen, one, now));
  const ids = new Set(known.map(({ id }) => id));
  return (await findWindows(sql, competitionId)).filter(({ workoutId }) => ids.has(workoutId));
}

/** null turns it off; what was submitted stays. */
export async function setSubmissionWindow(
  parts: Parts,
  viewer: Viewer,
  { competitionId, workoutId }: { readonly competitionId: string; readonly workoutId: string },
  window: SubmissionWindow | null,
): Promise<{ window: SubmissionWindow | null }> {
  return parts.database.transaction(async (tx) => {
    await enterCompetition(tx, viewer, competitionId, 'edit');
    const workout = isId(workoutId) ? await findWorkout(tx.sql, competitionId, workoutId) : null;
    if (!workout) throw workoutNotFound();
    const before = await findWindow(tx.sql, workoutId);
    if (window === null) await deleteWindow(tx.sql, workoutId);
    else {
      await writeWindow(tx.sql, {
        workoutId,
        competitionId,
        needsVideo: window.needsVideo,
        opensAt: window.opensAt === null ? null : new Date(window.opensAt),
        closesAt: new Date(window.closesAt),
        updatedAt: parts.clock.now(),
        updatedBy: viewer.personId,
      });
    }
    await auditCompetition(parts, tx, viewer, competitionId, 'workout.submissions_set', {
      before,
      after: { workoutId, window },
    });
    return { window };
  });
}

export interface OwnSubmitted {
  readonly entry: Entry;
  readonly hurdle: SubmissionHurdle | null;
  readonly submission: SubmissionShown | null;
}

/** The viewer's entries in a workout; none if athletes don't submit its results. */
export async function listOwnSubmissions(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  workoutId: string,
): Promise<OwnSubmitted[]> {
  const { sql } = parts.database;
  const seen = await seeCompetition(sql, viewer, competitionId);
  const now = parts.clock.now();
  const workout = isId(workoutId) ? await findWorkout(sql, competitionId, workoutId) : null;
  if (!workout || !mayKnowWorkout(seen, workout, now)) throw unknownWorkout('query.workoutId');
  const window = await findWindow(sql, workoutId);
  const entered = await findEntriesOf(sql, competitionId, viewer.personId);
  const own = entered.filter(({ divisionId }) => isOfDivision(workout, divisionId));
  const ids = own.map(({ id }) => id);
  const latest = new Map((await findLatestOf(sql, workoutId, ids)).map((one) => [one.entryId, one]));
  if (window === null && latest.size === 0) return [];
  const scores = new Map((await findCurrentScoresOf(sql, [workoutId], ids)).map((one) => [one.entryId, one]));
  return own.map((entry) => {
    const submission = latest.get(entry.id) ?? null;
    const score = scores.get(entry.id);
    const current = score ? { id: score.id, hasValue: score.value !== null } : null;
    const facts = { now, window, entryState: entry.state, latest: submission, current };
    return {
      entry,
      hurdle: hurdleOf(facts),
      submission: submission && showSubmission(parts, viewer, submission),
    };
  });
}

/** Competitions whose submissions the viewer may review. */
export async function listReviewDesks(parts: Parts, { personId }: Viewer): Promise<DeskOfReviews[]> {
  const found = await findDesks(parts.database.sql, personId);
  return found.filter((desk) => hasRight(desk, 'recordScores'));
}

export interface ReviewedSubmission extends SubmissionShown {
  readonly workout: Workout;
  readonly isOwn: boolean;
  readonly ranked: RankedScore | null;
}

export async function listSubmissions(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  { list, workoutId, ...asked }: SubmissionsQuery,
): Promise<Page<ReviewedSubmission[]>> {
  const { sql } = parts.database;
  if (!hasRight(await seeCompetition(sql, viewer, competitionId), 'recordScores')) throw notAllowed();
  if (workoutId !== undefined && !isId(workoutId)) throw unknownWorkout('query.workoutId');
  const filter = { competitionId, list, personId: viewer.personId, workoutId };
  const page = await readPage(parts.config, asked, {
    list: ['submissions', filter],
    order: submissionOrder(list),
    read: (rows) => listSubmissionRows(sql, filter, rows),
    count: () => countSubmissions(sql, filter),
  });
  return new Page(await withBeside(parts, sql, viewer, competitionId, page.data), page.next, page.total);
}

/** One as its reviewer sees it. */
export async function showReview(
  parts: Parts,
  sql: Sql,
  viewer: Viewer,
  { competitionId, submissionId }: SubmissionParams,
): Promise<ReviewedSubmission> {
  const found = await findSubmission(sql, competitionId, submissionId);
  const [shown] = found ? await withBeside(parts, sql, viewer, competitionId, [found]) : [];
  if (!shown) throw submissionNotFound();
  return shown;
}

async function withBeside(
  parts: Parts,
  sql: Sql,
  viewer: Viewer,
  competitionId: string,
  rows: readonly Submission[],
): Promise<ReviewedSubmission[]> {
  if (rows.length === 0) return [];
  const workouts = new Map((await findWorkouts(sql, competitionId)).map((one) => [one.id, one]));
  const own = new Set((await findEntriesOf(sql, competitionId, viewer.personId)).map(({ id }) => id));
  const ranked = new Map<string, RankedScore>();
  for (const [workoutId, some] of Map.groupBy(rows, (row) => row.workoutId)) {
    for (const [entryId, score] of await findRanked(sql, workoutId, some))
      ranked.set(workoutId + entryId, score);
  }
  return rows.flatMap((row) => {
    const workout = workouts.get(row.workoutId);
    if (!workout) return [];
    const score = ranked.get(row.workoutId + row.entryId) ?? null;
    return [{ ...showSubmission(parts, viewer, row), workout, isOwn: own.has(row.entryId), ranked: score }];
  });
}

/** Pictures of scorecards are for those who compete in the entry and for reviewers. */
export const submissionPictures: UploadSubject = {
  kind: pictureKind,
  maySee: async ({ database: { sql } }, viewer, id) => {
    const row = viewer && (await findSubmissionRow(sql, id));
    if (!row) return false;
    const seen = await findVisible(sql, viewer, row.competitionId);
    if (!seen) return false;
    if (hasRight(seen, 'recordScores')) return true;
    const own = await findEntriesOf(sql, row.competitionId, viewer.personId);
    return own.some((entry) => entry.id === row.entryId);
  },
};
