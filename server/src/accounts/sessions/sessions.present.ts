import type { SessionReply, SessionView } from '@chalkline/contract/accounts/session.schema.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { deviceLabel } from '../devices/known-devices.rules.ts';
import { presentMe } from '../people/people.present.ts';
import type { OpenedSession } from './sessions.enter.service.ts';
import type { SessionRow } from './sessions.repository.ts';

export function presentSession({ token, person, allowed }: OpenedSession): SessionReply {
  return { token, user: presentMe(person, allowed) };
}

export function presentOwnSession({ sessionId }: Viewer, session: SessionRow): SessionView {
  return {
    id: session.id,
    device: deviceLabel(session.device),
    address: session.address,
    beganAt: session.createdAt.toISOString(),
    seenAt: session.updatedAt.toISOString(),
    isThis: session.id === sessionId,
  };
}
