import type { AppealCase, AppealReply, OwnAppeal } from '@chalkline/contract/competitions/appeal.schema.ts';
import type { RippleChange } from '@chalkline/contract/competitions/ripple.schema.ts';
import { showScore } from '@chalkline/contract/competitions/show-score.ts';
import type { AppealInView, AppealThread, OwnAppealed } from './appeals.service.ts';

/** For its athletes, staff without their names. */
export function presentAppeal(row: AppealThread): AppealReply {
  return { ...facts(row), messages: messagesOf(row, false) };
}

function facts({
  id,
  workoutId,
  entryId,
  state,
  createdAt,
  decidedAt,
  reason,
  scoreId,
  penaltyId,
}: AppealThread) {
  return {
    id,
    workoutId,
    entryId,
    state,
    reason,
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    changed:
      scoreId !== null ? ('score' as const) : penaltyId !== null ? ('penalty_withdrawal' as const) : null,
  };
}

function messagesOf({ messages }: AppealThread, withStaffNames: boolean): AppealReply['messages'] {
  return messages.map(({ id, isStaff, authorName, text, link, createdAt }) => ({
    id,
    isStaff,
    text,
    link,
    author: isStaff && !withStaffNames ? null : authorName,
    createdAt: createdAt.toISOString(),
  }));
}

export function presentOwnAppeals(rows: readonly OwnAppealed[]): OwnAppeal[] {
  return rows.map(({ entry: { id, name, bib }, hurdle, until, appeal }) => ({
    entry: { id, name, bib },
    hurdle,
    until: until?.toISOString() ?? null,
    appeal: appeal && presentAppeal(appeal),
  }));
}

export function presentCase(row: AppealInView): AppealCase {
  const { id, name, bib, divisionId } = row.entry;
  const { score, scoring, divisionName, decidedByName, isOwn, canDecide } = row;
  return {
    ...facts(row),
    messages: messagesOf(row, true),
    entry: { id, name, bib, divisionId, divisionName },
    workout: { name: row.workoutName, scoring },
    score: score?.value
      ? { id: score.id, typed: score.typed, shown: showScore(score.value, scoring).text }
      : null,
    penalties: row.penalties.map((one) => ({
      id: one.id,
      kind: one.kind,
      amount: one.amount,
      reason: one.reason,
    })),
    decidedBy: decidedByName,
    undoChange: undoOf(row),
    isOwn,
    canDecide,
  };
}

/** What undoing the decision does to the result. */
function undoOf({ workoutId, entryId, typedBefore, takenPenalty }: AppealInView): RippleChange | null {
  const slot = { workoutId, entryId };
  if (typedBefore !== null) return { kind: 'score', ...slot, typed: typedBefore, tiebreaks: [], answers: {} };
  return takenPenalty && { kind: 'penalty', ...slot, penalty: takenPenalty };
}
