import { coachingMovesOf, isCoached } from '@chalkline/contract/coaching/coaching.lifecycle.ts';
import type { CoachingReply, TrainerReply } from '@chalkline/contract/coaching/coaching.schema.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { ListedCoaching } from './coachings.repository.ts';
import type { TrainerSeen } from './trainers.service.ts';

export function presentCoaching({ personId }: Viewer, coaching: ListedCoaching): CoachingReply {
  const { id, trainerId, other, state, message, reason, askedAt, changedAt, startedAt } = coaching;
  const { daysPerWeek, trainsAt, sharesScreening } = coaching;
  const side = trainerId === personId ? 'trainer' : 'client';
  return {
    id,
    side,
    other,
    state,
    message,
    daysPerWeek,
    trainsAt,
    sharesScreening: sharesScreening && state === 'asked',
    reason,
    askedAt: askedAt.toISOString(),
    changedAt: changedAt.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
    can: { moveTo: coachingMovesOf(side, state), useFile: isCoached(state) },
  };
}

export function presentTrainer({
  id,
  name,
  handle,
  photoPath,
  bio,
  takesRequests,
  coaching,
}: TrainerSeen): TrainerReply {
  return { id, name, handle, photo: photoPath, bio, takesRequests, coaching };
}
