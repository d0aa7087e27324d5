import type { NewSuspension } from '@chalkline/contract/administration/managed-person.schema.ts';
import { requireSuccessor } from '../../accounts/administrators/administrators.service.ts';
import { dropSecondFactor } from '../../accounts/security/second-factor.service.ts';
import { signOutEverywhere as endSessions } from '../../accounts/sessions/sessions.end.service.ts';
import { restore, suspend } from '../../accounts/suspensions/suspensions.service.ts';
import { notAllowed, Refusal, stateChanged } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { type Account, accountOf, enterAccount } from './people.load.service.ts';

/**
 * Suspends until a moment, or until it is lifted. The same again changes nothing. A suspension by an organization's administrator ends when the person
 * leaves the organization. Throws `last_administrator`, `last_corporate_admin`, `state_changed`.
 */
export async function suspendPerson(
  parts: Parts,
  viewer: Viewer,
  personId: string,
  { reason, until, from }: NewSuspension,
): Promise<Account> {
  const end = until === null ? null : new Date(until);
  if (end && end <= parts.clock.now()) throw isPast();
  return parts.database.transaction(async (tx) => {
    const entered = await enterAccount(parts, tx, viewer, personId);
    const { person } = entered;
    const isSame = person.suspendedUntil?.getTime() === end?.getTime() && person.suspendedFor === reason;
    if (!entered.can.suspend) throw notAllowed();
    if (person.state === 'suspended' && isSame) return entered;
    if (person.state !== from) throw stateChanged('account', `It’s now ${person.state}.`);
    await requireSuccessor(tx, person);
    const byOrganization = entered.viewer.accountType === 'admin' ? null : entered.viewer.organizationId;
    await suspend(parts, tx, person, { reason, until: end, byOrganization }, viewer.personId);
    return accountOf(parts, tx.sql, entered.viewer, personId);
  });
}

/** Lifts a suspension; people who aren't suspended don't change. Throws 403 for another's suspension. */
export async function liftSuspension(parts: Parts, viewer: Viewer, personId: string): Promise<Account> {
  return parts.database.transaction(async (tx) => {
    const entered = await enterAccount(parts, tx, viewer, personId);
    if (entered.person.state !== 'suspended') return entered;
    if (!entered.can.lift) throw notAllowed();
    await restore(parts, tx, entered.person, viewer.personId);
    return accountOf(parts, tx.sql, entered.viewer, personId);
  });
}

/** Ends every session of the person, including the viewer's own if it is them. */
export async function signOutEverywhere(parts: Parts, viewer: Viewer, personId: string): Promise<Account> {
  return parts.database.transaction(async (tx) => {
    const entered = await enterAccount(parts, tx, viewer, personId);
    if (!entered.can.signOut) throw notAllowed();
    await endSessions(parts, tx, entered.person.id, viewer.personId);
    return accountOf(parts, tx.sql, entered.viewer, personId);
  });
}

/** Turns the second step off and ends every session. Throws 409 `second_factor_off`. */
export async function resetSecondFactor(parts: Parts, viewer: Viewer, personId: string): Promise<Account> {
  return parts.database.transaction(async (tx) => {
    const entered = await enterAccount(parts, tx, viewer, personId);
    if (!entered.can.resetSecondFactor) throw notAllowed();
    await dropSecondFactor(parts, tx, entered.person.id, viewer.personId);
    await endSessions(parts, tx, entered.person.id, viewer.personId);
    return accountOf(parts, tx.sql, entered.viewer, personId);
  });
}

function isPast(): Refusal {
  const message = 'This time is in the past. Choose a date and time in the future.';
  return new Refusal(422, [{ code: 'too_small', message, path: 'body.until' }]);
}
