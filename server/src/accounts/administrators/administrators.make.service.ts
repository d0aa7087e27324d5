import { recordAudit } from '../../audit/audit.service.ts';
import type { Parts } from '../../platform/parts.ts';
import { keepPerson } from '../newcomers/newcomers.repository.ts';
import { makePasswordLink } from '../passwords/passwords.link.service.ts';
import { changePerson, findPersonByEmail, type Person } from '../people/people.repository.ts';
import { mayArrive } from '../people/people.rules.ts';

export interface MadeAdministrator {
  readonly person: Person;
  /** Whether the person is new. */
  readonly isNew: boolean;
  /** Sets the password, once, within a day; people who already have one can ignore it. */
  readonly passwordLink: string;
}

/**
 * Makes the person with this address an administrator, or invites them as one. Run on the server (`npm run admin`), so
 * no permissions are checked. Lifts a suspension.
 */
export async function makeAdministrator(parts: Parts, email: string): Promise<MadeAdministrator> {
  return parts.database.transaction(async (tx) => {
    const known = await findPersonByEmail(tx.sql, email);
    const [name = email] = email.split('@');
    const invitation = { name, email, state: 'invited', emailVerified: false } as const;
    const person = known
      ? await promote(parts, tx.sql, known)
      : await keepPerson(parts, tx.sql, { ...invitation, accountType: 'admin' });
    const change = (row: Person | null) => row && { accountType: row.accountType, state: row.state };
    await recordAudit(parts, tx, {
      actorId: null,
      action: known ? 'person.promoted' : 'person.invited',
      subjectKind: 'person',
      subjectId: person.id,
      before: change(known),
      after: change(person),
    });
    const passwordLink = await makePasswordLink(parts, tx, person.id);
    return { person, isNew: known === null, passwordLink };
  });
}

async function promote(parts: Parts, sql: Parts['database']['sql'], known: Person): Promise<Person> {
  const state = mayArrive(known) ? 'invited' : 'active';
  const person = await changePerson(sql, known, { accountType: 'admin', state }, parts.clock.now());
  if (!person) throw new Error(`${known.email} was changed in the meantime. Try again.`);
  return person;
}
