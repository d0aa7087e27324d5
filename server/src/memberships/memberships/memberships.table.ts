import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { savedMethods } from '../../checkout/saved-methods/saved-methods.table.ts';
import { membershipsSchema } from '../memberships.table.ts';
import { plans } from '../plans/plans.table.ts';

/** Who has which plan. Its state follows from its days: nothing has to run for it to become due. */
export const memberships = membershipsSchema.table(
  'memberships',
  {
    id: uuid('id').primaryKey(),
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans.id),
    /** The organization or the trainer whose plan it is. */
    sellerId: uuid('seller_id').notNull(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    joinedOn: date('joined_on').notNull(),
    /** Day of the month on which periods begin; shorter months have their last day instead. */
    anchorDay: smallint('anchor_day').notNull(),
    /** The last day that is paid. */
    paidThrough: date('paid_through').notNull(),
    frozenThrough: date('frozen_through'),
    /** The last day of its trial, which nothing was paid for. */
    trialThrough: date('trial_through'),
    /** The plan that it changes to when the paid time is over, and the most that is taken for its periods. */
    nextPlanId: uuid('next_plan_id').references(() => plans.id),
    nextPrice: bigint('next_price', { mode: 'number' }),
    /** Another membership of its person changed to the plan, so this one doesn't come back. */
    replacedAt: timestamp('replaced_at', { withTimezone: true }),
    canceledAt: timestamp('canceled_at', { withTimezone: true }),
    cancelReason: text('cancel_reason').notNull(),
    /** What the next periods are paid from; null: its member pays each one. */
    methodId: uuid('method_id').references(() => savedMethods.id, { onDelete: 'set null' }),
    /** The most that is taken for a period, as its member agreed. */
    agreedPrice: bigint('agreed_price', { mode: 'number' }),
    /** The order that renews it and isn't decided yet. */
    renewalOrderId: uuid('renewal_order_id'),
    /** Tries without success since the paid time ended. */
    renewalTries: smallint('renewal_tries').notNull().default(0),
    triedOn: date('tried_on'),
    /** The end of the paid time that its member got a reminder of. */
    remindedFor: date('reminded_for'),
    /** The last of the reminders to pay by hand that they got for it, counted from 1. */
    reminders: smallint('reminders').notNull().default(0),
  },
  (table) => [
    uniqueIndex('memberships_person')
      .on(table.planId, table.personId)
      .where(sql`${table.replacedAt} is null`),
    index('memberships_changing').on(table.paidThrough).where(sql`${table.nextPlanId} is not null`),
    index('memberships_of_person').on(table.personId, table.id),
    index('memberships_of_seller').on(table.sellerId, table.paidThrough, table.id),
    index('memberships_renewing').on(table.paidThrough).where(sql`${table.methodId} is not null`),
    index('memberships_by_hand')
      .on(table.paidThrough)
      .where(sql`${table.methodId} is null and ${table.canceledAt} is null`),
    uniqueIndex('memberships_renewal_order').on(table.renewalOrderId),
    check('memberships_next_plan', sql`(${table.nextPlanId} is null) = (${table.nextPrice} is null)`),
    check('memberships_trial', sql`${table.trialThrough} <= ${table.paidThrough}`),
    check('memberships_anchor_day', sql`${table.anchorDay} between 1 and 31`),
  ],
);

export type MembershipRow = typeof memberships.$inferSelect;
