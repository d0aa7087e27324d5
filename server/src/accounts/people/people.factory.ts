import type { Parts } from '../../platform/parts.ts';
import { hashPassword } from '../passwords/passwords.service.ts';
import { openSession } from '../sessions/sessions.service.ts';
import { addPerson, type NewPerson, type Person } from './people.service.ts';

/** What matters about a person; who has no `password` gets in by `signedIn` alone. */
export type PersonSketch = Partial<NewPerson> & { readonly password?: string };

/** People of tests and of the demo share few passwords, and a hash costs as much as a test by itself. */
const hashes = new Map<string, Promise<string>>();

function hashOf(password: string): Promise<string> {
  const known = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, known);
  return known;
}

/** An active trainee with an address of their own, but for what the sketch says. */
export async function person(parts: Parts, sketch: PersonSketch = {}): Promise<Person> {
  const { password, ...given } = sketch;
  const passwordHash = password === undefined ? null : await hashOf(password);
  const usual: NewPerson = {
    name: 'Mara Lindqvist',
    email: `${crypto.randomUUID()}@example.org`,
    accountType: 'trainee',
    state: 'active',
    emailVerified: true,
  };
  return parts.database.transaction((tx) => addPerson(parts, tx.sql, { ...usual, ...given }, passwordHash));
}

/** A session's token for the person, without the slow way by a password. */
export function signedIn(parts: Parts, { id }: Pick<Person, 'id'>): Promise<string> {
  return openSession(parts, parts.database.sql, id, { address: '127.0.0.1', device: undefined });
}
