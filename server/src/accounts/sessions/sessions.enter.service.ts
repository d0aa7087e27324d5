import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { noteDevice, type Whereabouts } from '../devices/known-devices.service.ts';
import { keepAccount } from '../people/people.keep.service.ts';
import type { Person } from '../people/people.repository.ts';
import { accountLeaving, accountSuspended } from './sessions.errors.ts';
import { openSession } from './sessions.service.ts';

/** A new session, as returned to the person who opened it. */
export interface OpenedSession {
  readonly token: string;
  readonly person: Person;
}

/**
 * Signs in a person who has proved who they are. People who are leaving have to keep their account to get in. Throws
 * `account_suspended` with the reason, and `account_leaving`.
 */
export async function enter(
  parts: Parts,
  tx: Transaction,
  person: Person,
  from: Whereabouts,
  keepsAccount = false,
): Promise<OpenedSession> {
  requireEntry(person, keepsAccount);
  const entering = person.state === 'leaving' ? await keepAccount(parts, tx, person) : person;
  await noteDevice(parts, tx, entering.id, from);
  return { token: await openSession(parts, tx.sql, entering.id, from), person: entering };
}

/** Throws `account_suspended` with the reason, and `account_leaving`. */
export function requireEntry(person: Pick<Person, 'state' | 'suspendedFor'>, keepsAccount = false): void {
  if (person.state === 'suspended') throw accountSuspended(person.suspendedFor);
  if (person.state === 'leaving' && !keepsAccount) throw accountLeaving();
}
