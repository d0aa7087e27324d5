import type { StaffInvitationState } from '@chalkline/contract/competitions/staff-invitation.lifecycle.ts';
import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  lte,
  min,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { competitions } from '../competitions/competitions.table.ts';
import { type StaffInvitationRow, staffInvitations } from './staff-invitations.table.ts';

const columns = {
  ...getTableColumns(staffInvitations),
  inviter: people.name,
  competition: {
    id: competitions.id,
    name: competitions.name,
    startsOn: competitions.startsOn,
    endsOn: competitions.endsOn,
  },
};

/** An invitation with the names that it is shown with. */
export type StaffInvitation = StaffInvitationRow & {
  readonly inviter: string;
  readonly competition: {
    readonly id: string;
    readonly name: string;
    readonly startsOn: string;
    readonly endsOn: string;
  };
};

/**
 * Asks, or asks again: the latest role stands, for a new time. `mailedBefore`: who was told later than this is
 * not told again.
 */
export async function keepAsked(
  database: Sql,
  row: StaffInvitationRow,
  mailedBefore: Date,
): Promise<StaffInvitationRow> {
  const { role, state, createdBy, invitedAt, expiresAt } = row;
  const { mailDueAt, mailedAt } = staffInvitations;
  const isQuiet = sql`${mailedAt} > ${mailedBefore}::timestamptz`;
  const mailAgain = sql`case when ${isQuiet} then null else ${invitedAt}::timestamptz end`;
  const [kept] = await database
    .insert(staffInvitations)
    .values(row)
    .onConflictDoUpdate({
      target: [staffInvitations.competitionId, staffInvitations.email],
      set: {
        ...{ role, state, createdBy, invitedAt, expiresAt },
        mailDueAt: sql`coalesce(${mailDueAt}, ${mailAgain})`,
      },
    })
    .returning();
  if (!kept) throw new Error('An invitation to the staff was not kept.');
  return kept;
}

/** How many other addresses, in any competition, somebody asked since a moment, and when they asked the first. */
export async function countAsked(
  database: Sql,
  asked: Pick<StaffInvitationRow, 'createdBy' | 'competitionId' | 'email'>,
  since: Date,
): Promise<{ asked: number; firstAt: Date | null }> {
  const { createdBy, competitionId, email } = staffInvitations;
  const [found] = await database
    .select({ asked: count(), firstAt: min(staffInvitations.invitedAt) })
    .from(staffInvitations)
    .where(
      and(
        eq(createdBy, asked.createdBy),
        gt(staffInvitations.invitedAt, since),
        or(ne(competitionId, asked.competitionId), ne(email, asked.email)),
      ),
    );
  return found ?? { asked: 0, firstAt: null };
}

/** Those of a competition that wait, those that are too old included: latest first. */
export function findWaitingOf(database: Sql, competitionId: string): Promise<StaffInvitationRow[]> {
  return database
    .select()
    .from(staffInvitations)
    .where(and(eq(staffInvitations.competitionId, competitionId), isWaiting))
    .orderBy(desc(staffInvitations.invitedAt), desc(staffInvitations.id));
}

/** The latest of those that this address can accept at this moment. */
export function findWaitingFor(
  database: Sql,
  { email, now, limit }: { readonly email: string; readonly now: Date; readonly limit: number },
): Promise<StaffInvitation[]> {
  return selectWhere(database, and(ofAddress(email), gt(staffInvitations.expiresAt, now)))
    .orderBy(desc(staffInvitations.invitedAt), desc(staffInvitations.id))
    .limit(limit);
}

/** One that waits, by id; of the address when it is given. */
export async function findWaitingById(
  database: Sql,
  staffInvitationId: string,
  email?: string,
): Promise<StaffInvitation | null> {
  const which = eq(staffInvitations.id, staffInvitationId);
  const [found] = await selectWhere(database, and(which, email === undefined ? isWaiting : ofAddress(email)));
  return found ?? null;
}

/** One that no longer waits; false when it did not wait any more. */
export async function endInvitation(
  database: Sql,
  staffInvitationId: string,
  state: Exclude<StaffInvitationState, 'waiting'>,
  competitionId?: string,
): Promise<boolean> {
  const inside = competitionId === undefined ? undefined : eq(staffInvitations.competitionId, competitionId);
  const ended = await database
    .update(staffInvitations)
    .set({ state, mailDueAt: null })
    .where(and(eq(staffInvitations.id, staffInvitationId), isWaiting, inside));
  return ended.rowCount === 1;
}

/** Takes the next mail that is due, so that no other process sends it before `lease` is over. */
export async function claimDueMail(database: Sql, now: Date, lease: Date): Promise<string | null> {
  const due = database
    .select({ id: staffInvitations.id })
    .from(staffInvitations)
    .where(and(isWaiting, lte(staffInvitations.mailDueAt, now), gt(staffInvitations.expiresAt, now)))
    .orderBy(staffInvitations.mailDueAt)
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await database
    .update(staffInvitations)
    .set({ mailDueAt: lease })
    .where(inArray(staffInvitations.id, due))
    .returning({ id: staffInvitations.id });
  return claimed?.id ?? null;
}

export async function setMail(
  database: Sql,
  staffInvitationId: string,
  mail: Partial<Pick<StaffInvitationRow, 'mailDueAt' | 'mailedAt'>>,
): Promise<void> {
  await database.update(staffInvitations).set(mail).where(eq(staffInvitations.id, staffInvitationId));
}

/** What these invitations say now to these people: only those that wait for the address they have today. */
export function findInvitationsForNotices(
  database: Sql,
  staffInvitationIds: readonly string[],
  personIds: readonly string[],
) {
  return database
    .select({
      id: staffInvitations.id,
      role: staffInvitations.role,
      expiresAt: staffInvitations.expiresAt,
      competition: competitions.name,
      personId: people.id,
    })
    .from(staffInvitations)
    .innerJoin(competitions, eq(competitions.id, staffInvitations.competitionId))
    .innerJoin(people, and(eq(people.email, staffInvitations.email), inArray(people.id, [...personIds])))
    .where(and(inArray(staffInvitations.id, [...staffInvitationIds]), isWaiting));
}

function selectWhere(database: Sql, which: SQL | undefined) {
  return database
    .select(columns)
    .from(staffInvitations)
    .innerJoin(competitions, eq(competitions.id, staffInvitations.competitionId))
    .innerJoin(people, eq(people.id, staffInvitations.createdBy))
    .where(which);
}

const isWaiting = eq(staffInvitations.state, 'waiting');

function ofAddress(email: string): SQL | undefined {
  return and(eq(staffInvitations.email, email), isWaiting);
}
