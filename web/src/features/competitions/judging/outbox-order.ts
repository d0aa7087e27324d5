import type { ScoreReply } from '@chalkline/contract/competitions/score.schema.ts';
import type { FloorScore } from './judge-store.ts';

/** The scores of a person that are still on their way, in the order of entering. */
export function waitingOf(scores: readonly FloorScore[], personId: string | null): FloorScore[] {
  return scores.filter((score) => score.state === 'waiting' && score.personId === personId);
}

/** What these people entered in a competition on this device and could not send. */
export function leftBy(
  scores: readonly FloorScore[],
  personIds: readonly string[],
  competitionId: string,
): FloorScore[] {
  return scores.filter(
    (score) =>
      score.state !== 'sent' && score.competitionId === competitionId && personIds.includes(score.personId),
  );
}

/** Whether the phone’s last look at the server is older than the judge’s own score, on its way or with its receipt. */
export function isOwnNewer(
  own: FloorScore | null,
  recorded: Pick<ScoreReply, 'receivedAt'> | null,
): own is FloorScore {
  if (own?.state === 'waiting') return true;
  const outcome = own?.receipt?.outcome;
  if (outcome !== 'recorded' && outcome !== 'same') return false;
  return recorded === null || recorded.receivedAt < (own?.receipt?.receivedAt ?? '');
}

interface Corrects {
  readonly previousId: string | null;
  readonly reason: string;
}

/** What a score is sent as a correction of, once the one before it has its receipt. */
export function correctionOf(score: FloorScore, scores: readonly FloorScore[]): Corrects {
  const before = scores.find(({ submissionId }) => submissionId === score.follows)?.receipt;
  const became = before?.outcome === 'recorded' || before?.outcome === 'same' ? before.scoreId : null;
  const previousId = became ?? score.previousId;
  return { previousId, reason: previousId === null ? '' : score.reason || 'Corrected by the judge' };
}

/** The judge's latest own score of an entry in a workout; null if there is none, or it was refused. */
export function latestOf(
  scores: readonly FloorScore[],
  { personId, workoutId, entryId }: Pick<FloorScore, 'personId' | 'workoutId' | 'entryId'>,
): FloorScore | null {
  return (
    scores.findLast(
      (one) =>
        one.personId === personId &&
        one.workoutId === workoutId &&
        one.entryId === entryId &&
        one.state !== 'refused',
    ) ?? null
  );
}

const keptForMs = 3 * 24 * 60 * 60 * 1000;

/** What needs no keeping: sent, and old. A score that isn't sent is never dropped. */
export function outdated(scores: readonly FloorScore[], now: number): number[] {
  return scores.flatMap(({ order, state, receipt }) =>
    order !== undefined && state === 'sent' && receipt && now - Date.parse(receipt.receivedAt) > keptForMs
      ? [order]
      : [],
  );
}
