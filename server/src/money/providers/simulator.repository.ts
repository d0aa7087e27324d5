import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { and, asc, desc, eq, gte, isNull, lte, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Sql } from '../../platform/database/database.ts';
import {
  type KeptAnswer,
  type TestAccount,
  type TestDispute,
  type TestEvent,
  type TestFile,
  type TestMovement,
  type TestPayment,
  type TestPayout,
  type TestRefund,
  testAccounts,
  testAnswers,
  testDisputes,
  testEvents,
  testFiles,
  testMovements,
  testPayments,
  testPayouts,
  testRefunds,
} from './simulator.table.ts';

/** Things of the simulator that change by themselves. */
const dueTables = [testPayments, testRefunds, testDisputes, testPayouts] as const;

/** Whether anything is due by this moment. */
export async function isAnythingDue(database: Sql, now: Date): Promise<boolean> {
  const [payments, refunds, ...more] = dueTables.map((table) =>
    database.select({ reference: table.reference }).from(table).where(lte(table.dueAt, now)),
  );
  if (!payments || !refunds) return false;
  return (await unionAll(payments, refunds, ...more).limit(1)).length > 0;
}

/** The thing that has been due the longest, locked for this transaction; one that another process has is left to it. */
async function takeDue(database: Sql, table: (typeof dueTables)[number], now: Date) {
  const [row] = await database
    .select()
    .from(table)
    .where(lte(table.dueAt, now))
    .orderBy(asc(table.dueAt), asc(table.reference))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

export const takeDuePayment = (database: Sql, now: Date) =>
  takeDue(database, testPayments, now) as Promise<TestPayment | undefined>;
export const takeDueRefund = (database: Sql, now: Date) =>
  takeDue(database, testRefunds, now) as Promise<TestRefund | undefined>;
export const takeDueDispute = (database: Sql, now: Date) =>
  takeDue(database, testDisputes, now) as Promise<TestDispute | undefined>;
export const takeDuePayout = (database: Sql, now: Date) =>
  takeDue(database, testPayouts, now) as Promise<TestPayout | undefined>;

/** The answer kept for a key. A key that is new is taken by this transaction: others with it wait for its end. */
export async function takeAnswer(
  database: Sql,
  key: string,
  asked: string,
  now: Date,
): Promise<{ readonly asked: string; readonly answer: KeptAnswer | null }> {
  const made = await database
    .insert(testAnswers)
    .values({ key, asked, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (made.length > 0) return { asked, answer: null };
  const [kept] = await database.select().from(testAnswers).where(eq(testAnswers.key, key));
  if (!kept) throw new Error('The answer to a key is gone.');
  return kept;
}

export async function keepAnswer(database: Sql, key: string, answer: KeptAnswer): Promise<void> {
  await database.update(testAnswers).set({ answer }).where(eq(testAnswers.key, key));
}

export async function insertAccount(database: Sql, row: TestAccount): Promise<void> {
  await database.insert(testAccounts).values(row);
}

/** Locked, so that what is in the account is paid out once. */
export async function lockAccount(database: Sql, reference: string): Promise<TestAccount | undefined> {
  const [row] = await database
    .select()
    .from(testAccounts)
    .where(eq(testAccounts.reference, reference))
    .for('update');
  return row;
}

export async function findAccount(database: Sql, reference: string): Promise<TestAccount | undefined> {
  const [row] = await database.select().from(testAccounts).where(eq(testAccounts.reference, reference));
  return row;
}

export async function lockAccountOfLink(database: Sql, link: string): Promise<TestAccount | undefined> {
  const [row] = await database.select().from(testAccounts).where(eq(testAccounts.link, link)).for('update');
  return row;
}

export async function updateAccount(
  database: Sql,
  reference: string,
  change: Partial<TestAccount>,
): Promise<void> {
  await database.update(testAccounts).set(change).where(eq(testAccounts.reference, reference));
}

export async function insertPayment(database: Sql, row: TestPayment): Promise<void> {
  await database.insert(testPayments).values(row);
}

export async function findPayment(database: Sql, reference: string): Promise<TestPayment | undefined> {
  const [row] = await database.select().from(testPayments).where(eq(testPayments.reference, reference));
  return row;
}

export async function lockPayment(database: Sql, reference: string): Promise<TestPayment | undefined> {
  const [row] = await database
    .select()
    .from(testPayments)
    .where(eq(testPayments.reference, reference))
    .for('update');
  return row;
}

export async function updatePayment(
  database: Sql,
  reference: string,
  change: Partial<TestPayment>,
): Promise<TestPayment> {
  const [row] = await database
    .update(testPayments)
    .set(change)
    .where(eq(testPayments.reference, reference))
    .returning();
  if (!row) throw new Error('A payment that was locked is gone.');
  return row;
}

export async function insertRefund(database: Sql, row: TestRefund): Promise<void> {
  await database.insert(testRefunds).values(row);
}

export async function findRefund(database: Sql, reference: string): Promise<TestRefund | undefined> {
  const [row] = await database.select().from(testRefunds).where(eq(testRefunds.reference, reference));
  return row;
}

export async function updateRefund(
  database: Sql,
  reference: string,
  change: Partial<TestRefund>,
): Promise<void> {
  await database.update(testRefunds).set(change).where(eq(testRefunds.reference, reference));
}

export async function insertDispute(database: Sql, row: TestDispute): Promise<void> {
  await database.insert(testDisputes).values(row);
}

export async function findDispute(database: Sql, reference: string): Promise<TestDispute | undefined> {
  const [row] = await database.select().from(testDisputes).where(eq(testDisputes.reference, reference));
  return row;
}

export async function insertTestFile(database: Sql, row: TestFile): Promise<void> {
  await database.insert(testFiles).values(row);
}

export async function findTestFile(database: Sql, reference: string): Promise<TestFile | undefined> {
  const [row] = await database.select().from(testFiles).where(eq(testFiles.reference, reference));
  return row;
}

export async function lockDispute(database: Sql, reference: string): Promise<TestDispute | undefined> {
  const [row] = await database
    .select()
    .from(testDisputes)
    .where(eq(testDisputes.reference, reference))
    .for('update');
  return row;
}

export async function findDisputesOf(database: Sql, payment: string): Promise<TestDispute[]> {
  return database.select().from(testDisputes).where(eq(testDisputes.payment, payment));
}

export async function updateDispute(
  database: Sql,
  reference: string,
  change: Partial<TestDispute>,
): Promise<void> {
  await database.update(testDisputes).set(change).where(eq(testDisputes.reference, reference));
}

export async function insertPayout(database: Sql, row: TestPayout): Promise<void> {
  await database.insert(testPayouts).values(row);
}

export async function findPayout(
  database: Sql,
  account: string,
  reference: string,
): Promise<TestPayout | undefined> {
  const [row] = await database
    .select()
    .from(testPayouts)
    .where(and(eq(testPayouts.reference, reference), eq(testPayouts.account, account)));
  return row;
}

export async function updatePayout(
  database: Sql,
  reference: string,
  change: Partial<TestPayout>,
): Promise<void> {
  await database.update(testPayouts).set(change).where(eq(testPayouts.reference, reference));
}

export type NewMovement = Omit<TestMovement, 'position'>;

export async function insertMovements(database: Sql, rows: readonly NewMovement[]): Promise<void> {
  if (rows.length > 0) await database.insert(testMovements).values([...rows]);
}

const isOf = (account: string | null) =>
  account === null ? isNull(testMovements.account) : eq(testMovements.account, account);

/** So many movements of an account from a moment on and behind a position, oldest first. */
export async function findMovements(
  database: Sql,
  account: string | null,
  since: Date,
  after: number,
  limit: number,
): Promise<TestMovement[]> {
  return database
    .select()
    .from(testMovements)
    .where(and(isOf(account), gte(testMovements.at, since), sql`${testMovements.position} > ${after}`))
    .orderBy(asc(testMovements.position))
    .limit(limit);
}

/** The balance of an account (null: the platform's), in minor units; below 0 when refunds came after a payout. */
export async function findAccountBalance(
  database: Sql,
  account: string | null,
  currency: CurrencyCode,
): Promise<number> {
  const [found] = await database
    .select({
      amount: sql<number>`coalesce(sum(${testMovements.amount} - ${testMovements.fee}), 0)`.mapWith(Number),
    })
    .from(testMovements)
    .where(and(isOf(account), eq(testMovements.currency, currency)));
  return found?.amount ?? 0;
}

export async function insertEvents(
  database: Sql,
  rows: readonly Omit<TestEvent, 'position'>[],
): Promise<void> {
  await database.insert(testEvents).values([...rows]);
}

/** The oldest event that waits to be told, locked; one that another process tells is left to it. */
export async function takeWaitingEvent(database: Sql, now: Date): Promise<TestEvent | undefined> {
  const [row] = await database
    .select()
    .from(testEvents)
    .where(lte(testEvents.nextTryAt, now))
    .orderBy(asc(testEvents.nextTryAt), asc(testEvents.position))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

export async function updateEvent(database: Sql, id: string, change: Partial<TestEvent>): Promise<void> {
  await database.update(testEvents).set(change).where(eq(testEvents.id, id));
}

/** Events about one thing, newest first. */
export async function findEventsAbout(database: Sql, reference: string): Promise<TestEvent[]> {
  return database
    .select()
    .from(testEvents)
    .where(eq(testEvents.reference, reference))
    .orderBy(desc(testEvents.position));
}
