import type { PersonState } from '@chalkline/contract/accounts/person.lifecycle.ts';
import { keptDays } from '@chalkline/contract/kept-days.ts';
import { day } from '@chalkline/contract/spans.ts';
import { and, eq, gt, inArray, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import { builtOnce } from '../../platform/database/built-once.ts';
import type { Sql } from '../../platform/database/database.ts';
import { type KeysetPage, newestFirst, pageOf } from '../../platform/database/keyset.ts';
import { type AuthParts, authOn, sessionDays } from '../auth/auth.repository.ts';
import { sessions } from '../auth/sessions.table.ts';
import { people } from '../people/people.table.ts';
import { secondFactors } from '../second-factors/second-factors.table.ts';

export type SessionRow = typeof sessions.$inferSelect;

export interface NewSessionRow {
  readonly personId: string;
  /** better-auth's token column stores a hash, so reading the table isn't enough to sign in. */
  readonly tokenHash: string;
  readonly address: string | null;
  readonly device: string | null;
  readonly passkeyId: string | null;
}

export async function keepSession(parts: AuthParts, sql: Sql, session: NewSessionRow): Promise<void> {
  const { internalAdapter } = await authOn(parts, sql);
  const now = parts.clock.now();
  const row = {
    token: session.tokenHash,
    expiresAt: sessionEnd(now),
    createdAt: now,
    updatedAt: now,
    ipAddress: session.address,
    userAgent: session.device,
    passkeyId: session.passkeyId,
  };
  await internalAdapter.createSession(session.personId, false, row, true);
}

/**
 * The session of a token with its person, if it is still valid and the person is active or a guest. One indexed read.
 */
export async function findSession(database: Sql, tokenHash: string, now: Date) {
  const [found] = await builtSession(database, 'one').execute({ tokenHash, now: now.toISOString() });
  return found ?? null;
}

/** Nearly every call starts with this query. */
const builtSession = builtOnce('session', (database, _shape, statement) =>
  database
    .select({ ...viewerColumns, state: people.state, seenAt: sessions.updatedAt })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        isGood(sql`${sql.placeholder('now')}`, ['active', 'guest', 'by_link', 'invited']),
      ),
    )
    .prepare(statement),
);

/** The valid ones of these sessions, with their active people. */
export async function findSessions(sql: Sql, sessionIds: readonly string[], now: Date) {
  return sql
    .select(viewerColumns)
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .where(and(inArray(sessions.id, [...sessionIds]), isGood(now, ['active'])));
}

const viewerColumns = {
  sessionId: sessions.id,
  personId: people.id,
  name: people.name,
  accountType: people.accountType,
  organizationId: people.organizationId,
  hasSecondStep: sql<boolean>`${people.accountType} = 'admin' and (${sessions.passkeyId} is not null or exists (
    select from ${secondFactors} where ${secondFactors.personId} = ${people.id} and ${secondFactors.confirmedAt} is not null))`,
};

function isGood(now: Date | SQL, states: readonly PersonState[]) {
  return and(gt(sessions.expiresAt, now), inArray(people.state, [...states]));
}

/** Records that the session is in use, which also extends it, up to its longest. */
export async function markSeen(database: Sql, sessionId: string, now: Date): Promise<void> {
  await database
    .update(sessions)
    .set({
      updatedAt: now,
      expiresAt: sql`least(${sessionEnd(now)}, ${sessions.createdAt} + ${`${keptDays.sessionAtMost} days`}::interval)`,
    })
    .where(and(eq(sessions.id, sessionId), lt(sessions.updatedAt, now)));
}

export async function endSession(sql: Sql, sessionId: string): Promise<void> {
  await sql.delete(sessions).where(eq(sessions.id, sessionId));
}

export const sessionOrder = newestFirst(sessions.id);

/** The person's valid sessions. */
export function findSessionsOf(
  sql: Sql,
  personId: string,
  now: Date,
  page: KeysetPage,
): Promise<SessionRow[]> {
  const isGood = and(eq(sessions.personId, personId), gt(sessions.expiresAt, now));
  return pageOf(sql.select().from(sessions).$dynamic(), isGood, page);
}

/** Ends one of the person's own sessions; false if they have none with this id. */
export async function endOwnSession(sql: Sql, personId: string, sessionId: string): Promise<boolean> {
  const ended = await sql
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.personId, personId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends every session of the person except this one; returns how many. */
export async function endOtherSessions(sql: Sql, personId: string, sessionId: string): Promise<number> {
  const ended = await sql
    .delete(sessions)
    .where(and(eq(sessions.personId, personId), ne(sessions.id, sessionId)))
    .returning({ id: sessions.id });
  return ended.length;
}

/** Records that the person has just proved who they are. */
export async function noteSignIn(sql: Sql, personId: string, now: Date): Promise<void> {
  await sql.update(people).set({ lastSignedInAt: now }).where(eq(people.id, personId));
}

/** The passkey that opened the session; null for another way in. */
export async function findPasskeyOf(sql: Sql, sessionId: string): Promise<string | null> {
  const [found] = await sql
    .select({ passkeyId: sessions.passkeyId })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return found?.passkeyId ?? null;
}

/** The session counts as opened with this passkey, which has just been added in it. */
export async function notePasskey(sql: Sql, sessionId: string, passkeyId: string): Promise<void> {
  await sql
    .update(sessions)
    .set({ passkeyId })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.passkeyId)));
}

/** Ends the sessions that the passkey opened, but for this one. */
export async function endSessionsOpenedWith(sql: Sql, passkeyId: string, sessionId: string): Promise<void> {
  await sql.delete(sessions).where(and(eq(sessions.passkeyId, passkeyId), ne(sessions.id, sessionId)));
}

/** Ends every session of the person. */
export async function endSessionsOf(sql: Sql, personId: string): Promise<void> {
  await sql.delete(sessions).where(eq(sessions.personId, personId));
}

function sessionEnd(now: Date): Date {
  return new Date(now.getTime() + sessionDays * day);
}
