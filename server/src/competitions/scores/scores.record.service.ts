import { isAddedUp } from '@chalkline/contract/competitions/added-up.ts';
import { readScore } from '@chalkline/contract/competitions/reading/read-score.ts';
import type { NewScore } from '@chalkline/contract/competitions/score.schema.ts';
import type { ScoreValue } from '@chalkline/contract/competitions/score-value.schema.ts';
import { isOfDivision } from '@chalkline/contract/competitions/workout-divisions.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lockInTurn } from '../../platform/database/locks.ts';
import { notAllowed } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { requestBoards } from '../board-requests/board-requests.service.ts';
import {
  type CompetitionInView,
  competitionLock,
  divisionsLock,
  requireRight,
  seeCompetition,
} from '../competitions/competition-access.service.ts';
import { hasRight } from '../competitions/competitions.policy.ts';
import { entryMerged, unknownEntry } from '../entries/entries.errors.ts';
import { teamIsAddedUp } from '../teams/teams.errors.ts';
import { unknownWorkout, workoutOfOtherDivisions } from '../workouts/workouts.errors.ts';
import type { WorkoutRow } from '../workouts/workouts.table.ts';
import {
  reasonRequired,
  scoreConflict,
  scoreEmpty,
  scoreUnclear,
  scoreUnreadable,
  submissionReused,
} from './scores.errors.ts';
import {
  findSlot,
  findSubmission,
  insertScore,
  type RecordedScore,
  type ScoreSlot,
} from './scores.repository.ts';
import { typedWhole } from './scores.rules.ts';
import type { ScoreRow } from './scores.table.ts';

export type { RecordedScore } from './scores.repository.ts';

/**
 * Appends a score and gives its receipt; ranking follows and is not waited for. The same submission again
 * gives the same receipt. Throws 409 `score_conflict` when another score came in since this device looked.
 */
export async function recordScore(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  body: NewScore,
): Promise<RecordedScore> {
  return parts.database.transaction((tx) => recordWithin(parts, tx, viewer, competitionId, body));
}

/** The same as part of a transaction that holds no locks yet. */
export async function recordWithin(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  competitionId: string,
  body: NewScore,
): Promise<RecordedScore> {
  await lockScore(tx, competitionId, body);
  const seen = await seeCompetition(tx.sql, viewer, competitionId);
  if (!hasRight(seen, 'recordScores')) throw notAllowed();
  return recordLocked(parts, tx, viewer, seen, body);
}

/** What a score needs held while it comes in, to be taken before anything else in the transaction. */
export function lockScore(
  tx: Transaction,
  competitionId: string,
  { submissionId, workoutId }: Pick<NewScore, 'submissionId' | 'workoutId'>,
): Promise<void> {
  return lockInTurn(tx, [
    competitionLock(competitionId),
    divisionsLock(competitionId, 'shared'),
    // A repeat that comes while the first is under way waits for it and then finds it.
    ['submission', submissionId, 'exclusive'],
    // How it is measured stays as it is until this score is in.
    ['workout', workoutId, 'shared'],
  ]);
}

/**
 * The same as part of a transaction that has called `lockScore` and then looked whether this viewer may record scores
 * in the competition at all.
 */
export async function recordLocked(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  seen: CompetitionInView,
  body: NewScore,
): Promise<RecordedScore> {
  const { id } = seen.competition;
  return appendScore(parts, tx, viewer, id, body, () => requireRight(seen, 'recordScores'));
}

/**
 * Appends a score in a transaction that has called `lockScore` and decided that the viewer may. `requireOpen` is called
 * for a new score only: a receipt that was lost is given again also after the end.
 */
export async function appendScore(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  competitionId: string,
  body: NewScore,
  requireOpen?: () => void,
): Promise<RecordedScore> {
  const slot = await slotOf(tx, competitionId, body);
  const known = slot.isKnown ? await findSubmission(tx.sql, body.submissionId) : null;
  // Also after the end: a phone whose receipt was lost must not think that its score was.
  if (known) return sameAgain(known, competitionId, body);
  requireOpen?.();
  const { workout, divisionId } = placeOf(slot);
  const { current } = slot;
  const value = readTyped(body, workout.scoring);
  // One who changed divisions keeps what was scored before, and it can be corrected.
  if (!current && !isOfDivision(workout, divisionId)) throw workoutOfOtherDivisions('body.workoutId');
  if (value === null && body.previousId === null) throw scoreEmpty();
  if ((current?.id ?? null) !== body.previousId) throw scoreConflict();
  if (current && body.reason === '') throw reasonRequired();
  return write(
    parts,
    tx,
    viewer,
    { workout, divisionId, current },
    {
      competitionId,
      entryId: body.entryId,
      submissionId: body.submissionId,
      typed: typedWhole(body.typed, body.tiebreaks),
      value,
      reason: body.reason,
    },
  );
}

/**
 * Appends an earlier score of the same entry and workout again, as the correction of the current one. In a transaction
 * that has called `lockScore` and decided that the viewer may. Throws 409 `score_conflict` if another one is current.
 */
export async function restoreScore(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  earlier: ScoreRow,
  { currentId, reason }: { readonly currentId: string; readonly reason: string },
): Promise<RecordedScore> {
  const { competitionId, workoutId, entryId, typed, value } = earlier;
  const submissionId = crypto.randomUUID();
  const slot = await findSlot(tx.sql, { competitionId, workoutId, entryId, submissionId });
  const place = placeOf(slot);
  if (slot.current?.id !== currentId) throw scoreConflict();
  const again = { competitionId, entryId, submissionId, typed, value, reason };
  return write(parts, tx, viewer, { ...place, current: slot.current }, again);
}

/**
 * Appends the score of one entry to another's, in a transaction that keeps both in their divisions: they are the same
 * athlete. Gives the id of the new score.
 */
export async function carryScore(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  from: ScoreRow,
  { entryId, reason }: { readonly entryId: string; readonly reason: string },
): Promise<string> {
  const { competitionId, workoutId, typed, value } = from;
  const submissionId = crypto.randomUUID();
  const slot = await findSlot(tx.sql, { competitionId, workoutId, entryId, submissionId });
  const place = { ...placeOf(slot), current: slot.current };
  const again = { competitionId, entryId, submissionId, typed, value, reason };
  return (await write(parts, tx, viewer, place, again)).id;
}

interface Place {
  readonly workout: Pick<WorkoutRow, 'id' | 'scoring'>;
  readonly divisionId: string;
  readonly current: ScoreRow | null;
}

type Written = Pick<ScoreRow, 'competitionId' | 'entryId' | 'submissionId' | 'typed' | 'value'>;

async function write(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  { workout, divisionId, current }: Place,
  { reason, ...score }: Written & { readonly reason: string },
): Promise<RecordedScore> {
  const receivedAt = parts.clock.now();
  const row = {
    id: newId(receivedAt.getTime()),
    workoutId: workout.id,
    previousId: current?.id ?? null,
    ...score,
    reason: current ? reason : null,
    receivedAt,
    createdBy: viewer.personId,
  };
  const { entryId, value } = row;
  if (!(await insertScore(tx.sql, row))) throw scoreConflict();
  await recordAudit(parts, tx, {
    actorId: viewer.personId,
    action: current ? 'score.corrected' : 'score.recorded',
    subjectKind: 'entry',
    subjectId: entryId,
    before: current && { scoreId: current.id, value: current.value },
    after: { scoreId: row.id, workoutId: workout.id, value },
    reason,
  });
  await requestBoards(parts, tx, [divisionId], { workoutId: workout.id, entryId });
  return { ...row, recordedByName: viewer.name, scoring: workout.scoring };
}

function slotOf(tx: Transaction, competitionId: string, body: NewScore): Promise<ScoreSlot> {
  const known = (id: string) => (isId(id) ? id : nobody);
  const { workoutId, entryId, submissionId } = body;
  return findSlot(tx.sql, {
    competitionId,
    submissionId,
    workoutId: known(workoutId),
    entryId: known(entryId),
  });
}

/** The id that is nobody's. */
const nobody = '00000000-0000-0000-0000-000000000000';

function placeOf({ workout, entry }: ScoreSlot) {
  if (!workout) throw unknownWorkout('body.workoutId');
  if (!entry) throw unknownEntry();
  if (entry.mergedInto !== null) throw entryMerged();
  if (isAddedUp(entry.teams)) throw teamIsAddedUp();
  return { workout, divisionId: entry.divisionId };
}

/** The score that a text means, or null for an empty text. Throws 422 for one that is unclear or none at all. */
export function readTyped(
  { typed, tiebreaks, answers }: Pick<NewScore, 'typed' | 'tiebreaks' | 'answers'>,
  scoring: WorkoutRow['scoring'],
): ScoreValue | null {
  const reading = readScore(typed, scoring, { tiebreaks, answers });
  if (reading.kind === 'score') return reading.score;
  if (reading.kind === 'question') throw scoreUnclear(reading.message);
  if (reading.kind === 'problem') throw scoreUnreadable(reading.message);
  return null;
}

/** The same submission gives the same receipt, another score under its id is refused. */
function sameAgain(known: RecordedScore, competitionId: string, body: NewScore): RecordedScore {
  const isSame =
    known.competitionId === competitionId &&
    known.workoutId === body.workoutId &&
    known.entryId === body.entryId &&
    known.previousId === body.previousId &&
    known.typed === typedWhole(body.typed, body.tiebreaks);
  if (!isSame) throw submissionReused();
  return known;
}
