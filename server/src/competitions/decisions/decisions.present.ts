import type { AdjustmentReply, PenaltyReply } from '@chalkline/contract/competitions/decisions.schema.ts';
import type { DecidedAdjustment } from './adjustments.service.ts';
import type { DecidedPenalty } from './penalties.service.ts';

export function presentPenalty(penalty: DecidedPenalty): PenaltyReply {
  const { id, workoutId, entryId, kind, amount, reason } = penalty;
  return { id, workoutId, entryId, kind, amount, reason, ...courseOf(penalty) };
}

export function presentAdjustment(adjustment: DecidedAdjustment): AdjustmentReply {
  const { id, entryId, points, reason } = adjustment;
  return { id, entryId, points, reason, ...courseOf(adjustment) };
}

function courseOf(decided: DecidedPenalty | DecidedAdjustment) {
  return {
    entryName: decided.entryName,
    bib: decided.bib,
    decidedAt: decided.createdAt.toISOString(),
    decidedBy: { id: decided.createdBy, name: decided.decidedByName },
    withdrawnAt: decided.withdrawnAt?.toISOString() ?? null,
    withdrawnReason: decided.withdrawnReason,
  };
}
