import type { SessionReply } from '@chalkline/contract/accounts/session.schema.ts';
import { presentMe } from '../people/people.present.ts';
import type { OpenedSession } from './sessions.sign-in.service.ts';

export function presentSession({ token, person }: OpenedSession): SessionReply {
  return { token, user: presentMe(person) };
}
