import { coachingMovesOf, isCoached } from '@chalkline/contract/coaching/coaching.lifecycle.ts';
import type { CoachingReply, TrainerReply } from '@chalkline/contract/coaching/coaching.schema.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { ListedCoaching } from './coachings.repository.ts';
import type { TrainerSeen } from './trainers.service.ts';

export function presentCoaching({ personId }: Viewer, coaching: ListedCoaching): CoachingReply {
  const { id, trainerId, other, state, message, reason, askedAt, changedAt } = coaching;
  const side = trainerId === personId ? 'trainer' : 'client';
  return {
    id,
    side,
    other,
    state,
    message,
    reason,
    askedAt: askedAt.toISOString(),
    changedAt: changedAt.toISOString(),
    can: { moveTo: coachingMovesOf(side, state), useFile: isCoached(state) },
  };
}

export function presentTrainer({ id, name, handle, photoPath, coaching }: TrainerSeen): TrainerReply {
  return { id, name, handle, photo: photoPath, coaching };
}
