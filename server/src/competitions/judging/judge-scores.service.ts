import { isDeepStrictEqual } from 'node:util';
import type { JudgeSettlement, NewJudgeScore } from '@chalkline/contract/competitions/judging.schema.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { notAllowed, Refusal } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import {
  type CompetitionInView,
  requireRight,
  seeCompetition,
} from '../competitions/competition-access.service.ts';
import { auditCompetition } from '../competitions/competitions.audit.service.ts';
import { hasRight } from '../competitions/competitions.policy.ts';
import { findStandingPenalties } from '../decisions/penalties.repository.ts';
import { givePenalty } from '../decisions/penalties.service.ts';
import { unknownEntry } from '../entries/entries.errors.ts';
import { isOwnScore, requireLane, seeAsJudge } from '../judge-links/judge-links.scope.service.ts';
import { notifyOfCorrections } from '../score-corrections/score-corrections.notify.service.ts';
import { scoreConflict, scoreEmpty, submissionReused } from '../scores/scores.errors.ts';
import { lockScore, type RecordedScore, readTyped, recordLocked } from '../scores/scores.record.service.ts';
import { findCurrentScoresOf, findDivisionOfEntry } from '../scores/scores.repository.ts';
import { typedWhole } from '../scores/scores.rules.ts';
import { unknownWorkout } from '../workouts/workouts.errors.ts';
import { findWorkout } from '../workouts/workouts.repository.ts';
import {
  findHandedIn,
  findJudgeScore,
  insertJudgeScore,
  type JudgeScore,
  writeSettled,
} from './judge-scores.repository.ts';
import { conflictSettled, judgeScoreNotFound } from './judging.errors.ts';
import { maySettle } from './judging.policy.ts';

export type { JudgeScore } from './judge-scores.repository.ts';

export interface JudgeScoreParams {
  readonly competitionId: string;
  readonly submissionId: string;
}

/**
 * Takes a score from the floor. The same submission again gives the same receipt, whenever it comes. Where another judge
 * was first with a different score, theirs stays and this one is kept beside it, to be settled.
 */
export async function recordJudgeScore(
  parts: Parts,
  viewer: Viewer,
  { competitionId, submissionId }: JudgeScoreParams,
  body: NewJudgeScore,
): Promise<JudgeScore> {
  return parts.database.transaction(async (tx) => {
    await lockScore(tx, competitionId, { submissionId, workoutId: body.workoutId });
    const judge = await seeAsJudge(tx.sql, viewer, competitionId, parts.clock.now());
    const known = await findJudgeScore(tx.sql, submissionId);
    if (known) {
      const isOwn = await isOwnScore(tx.sql, viewer, known.createdBy);
      return sameAgain(known, isOwn, competitionId, body);
    }
    await requireLane(tx.sql, judge, body);
    const { seen } = judge;
    const { noReps, note, enteredAt, signature, penalty, ...score } = body;
    const { outcome, became } = await handIn(parts, tx, viewer, seen, { ...score, submissionId });
    const value = readTyped(body, became.scoring);
    if (value === null) throw scoreEmpty();
    const row = {
      submissionId,
      competitionId,
      value,
      outcome,
      noReps,
      note,
      signature,
      penalty,
      workoutId: body.workoutId,
      entryId: body.entryId,
      answers: body.answers,
      typed: typedWhole(body.typed, body.tiebreaks),
      enteredAt: new Date(enteredAt),
      receivedAt: parts.clock.now(),
      createdBy: viewer.personId,
      scoreId: became.id,
    };
    await insertJudgeScore(tx.sql, row);
    if (outcome !== 'conflict') await penalize(parts, tx, viewer, row);
    if (outcome === 'conflict')
      await auditCompetition(parts, tx, viewer, competitionId, 'score.disputed', {
        after: { submissionId, entryId: row.entryId, workoutId: row.workoutId, value, against: became.id },
      });
    return { ...row, judgeName: viewer.name, scoring: became.scoring };
  });
}

/** The penalty that a judge gave with a score that counts. The same one again, with a correction or by another judge, counts once. */
async function penalize(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  {
    competitionId,
    workoutId,
    entryId,
    penalty,
  }: Pick<JudgeScore, 'competitionId' | 'workoutId' | 'entryId' | 'penalty'>,
): Promise<void> {
  if (!penalty) return;
  const standing = await findStandingPenalties(tx.sql, workoutId, entryId);
  const isThere = standing.some(
    ({ kind, amount, reason }) =>
      kind === penalty.kind && amount === penalty.amount && reason === penalty.reason,
  );
  if (!isThere) await givePenalty(parts, tx, viewer, competitionId, { ...penalty, workoutId, entryId });
}

/** What judges handed in for an entry in a workout, latest first, for who may record scores. */
export async function listJudgeScores(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  { workoutId, entryId }: { readonly workoutId: string; readonly entryId: string },
): Promise<JudgeScore[]> {
  const { sql } = parts.database;
  requireHas(await seeCompetition(sql, viewer, competitionId));
  if (!isId(workoutId) || !(await findWorkout(sql, competitionId, workoutId)))
    throw unknownWorkout('query.workoutId');
  const isKnown = isId(entryId) && (await findDivisionOfEntry(sql, competitionId, entryId)) !== null;
  if (!isKnown) throw unknownEntry('query.entryId');
  return findHandedIn(sql, workoutId, entryId);
}

function requireHas(seen: CompetitionInView): void {
  if (!hasRight(seen, 'recordScores')) throw notAllowed();
}

interface HandedIn {
  readonly outcome: 'recorded' | 'same' | 'conflict';
  /** The score it became, agrees or disagrees with. */
  readonly became: RecordedScore;
}

type Submitted = Parameters<typeof recordLocked>[4];

async function handIn(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  seen: CompetitionInView,
  score: Submitted,
): Promise<HandedIn> {
  try {
    return { outcome: 'recorded', became: await recordAndTell(parts, tx, viewer, seen, score) };
  } catch (failure) {
    const isConflict = failure instanceof Refusal && failure.problems[0]?.code === 'score_conflict';
    const current = isConflict ? await currentOf(tx, score) : null;
    if (!current) throw failure;
    // Removed since this device looked, so there is nothing to disagree with.
    if (current.value === null) {
      const again = { ...score, previousId: current.id, reason: score.reason || 'Entered on the floor' };
      return { outcome: 'recorded', became: await recordAndTell(parts, tx, viewer, seen, again) };
    }
    const isSame = isDeepStrictEqual(current.value, readTyped(score, current.scoring));
    return { outcome: isSame ? 'same' : 'conflict', became: current };
  }
}

/** Records a score, and notifies the athlete if it corrects a published one. */
async function recordAndTell(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  seen: CompetitionInView,
  score: Submitted,
): Promise<RecordedScore> {
  const recorded = await recordLocked(parts, tx, viewer, seen, score);
  await notifyOfCorrections(parts, tx, viewer, [recorded]);
  return recorded;
}

async function currentOf(
  tx: Transaction,
  { workoutId, entryId }: Pick<Submitted, 'workoutId' | 'entryId'>,
): Promise<RecordedScore | null> {
  const [found] = await findCurrentScoresOf(tx.sql, [workoutId], [entryId]);
  return found ?? null;
}

function sameAgain(
  known: JudgeScore,
  isOwn: boolean,
  competitionId: string,
  body: NewJudgeScore,
): JudgeScore {
  const isSame =
    isOwn &&
    known.competitionId === competitionId &&
    known.workoutId === body.workoutId &&
    known.entryId === body.entryId &&
    known.typed === typedWhole(body.typed, body.tiebreaks);
  if (!isSame) throw submissionReused();
  return known;
}

/**
 * Ends a conflict. The other score becomes the current one as a correction, or is dropped; both stay in the history.
 * Throws 409 if it was settled meanwhile, or the recorded score is not the one that was shown.
 */
export async function settleJudgeScore(
  parts: Parts,
  viewer: Viewer,
  { competitionId, submissionId }: JudgeScoreParams,
  { use, scoreId }: JudgeSettlement,
): Promise<JudgeScore> {
  return parts.database.transaction(async (tx) => {
    const known = await findJudgeScore(tx.sql, submissionId);
    await lockScore(tx, competitionId, { submissionId, workoutId: known?.workoutId ?? competitionId });
    const seen = await seeCompetition(tx.sql, viewer, competitionId);
    if (!hasRight(seen, 'recordScores')) throw notAllowed();
    if (known?.competitionId !== competitionId) throw judgeScoreNotFound();
    if (known.outcome !== 'conflict') throw conflictSettled();
    requireRight(seen, 'recordScores');
    const current = await currentOf(tx, known);
    if (!current || current.id !== scoreId) throw scoreConflict();
    if (!maySettle(seen, viewer.personId, [known.createdBy, current.createdBy])) throw notAllowed();
    const { workoutId, entryId, typed, answers, judgeName } = known;
    const became =
      use === 'recorded'
        ? current
        : await recordAndTell(parts, tx, viewer, seen, {
            submissionId,
            workoutId,
            entryId,
            typed,
            answers,
            tiebreaks: [],
            previousId: scoreId,
            reason: `Settled: the score ${judgeName} entered`,
          });
    const settled = {
      outcome: use === 'other' ? ('used' as const) : ('dropped' as const),
      scoreId: became.id,
    };
    const isDone = await writeSettled(tx.sql, submissionId, settled);
    if (!isDone) throw conflictSettled();
    if (use === 'other') await penalize(parts, tx, viewer, known);
    await auditCompetition(parts, tx, viewer, competitionId, 'score.settled', {
      before: { recorded: current.id, submissionId },
      after: { entryId, workoutId, scoreId: became.id },
    });
    return { ...known, ...settled };
  });
}
