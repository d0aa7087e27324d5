import type { Trial, TrialReply } from '@chalkline/contract/competitions/explanation.schema.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import type { ThreadParts, ThreadTask } from '../../platform/threads/threads.ts';
import { unknownEntry } from '../entries/entries.errors.ts';
import { trialReply, tryInResults, tryValue } from '../ranking/trial.rules.ts';
import { pointsSettingOf } from '../ranking/workout-points.rules.ts';
import { scoreEmpty } from '../scores/scores.errors.ts';
import { readTyped } from '../scores/scores.record.service.ts';
import { unknownWorkout } from '../workouts/workouts.errors.ts';
import { findBoardFrame } from './board-material.repository.ts';
import { type BulkRanking, rankMaterial } from './boards.bulk-ranking.service.ts';
import { frameInView } from './boards.frame.service.ts';
import { lookUpRanking, positionOfEntry } from './boards.ranking-lookup.service.ts';
import { findBoardResults, hasMoreEntriesThan } from './boards.repository.ts';
import { withDependentWorkouts } from './boards.rerank.service.ts';
import { type BoardRef, loadBoardSnapshot, requireBoardAccess } from './boards.snapshot.service.ts';
import { onSuitingThread, rankedHereAtMost } from './boards.thread.service.ts';
import { withOneMore, withTriedScore } from './packed-tries.rules.ts';

/** Which place and points a typed score would get. Throws 422 for one that cannot be understood. */
export async function tryScore(
  parts: Parts,
  viewer: MaybeViewer,
  competitionId: string,
  body: Trial,
): Promise<TrialReply> {
  const asked = { ...body, competitionId };
  await requireBoardAccess(parts, viewer, asked);
  const quick = await tryQuickly(parts, asked);
  return quick ?? onSuitingThread(parts, body.divisionId, tryScoreTask, asked);
}

/**
 * One more in a large field needs no ranking: the distinct results of the public board tell the place. null where
 * they do not tell all: of an entry's own score, or where another part breaks ties.
 */
async function tryQuickly({ database: { sql } }: Parts, asked: Asked): Promise<TrialReply | null> {
  const { divisionId, workoutId, view, entryId } = asked;
  if (view === 'inside' || entryId !== undefined) return null;
  if (!(await hasMoreEntriesThan(sql, divisionId, rankedHereAtMost))) return null;
  const found = await findBoardFrame(sql, divisionId);
  const frame = found && frameInView(found, view);
  const workout = frame?.workouts.find((one) => one.workout.id === workoutId)?.workout;
  const results = workout ? await findBoardResults(sql, divisionId, workoutId) : null;
  if (!frame || !workout || !results || workout.scoring.brokenByPart !== undefined) return null;
  const { scoring } = frame.competition;
  const division = frame.division.points === null ? undefined : { points: frame.division.points };
  const setting = pointsSettingOf(scoring, workout.points, division);
  const value = readTyped(asked, workout.scoring);
  if (value === null) throw scoreEmpty();
  return tryInResults(results, value, { scoring: workout.scoring, ...setting, absent: scoring.absent });
}

type Asked = Trial & BoardRef;

export const tryScoreTask: ThreadTask<Asked, TrialReply> = { name: 'competitions.try_score', run: attempt };

async function attempt(parts: ThreadParts, asked: Asked): Promise<TrialReply> {
  const known = await lookUpRanking(parts, asked);
  if (known) return attemptPacked(parts, known, asked);
  const { workoutId, entryId } = asked;
  const { input } = await loadBoardSnapshot(parts, asked);
  const workout = input.workouts.find(({ id }) => id === workoutId);
  if (!workout) throw unknownWorkout('body.workoutId');
  if (entryId !== undefined && !input.entries.some(({ id }) => id === entryId)) throw unknownEntry();
  const value = readTyped(asked, workout.scoring);
  if (value === null) throw scoreEmpty();
  const reply = tryValue(input, workoutId, value, entryId);
  if (!reply) throw unknownWorkout('body.workoutId');
  return reply;
}

/** The same in a large division: ranked again are the workout, and those whose ties it breaks. */
async function attemptPacked(
  { database: { sql } }: ThreadParts,
  board: BulkRanking,
  asked: Asked,
): Promise<TrialReply> {
  const { workoutId, entryId } = asked;
  const { material, field } = board;
  const workout = material.workouts.find(({ id }) => id === workoutId);
  if (!workout) throw unknownWorkout('body.workoutId');
  const own = entryId !== undefined && isId(entryId) ? await positionOfEntry(sql, board, entryId) : null;
  if (entryId !== undefined && own === null) throw unknownEntry();
  const value = readTyped(asked, workout.scoring);
  if (value === null) throw scoreEmpty();
  const index = own ?? material.field.length;
  const everybody = own === null ? withOneMore(material, { status: 'active' }) : material;
  const touched = withDependentWorkouts(new Set([workoutId]), material);
  const kept = own === null ? [] : field.workouts.filter(({ id }) => !touched.has(id));
  const { workouts } = rankMaterial(withTriedScore(everybody, workoutId, index, value), kept).field;
  const ranked = workouts.find(({ id }) => id === workoutId);
  if (!ranked) throw unknownWorkout('body.workoutId');
  return trialReply(ranked, index, value, material.frame.competition.scoring.absent);
}
