import { accessDays } from '@chalkline/contract/memberships/membership.schema.ts';
import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { type MembershipRow, memberships } from '../memberships/memberships.table.ts';
import { taxOfPlan } from '../plans/plans.repository.ts';
import { plans } from '../plans/plans.table.ts';

/** As many as one run looks at. The next one is ten minutes later. */
const mostAtOnce = 1000;

const isByHand = and(
  isNull(memberships.methodId),
  isNull(memberships.canceledAt),
  isNull(memberships.replacedAt),
);
const renews = and(isNotNull(memberships.methodId), isNull(memberships.canceledAt));

/** With an order that isn't decided yet. */
export async function findUndecided(database: Sql): Promise<string[]> {
  const found = await database
    .select({ id: memberships.id })
    .from(memberships)
    .where(isNotNull(memberships.renewalOrderId))
    .limit(mostAtOnce);
  return found.map(({ id }) => id);
}

/** Whose plan changes now that the paid time is over. */
export async function findChanging(database: Sql, today: string): Promise<string[]> {
  const { nextPlanId, paidThrough } = memberships;
  const found = await database
    .select({ id: memberships.id })
    .from(memberships)
    .where(and(isNotNull(nextPlanId), lt(paidThrough, today)))
    .limit(mostAtOnce);
  return found.map(({ id }) => id);
}

/** Whose paid time is over and that weren't tried today, those unpaid for the longest first. */
export async function findUnpaid(database: Sql, today: string): Promise<string[]> {
  const { paidThrough, frozenThrough, triedOn, renewalOrderId } = memberships;
  const found = await database
    .select({ id: memberships.id })
    .from(memberships)
    .where(
      and(
        renews,
        lt(paidThrough, today),
        isNull(renewalOrderId),
        or(isNull(frozenThrough), lt(frozenThrough, today)),
        or(isNull(triedOn), lt(triedOn, today)),
      ),
    )
    .orderBy(asc(paidThrough))
    .limit(mostAtOnce);
  return found.map(({ id }) => id);
}

export interface UntoldAsked {
  readonly from: string;
  readonly through: string;
  /** The last day of trials, whose members hear of the first payment later. */
  readonly trialsThrough: string;
}

/** Whose paid time or trial ends between these days and whose members weren't told yet. */
export async function findUntold(database: Sql, { from, through, trialsThrough }: UntoldAsked) {
  const { paidThrough, trialThrough, remindedFor } = memberships;
  return database
    .select({ id: memberships.id, personId: memberships.personId, paidThrough, trialThrough })
    .from(memberships)
    .where(
      and(
        renews,
        gte(paidThrough, from),
        lte(paidThrough, through),
        sql`(${trialThrough} is distinct from ${paidThrough} or ${paidThrough} <= ${trialsThrough}::date)`,
        or(isNull(remindedFor), ne(remindedFor, paidThrough)),
      ),
    )
    .orderBy(asc(paidThrough))
    .limit(mostAtOnce);
}

/** Whose paid time ends between these days and whose plan costs more by now than the card may pay. */
export async function findDearer(database: Sql, { from, through }: Omit<UntoldAsked, 'trialsThrough'>) {
  const { id, personId, paidThrough, agreedPrice, nextPlanId } = memberships;
  return database
    .select({ id, personId, paidThrough, price: plans.price })
    .from(memberships)
    .innerJoin(plans, eq(plans.id, memberships.planId))
    .where(
      and(
        renews,
        gte(paidThrough, from),
        lte(paidThrough, through),
        isNull(nextPlanId),
        gt(plans.price, agreedPrice),
      ),
    )
    .orderBy(asc(paidThrough))
    .limit(mostAtOnce);
}

/** Notes the reminder of a member; false where there was one, or where the paid time is another one by now. */
export async function noteTold(database: Sql, id: string, paidThrough: string): Promise<boolean> {
  const { remindedFor } = memberships;
  const untold = or(isNull(remindedFor), ne(remindedFor, paidThrough));
  const { rowCount } = await database
    .update(memberships)
    .set({ remindedFor: paidThrough })
    .where(and(eq(memberships.id, id), eq(memberships.paidThrough, paidThrough), renews, untold));
  return rowCount === 1;
}

/**
 * Memberships that their members pay by hand and that end soon or are overdue, unless they got the last reminder. One
 * that changes its plan can only be paid once it has.
 */
export function findByHand(
  database: Sql,
  today: string,
  { from, through }: Omit<UntoldAsked, 'trialsThrough'>,
): Promise<MembershipRow[]> {
  const { paidThrough, nextPlanId, remindedFor, reminders } = memberships;
  const isTold = sql`${remindedFor} is not distinct from ${paidThrough}`;
  return database
    .select()
    .from(memberships)
    .where(
      and(
        isByHand,
        gte(paidThrough, from),
        lte(paidThrough, through),
        or(isNull(nextPlanId), lt(paidThrough, today)),
        sql`case when not ${isTold} then true when ${paidThrough} >= ${today}::date then ${reminders} < 1
          when ${paidThrough} >= ${today}::date - ${accessDays}::int then ${reminders} < 2 else ${reminders} < 3 end`,
      ),
    )
    .orderBy(asc(paidThrough))
    .limit(mostAtOnce);
}

/** Notes a reminder to pay by hand; false where it was paid, canceled or left to a card by now. */
export async function noteReminded(
  database: Sql,
  id: string,
  told: Pick<MembershipRow, 'remindedFor' | 'reminders'>,
): Promise<boolean> {
  const { paidThrough } = memberships;
  const { rowCount } = await database
    .update(memberships)
    .set(told)
    .where(and(eq(memberships.id, id), sql`${paidThrough} = ${told.remindedFor}::date`, isByHand));
  return rowCount === 1;
}

/** Memberships with what a notice about them says. */
export function findForNotices(database: Sql, ids: readonly string[]) {
  return database
    .select({ membership: memberships, plan: plans, tax: taxOfPlan(plans), memberName: people.name })
    .from(memberships)
    .innerJoin(plans, eq(plans.id, memberships.planId))
    .innerJoin(people, eq(people.id, memberships.personId))
    .where(inArray(memberships.id, [...ids]));
}
export type MembershipForNotice = Awaited<ReturnType<typeof findForNotices>>[number];
