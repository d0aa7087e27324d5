import { type ConsentPurpose, consentPurposes } from '@chalkline/contract/accounts/consent.schema.ts';
import { keptDays } from '@chalkline/contract/kept-days.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { sessions } from '../auth/sessions.table.ts';
import { keepConsents } from '../consents/consents.service.ts';
import { addPerson } from '../newcomers/newcomers.service.ts';
import { hashPassword, passwordScrypt } from '../passwords/passwords.service.ts';
import { hashToken } from '../sessions/sessions.service.ts';
import type { NewPerson, Person } from './people.service.ts';

/** What matters about a person; who has no `password` gets in by `signedIn` alone. */
export type PersonSketch = Partial<NewPerson> & {
  readonly password?: string;
  /** What they agree to have kept: everything, unless said. */
  readonly consents?: readonly ConsentPurpose[];
};

/** People of the demo share one password, and its hash takes long. */
const hashes = new Map<string, Promise<string>>();

function hashOf(parts: Parts, password: string): Promise<string> {
  if (parts.slowHash !== passwordScrypt) return hashPassword(parts, password);
  const known = hashes.get(password) ?? hashPassword(parts, password);
  hashes.set(password, known);
  return known;
}

/** An active trainee with an address of their own, but for what the sketch says. */
export async function person(parts: Parts, sketch: PersonSketch = {}): Promise<Person> {
  const { password, consents = consentPurposes, ...given } = sketch;
  const passwordHash = password === undefined ? null : await hashOf(parts, password);
  const usual: NewPerson = {
    name: 'Mara Lindqvist',
    email: `${crypto.randomUUID()}@example.org`,
    accountType: 'trainee',
    state: 'active',
    emailVerified: true,
  };
  return parts.database.transaction(async (tx) => {
    const made = await addPerson(parts, tx.sql, { ...usual, ...given }, passwordHash);
    await keepConsents(parts, tx.sql, made.id, consents);
    return made;
  });
}

/** A session's token for the person, without the slow way by a password: the row only, and nothing notes it. */
export async function signedIn(
  { database, clock }: Parts,
  { id: personId }: Pick<Person, 'id'>,
): Promise<string> {
  const token = newId();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + keptDays.session * 86_400_000);
  const times = { expiresAt, createdAt: now, updatedAt: now };
  const row = {
    id: newId(now.getTime()),
    personId,
    tokenHash: hashToken(token),
    address: '127.0.0.1',
    ...times,
  };
  await database.sql.insert(sessions).values(row);
  return token;
}
