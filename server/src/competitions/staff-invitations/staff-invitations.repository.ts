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

/** An invitation with the names it is shown with. */
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
 * Invites, or invites again with the latest role and a new expiry. `mailedBefore`: addresses emailed later than this
 * aren't emailed again.
 */
export async function keepAsked(
  database: Sql,
  row: StaffInvitationRow,
  mailedBefore: Date,
): Promise<StaffInvitationRow> {
  const { role, until, state, createdBy, invitedAt, expiresAt } = row;
  const { mailDueAt, mailedAt } = staffInvitations;
  const isQuiet = sql`${mailedAt} > ${mailedBefore}::timestamptz`;
  const mailAgain = sql`case when ${isQuiet} then null else ${invitedAt}::timestamptz end`;
  const [kept] = await database
    .insert(staffInvitations)
    .values(row)
    .onConflictDoUpdate({
      target: [staffInvitations.competitionId, staffInvitations.email],
      set: {
        role,
        until,
        state,
        createdBy,
        invitedAt,
        expiresAt,
        mailDueAt: sql`coalesce(${mailDueAt}, ${mailAgain})`,
      },
    })
    .returning();
  if (!kept) throw new Error('An invitation to the staff was not kept.');
  return kept;
}

/** How many other addresses the person invited since a moment, in any competition, and when they invited the first. */
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

/** A competition's pending invitations, including expired ones, latest first. */
export function findWaitingOf(database: Sql, competitionId: string): Promise<StaffInvitationRow[]> {
  return database
    .select()
    .from(staffInvitations)
    .where(and(eq(staffInvitations.competitionId, competitionId), isWaiting))
    .orderBy(desc(staffInvitations.invitedAt), desc(staffInvitations.id));
}

/** The latest invitations this address can accept now. */
export function findWaitingFor(
  database: Sql,
  { email, now, limit }: { readonly email: string; readonly now: Date; readonly limit: number },
): Promise<StaffInvitation[]> {
  return selectWhere(database, and(ofAddress(email), takesPlace, gt(staffInvitations.expiresAt, now)))
    .orderBy(desc(staffInvitations.invitedAt), desc(staffInvitations.id))
    .limit(limit);
}

/** A pending invitation by id, and by address if given. */
export async function findWaitingById(
  database: Sql,
  staffInvitationId: string,
  email?: string,
): Promise<StaffInvitation | null> {
  const which = eq(staffInvitations.id, staffInvitationId);
  const [found] = await selectWhere(database, and(which, email === undefined ? isWaiting : ofAddress(email)));
  return found ?? null;
}

/** Ends a pending invitation; false if it was no longer pending. */
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

/** Takes the next due email, so that no other process sends it before `lease` is over. */
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

/** Those of a competition that aren't mailed yet never are. */
export async function stopMails(database: Sql, competitionId: string): Promise<void> {
  await database
    .update(staffInvitations)
    .set({ mailDueAt: null })
    .where(and(eq(staffInvitations.competitionId, competitionId), isWaiting));
}

export async function setMail(
  database: Sql,
  staffInvitationId: string,
  mail: Partial<Pick<StaffInvitationRow, 'mailDueAt' | 'mailedAt'>>,
): Promise<void> {
  await database.update(staffInvitations).set(mail).where(eq(staffInvitations.id, staffInvitationId));
}

/** The current content of these invitations for these people: only those to the address they have today. */
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
    .where(and(inArray(staffInvitations.id, [...staffInvitationIds]), isWaiting, takesPlace));
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

const takesPlace = ne(competitions.state, 'canceled');

function ofAddress(email: string): SQL | undefined {
  return and(eq(staffInvitations.email, email), isWaiting);
}
