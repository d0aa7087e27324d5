import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { type AuthParts, authOn, sessionDays } from '../auth/auth.repository.ts';
import { people } from '../people/people.table.ts';
import { sessions } from './sessions.table.ts';

export interface NewSessionRow {
  readonly personId: string;
  /** To better-auth this is the token, so whoever reads the table cannot sign in with what stands there. */
  readonly tokenHash: string;
  readonly address: string | null;
  readonly device: string | null;
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
  };
  await internalAdapter.createSession(session.personId, false, row, true);
}

/** The session of a token with its person, if it is still good and the person active. One indexed read. */
export async function findSession(sql: Sql, tokenHash: string, now: Date) {
  const [found] = await sql
    .select({ ...viewerColumns, seenAt: sessions.updatedAt })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .where(and(eq(sessions.tokenHash, tokenHash), isGood(now)));
  return found ?? null;
}

/** Those of the sessions that are still good, with their active people. */
export async function findSessions(sql: Sql, sessionIds: readonly string[], now: Date) {
  return sql
    .select(viewerColumns)
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .where(and(inArray(sessions.id, [...sessionIds]), isGood(now)));
}

const viewerColumns = {
  sessionId: sessions.id,
  personId: people.id,
  name: people.name,
  accountType: people.accountType,
};

function isGood(now: Date) {
  return and(gt(sessions.expiresAt, now), eq(people.state, 'active'));
}

/** Writes down that the session is in use, which also makes it last longer. */
export async function markSeen(sql: Sql, sessionId: string, now: Date): Promise<void> {
  await sql
    .update(sessions)
    .set({ updatedAt: now, expiresAt: sessionEnd(now) })
    .where(and(eq(sessions.id, sessionId), lt(sessions.updatedAt, now)));
}

export async function endSession(sql: Sql, sessionId: string): Promise<void> {
  await sql.delete(sessions).where(eq(sessions.id, sessionId));
}

/** Ends every session of the person. */
export async function endSessionsOf(sql: Sql, personId: string): Promise<void> {
  await sql.delete(sessions).where(eq(sessions.personId, personId));
}

/** Deletes sessions that have run out. */
export async function sweepSessions(sql: Sql, now: Date): Promise<void> {
  await sql.delete(sessions).where(lt(sessions.expiresAt, now));
}

function sessionEnd(now: Date): Date {
  return new Date(now.getTime() + sessionDays * 86_400_000);
}
