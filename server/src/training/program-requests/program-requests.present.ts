import { programRequestMovesOf } from '@chalkline/contract/training/program-request.lifecycle.ts';
import type {
  ClientProgramsReply,
  ProgramRequestReply,
} from '@chalkline/contract/training/program-request.schema.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { presentBriefly } from '../enrollments/enrollments.present.ts';
import type { ClientPrograms, RequestShown } from './program-requests.service.ts';

export function presentRequest({ personId }: Viewer, request: RequestShown): ProgramRequestReply {
  const { id, isAssigned, program, state, message, reason, startDay, weekdays, sentAt } = request;
  const { fromId, toId, fromName, toName } = request;
  const isMine = fromId === personId;
  return {
    id,
    isAssigned,
    isMine,
    program,
    state,
    message,
    reason,
    startDay,
    weekdays,
    other: isMine ? { id: toId, name: toName } : { id: fromId, name: fromName },
    sentAt: sentAt.toISOString(),
    can: { moveTo: programRequestMovesOf(isMine, state) },
  };
}

export function presentClientPrograms(
  viewer: Viewer,
  { isShared, running, requests }: ClientPrograms,
): ClientProgramsReply {
  return {
    isShared,
    running: running.map(presentBriefly),
    requests: requests.map((request) => presentRequest(viewer, request)),
  };
}
