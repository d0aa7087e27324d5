import type { AccountType } from '@chalkline/contract/accounts/account-types.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { noteDevice, type Whereabouts } from '../devices/known-devices.service.ts';
import { keepAccount } from '../people/people.keep.service.ts';
import type { Person } from '../people/people.repository.ts';
import { hasSecondFactor } from '../second-factors/second-factors.repository.ts';
import { allowedType } from '../second-factors/second-factors.rules.ts';
import { accountLeaving, accountSuspended } from './sessions.errors.ts';
import { openSession } from './sessions.service.ts';

/** A new session, as returned to the person who opened it. */
export interface OpenedSession {
  readonly token: string;
  readonly person: Person;
  /** What the person may do in it: see `allowedType`. */
  readonly allowed: AccountType;
}

export interface Entry {
  /** Cancels the deletion of the account. */
  readonly keepAccount?: boolean | undefined;
  /** What the person has proven both steps with. */
  readonly passkeyId?: string | null;
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
  { keepAccount: keeps, passkeyId = null }: Entry = {},
): Promise<OpenedSession> {
  requireEntry(person, keeps);
  const entering = person.state === 'leaving' ? await keepAccount(parts, tx, person) : person;
  return enterAs(parts, tx, entering, from, passkeyId);
}

/** Opens the session of a person who may come in. */
export async function enterAs(
  parts: Parts,
  tx: Transaction,
  person: Person,
  from: Whereabouts,
  passkeyId: string | null = null,
): Promise<OpenedSession> {
  const { id, accountType } = person;
  await noteDevice(parts, tx, id, from);
  const hasSecondStep =
    accountType === 'admin' && (passkeyId !== null || (await hasSecondFactor(tx.sql, id)));
  const allowed = allowedType(parts.config, { accountType, hasSecondStep });
  return { token: await openSession(parts, tx.sql, id, from, passkeyId), person, allowed };
}

/** Throws `account_suspended` with the reason, and `account_leaving`. */
export function requireEntry(
  person: Pick<Person, 'state' | 'suspendedFor' | 'suspendedUntil'>,
  keepsAccount = false,
): void {
  if (person.state === 'suspended') throw accountSuspended(person);
  if (person.state === 'leaving' && !keepsAccount) throw accountLeaving();
}
