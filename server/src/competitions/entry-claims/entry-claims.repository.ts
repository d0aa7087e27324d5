import { claimMailsADay, type MyEntryClaim } from '@chalkline/contract/competitions/entry-claim.schema.ts';
import { day } from '@chalkline/contract/spans.ts';
import { and, asc, count, desc, eq, exists, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { competitions } from '../competitions/competitions.table.ts';
import { divisions } from '../divisions/divisions.table.ts';
import { isOwn } from '../entries/entries.repository.ts';
import { entries } from '../entries/entries.table.ts';
import { scores } from '../scores/scores.table.ts';
import { type EntryClaimRow, entryClaims } from './entry-claims.table.ts';

/**
 * Keeps the emails of entries. Another email replaces the one before and is mailed; the same one again changes
 * nothing unless it was declined or mailed before `mailedBefore`.
 */
export async function keepClaims(
  database: Sql,
  rows: readonly EntryClaimRow[],
  mailedBefore: Date,
): Promise<EntryClaimRow[]> {
  if (rows.length === 0) return [];
  const { email, state, mailedAt } = entryClaims;
  const isNews = sql`${email} <> excluded.email
    or (${state} = 'declined' and ${mailedAt} < ${mailedBefore}::timestamptz)`;
  const kept: EntryClaimRow[] = [];
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const some = await database
      .insert(entryClaims)
      .values(rows.slice(from, from + rowsAtOnce))
      .onConflictDoUpdate({
        target: entryClaims.entryId,
        set: {
          email: sql`excluded.email`,
          state: sql`case when ${isNews} then 'waiting' else ${state} end`,
          mailDueAt: sql`case when ${isNews} then excluded.mail_due_at else ${entryClaims.mailDueAt} end`,
        },
      })
      .returning();
    kept.push(...some);
  }
  return kept;
}

const rowsAtOnce = 500;

export function findClaimsOf(database: Sql, competitionId: string): Promise<EntryClaimRow[]> {
  return database
    .select()
    .from(entryClaims)
    .where(eq(entryClaims.competitionId, competitionId))
    .orderBy(asc(entryClaims.createdAt), asc(entryClaims.entryId));
}

export async function findClaim(
  database: Sql,
  entryId: string,
  email: string,
): Promise<EntryClaimRow | null> {
  const [found] = await database
    .select()
    .from(entryClaims)
    .where(and(eq(entryClaims.entryId, entryId), eq(entryClaims.email, email), isWaiting));
  return found ?? null;
}

const isWaiting = eq(entryClaims.state, 'waiting');
/** Drafts are there for their staff only. */
const isTold = inArray(competitions.state, ['published', 'live', 'finished']);

/** Entries that this email can claim, the latest first. */
export function findClaimsFor(database: Sql, email: string, limit: number): Promise<MyEntryClaim[]> {
  return database
    .select(shown)
    .from(entryClaims)
    .innerJoin(entries, and(eq(entries.id, entryClaims.entryId), isNull(entries.personId)))
    .innerJoin(divisions, eq(divisions.id, entries.divisionId))
    .innerJoin(competitions, eq(competitions.id, entryClaims.competitionId))
    .where(and(eq(entryClaims.email, email), isWaiting, isTold))
    .orderBy(desc(entryClaims.createdAt), desc(entryClaims.entryId))
    .limit(limit);
}

const shown = {
  entryId: entries.id,
  name: entries.name,
  bib: entries.bib,
  division: divisions.name,
  competition: {
    id: competitions.id,
    name: competitions.name,
    startsOn: competitions.startsOn,
    endsOn: competitions.endsOn,
  },
};

/** The current content of these invitations for these people: only those to the email they have today. */
export function findClaimsForNotices(
  database: Sql,
  entryIds: readonly string[],
  personIds: readonly string[],
) {
  return database
    .select({ ...shown, personId: people.id })
    .from(entryClaims)
    .innerJoin(entries, and(eq(entries.id, entryClaims.entryId), isNull(entries.personId)))
    .innerJoin(divisions, eq(divisions.id, entries.divisionId))
    .innerJoin(competitions, eq(competitions.id, entryClaims.competitionId))
    .innerJoin(people, and(eq(people.email, entryClaims.email), inArray(people.id, [...personIds])))
    .where(and(inArray(entryClaims.entryId, [...entryIds]), isWaiting, isTold));
}

/** False if there was none. */
export async function deleteClaim(database: Sql, competitionId: string, entryId: string): Promise<boolean> {
  const { rowCount } = await database
    .delete(entryClaims)
    .where(and(eq(entryClaims.competitionId, competitionId), eq(entryClaims.entryId, entryId)));
  return rowCount === 1;
}

/** False if it wasn't pending. */
export async function declineClaim(database: Sql, entryId: string, email: string): Promise<boolean> {
  const { rowCount } = await database
    .update(entryClaims)
    .set({ state: 'declined', mailDueAt: null })
    .where(and(eq(entryClaims.entryId, entryId), eq(entryClaims.email, email), isWaiting));
  return rowCount === 1;
}

/** Of these entries, the ones that belong to no account. */
export async function findUnclaimed(database: Sql, entryIds: readonly string[]): Promise<string[]> {
  const ids = sql.param([...entryIds]);
  const found = await database
    .select({ id: entries.id })
    .from(entries)
    .where(and(sql`${entries.id} = any(${ids}::uuid[])`, isNull(entries.personId), isOwn));
  return found.map(({ id }) => id);
}

export function hasScores(database: Sql, entryId: string): Promise<number> {
  return database.$count(scores, eq(scores.entryId, entryId));
}

/** Takes the next due email within the day’s limit of competition and organizer, so that no other process sends it before `lease` is over. */
export async function claimDueMail(database: Sql, now: Date, lease: Date): Promise<EntryClaimRow | null> {
  const others = alias(entryClaims, 'others');
  const mailedToday = database
    .select({ mailed: count() })
    .from(others)
    .where(
      and(
        or(eq(others.competitionId, entryClaims.competitionId), eq(others.createdBy, entryClaims.createdBy)),
        gt(others.mailedAt, new Date(now.getTime() - day)),
      ),
    );
  const isOpen = exists(
    database
      .select({ one: sql`1` })
      .from(competitions)
      .where(and(eq(competitions.id, entryClaims.competitionId), isTold)),
  );
  const due = database
    .select({ id: entryClaims.entryId })
    .from(entryClaims)
    .where(and(isWaiting, lte(entryClaims.mailDueAt, now), isOpen, lt(mailedToday, claimMailsADay)))
    .orderBy(entryClaims.mailDueAt, entryClaims.entryId)
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await database
    .update(entryClaims)
    .set({ mailDueAt: lease })
    .where(inArray(entryClaims.entryId, due))
    .returning();
  return claimed ?? null;
}

export async function setClaimMail(
  database: Sql,
  entryId: string,
  mail: Partial<Pick<EntryClaimRow, 'mailDueAt' | 'mailedAt'>>,
): Promise<void> {
  await database.update(entryClaims).set(mail).where(eq(entryClaims.entryId, entryId));
}

/** What the email says of an entry. */
export async function findClaimText(database: Sql, entryId: string) {
  const [found] = await database
    .select({ ...shown, inviter: people.name })
    .from(entryClaims)
    .innerJoin(entries, eq(entries.id, entryClaims.entryId))
    .innerJoin(divisions, eq(divisions.id, entries.divisionId))
    .innerJoin(competitions, eq(competitions.id, entryClaims.competitionId))
    .innerJoin(people, eq(people.id, entryClaims.createdBy))
    .where(eq(entryClaims.entryId, entryId));
  return found ?? null;
}
