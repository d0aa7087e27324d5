import type { AccountType } from '@chalkline/contract/accounts/account-types.ts';
import type { PersonState } from '@chalkline/contract/accounts/person.lifecycle.ts';
import { and, eq, isNull, lte, ne } from 'drizzle-orm';
import { brokenConstraint, type Sql } from '../../platform/database/database.ts';
import { emailTaken } from './people.errors.ts';
import { people } from './people.table.ts';

export type Person = typeof people.$inferSelect;

export interface NewPerson {
  readonly name: string;
  /** Lowercase. */
  readonly email: string;
  readonly accountType: AccountType;
  readonly state: PersonState;
  readonly emailVerified: boolean;
  /** The organization they belong to; none by default. */
  readonly organizationId?: string | null;
}

/** Translates a broken constraint of this table: `email_taken`, or the error unchanged. */
export function refusePerson(error: unknown): never {
  throw brokenConstraint(error) === 'people_email' ? emailTaken() : error;
}

export async function findPerson(sql: Sql, personId: string): Promise<Person | null> {
  const [found] = await sql.select().from(people).where(eq(people.id, personId));
  return found ?? null;
}

/** By the whole address, in lowercase. */
export async function findPersonByEmail(sql: Sql, email: string): Promise<Person | null> {
  const [found] = await sql.select().from(people).where(eq(people.email, email));
  return found ?? null;
}

/** Changes a person who is still in this state; otherwise null. */
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

/** Changes the person's address if they still have the previous one; otherwise null. Throws `email_taken`. */
export async function changeEmailOf(
  sql: Sql,
  { id, email }: Pick<Person, 'id' | 'email'>,
  newEmail: string,
  now: Date,
): Promise<Person | null> {
  const [changed] = await sql
    .update(people)
    .set({ email: newEmail, emailVerified: true, updatedAt: now })
    .where(and(eq(people.id, id), eq(people.email, email)))
    .returning()
    .catch(refusePerson);
  return changed ?? null;
}

/** Cancels a pending deletion, so nothing is erased; null if none was pending. */
export async function keepLeaving(sql: Sql, personId: string, now: Date): Promise<Person | null> {
  const [kept] = await sql
    .update(people)
    .set({ state: 'active', erasedFrom: null, keepsPosts: false, updatedAt: now })
    .where(and(eq(people.id, personId), eq(people.state, 'leaving')))
    .returning();
  return kept ?? null;
}

/** When somebody is erased, and whether their posts stay. */
export type LeavingChoice = Pick<typeof people.$inferSelect, 'keepsPosts'> & { readonly erasedFrom: Date };

/** False if the person is no longer active. */
export async function markLeaving(
  sql: Sql,
  personId: string,
  { now, ...leaving }: LeavingChoice & { readonly now: Date },
): Promise<boolean> {
  const result = await sql
    .update(people)
    .set({ state: 'leaving', ...leaving, updatedAt: now })
    .where(and(eq(people.id, personId), eq(people.state, 'active')));
  return result.rowCount === 1;
}

/** What a person who is leaving has chosen; null for anyone else. */
export async function findLeaving(sql: Sql, personId: string): Promise<LeavingChoice | null> {
  const [found] = await sql
    .select({ erasedFrom: people.erasedFrom, keepsPosts: people.keepsPosts })
    .from(people)
    .where(and(eq(people.id, personId), eq(people.state, 'leaving')));
  return found && found.erasedFrom !== null ? { ...found, erasedFrom: found.erasedFrom } : null;
}

/** False if that deletion is no longer pending. */
export async function setKeepsPosts(
  sql: Sql,
  personId: string,
  { keepsPosts, erasedFrom, now }: LeavingChoice & { readonly now: Date },
): Promise<boolean> {
  const result = await sql
    .update(people)
    .set({ keepsPosts, updatedAt: now })
    .where(and(eq(people.id, personId), eq(people.state, 'leaving'), eq(people.erasedFrom, erasedFrom)));
  return result.rowCount === 1;
}

export async function findDueToErase(sql: Sql, now: Date): Promise<string[]> {
  const rows = await sql.select({ id: people.id }).from(people).where(lte(people.erasedFrom, now)).limit(100);
  return rows.map(({ id }) => id);
}

export async function lockDueToErase(
  sql: Sql,
  personId: string,
  now: Date,
): Promise<Pick<Person, 'id' | 'email'> | null> {
  const [found] = await sql
    .select({ id: people.id, email: people.email })
    .from(people)
    .where(and(eq(people.id, personId), eq(people.state, 'leaving'), lte(people.erasedFrom, now)))
    .for('update');
  return found ?? null;
}

export type Belonging = Pick<Person, 'accountType'> & { readonly organizationId: string };

/** Adds a person to an organization; null for admins, and for people who already belong to one. */
export async function setOrganization(
  sql: Sql,
  personId: string,
  belonging: Belonging,
  now: Date,
): Promise<Person | null> {
  const [changed] = await sql
    .update(people)
    .set({ ...belonging, updatedAt: now })
    .where(and(eq(people.id, personId), isNull(people.organizationId), ne(people.accountType, 'admin')))
    .returning();
  return changed ?? null;
}

/** Only where there is none, so that of two browsers at once the first one's stays. */
export async function keepFirstZone(
  database: Sql,
  personId: string,
  zone: string,
  updatedAt: Date,
): Promise<void> {
  await database
    .update(people)
    .set({ zone, updatedAt })
    .where(and(eq(people.id, personId), isNull(people.zone)));
}
