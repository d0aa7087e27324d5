import { trainerRequestMovesOf } from '@chalkline/contract/coaching/trainer-request.lifecycle.ts';
import type {
  OwnTrainerRequestReply,
  TrainerRequestReply,
} from '@chalkline/contract/coaching/trainer-request.schema.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { ListedTrainerRequest } from './trainer-requests.repository.ts';
import type { getOwnRequest } from './trainer-requests.service.ts';

export function presentTrainerRequest(viewer: Viewer, row: ListedTrainerRequest): TrainerRequestReply {
  const { id, personId, name, state, message, reason, askedAt, changedAt } = row;
  const side = personId === viewer.personId ? 'person' : 'administrator';
  return {
    id,
    state,
    message,
    reason,
    person: { id: personId, name },
    askedAt: askedAt.toISOString(),
    changedAt: changedAt.toISOString(),
    can: { moveTo: trainerRequestMovesOf(side, state) },
  };
}

export function presentOwnRequest(
  viewer: Viewer,
  { request, mayAsk }: Awaited<ReturnType<typeof getOwnRequest>>,
): OwnTrainerRequestReply {
  return { request: request && presentTrainerRequest(viewer, request), can: { ask: mayAsk } };
}
