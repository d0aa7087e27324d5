import type { AccountType } from '@chalkline/contract/accounts/account-types.ts';
import type { PersonState } from '@chalkline/contract/accounts/person.lifecycle.ts';
import { and, eq } from 'drizzle-orm';
import { brokenConstraint, type Sql } from '../../platform/database/database.ts';
import { type AuthParts, authOn } from '../auth/auth.repository.ts';
import { emailTaken } from './people.errors.ts';
import { people } from './people.table.ts';

export type Person = typeof people.$inferSelect;

export interface NewPerson {
  readonly name: string;
  /** Lower case. */
  readonly email: string;
  readonly accountType: AccountType;
  readonly state: PersonState;
  readonly emailVerified: boolean;
}

/** Throws `email_taken` when somebody has the address. */
export async function keepPerson(parts: AuthParts, sql: Sql, person: NewPerson): Promise<Person> {
  const { internalAdapter } = await authOn(parts, sql);
  const now = parts.clock.now();
  const row = { ...person, createdAt: now, updatedAt: now };
  const { id } = await internalAdapter.createUser(row, { method: 'email-password' }).catch(refuse);
  const kept = await findPerson(sql, id);
  if (!kept) throw new Error('A person was kept and then was not there.');
  return kept;
}

function refuse(error: unknown): never {
  throw brokenConstraint(error) === 'people_email' ? emailTaken() : error;
}

export async function findPerson(sql: Sql, personId: string): Promise<Person | null> {
  const [found] = await sql.select().from(people).where(eq(people.id, personId));
  return found ?? null;
}

/** By the whole address, in lower case. */
export async function findPersonByEmail(sql: Sql, email: string): Promise<Person | null> {
  const [found] = await sql.select().from(people).where(eq(people.email, email));
  return found ?? null;
}

/** Changes a person who is still in this state; null when they no longer are. */
export async function changePerson(
  sql: Sql,
  { id, state }: Pick<Person, 'id' | 'state'>,
  change: Partial<Omit<NewPerson, 'email'>>,
  now: Date,
): Promise<Person | null> {
  const [changed] = await sql
    .update(people)
    .set({ ...change, updatedAt: now })
    .where(and(eq(people.id, id), eq(people.state, state)))
    .returning();
  return changed ?? null;
}
