import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { type GuardianRequestRow, guardianRequests } from './guardian-requests.table.ts';

/** One for each person and waiver: a new one replaces the one before, and its link. */
export async function replaceGuardianRequest(database: Sql, row: GuardianRequestRow): Promise<void> {
  const { waiverId, personId } = row;
  const isTheirs = and(eq(guardianRequests.waiverId, waiverId), eq(guardianRequests.personId, personId));
  await database.delete(guardianRequests).where(isTheirs);
  await database.insert(guardianRequests).values(row);
}

export async function findGuardianRequest(
  database: Sql,
  tokenHash: string,
  now: Date,
): Promise<GuardianRequestRow | null> {
  const [found] = await database.select().from(guardianRequests).where(isGood(tokenHash, now));
  return found ?? null;
}

/** Locked until the transaction ends: of two who use a link at once, one waits for the other. */
export async function lockGuardianRequest(
  database: Sql,
  tokenHash: string,
  now: Date,
): Promise<GuardianRequestRow | null> {
  const [found] = await database.select().from(guardianRequests).where(isGood(tokenHash, now)).for('update');
  return found ?? null;
}

const isGood = (tokenHash: string, now: Date) =>
  and(eq(guardianRequests.tokenHash, tokenHash), gt(guardianRequests.expiresAt, now));

export async function markGuardianSigned(database: Sql, id: string, signedAt: Date): Promise<void> {
  await database.update(guardianRequests).set({ signedAt }).where(eq(guardianRequests.id, id));
}

/** The person's requests that wait for a guardian, by waiver. */
export async function findWaitingRequests(
  database: Sql,
  personId: string,
  waiverIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, GuardianRequestRow>> {
  if (waiverIds.length === 0) return new Map();
  const { expiresAt, signedAt, waiverId } = guardianRequests;
  const found = await database
    .select()
    .from(guardianRequests)
    .where(
      and(
        eq(guardianRequests.personId, personId),
        inArray(waiverId, [...waiverIds]),
        gt(expiresAt, now),
        isNull(signedAt),
      ),
    );
  return new Map(found.map((row) => [row.waiverId, row]));
}

/** What requests hold of minors, and of their parents and guardians. */
export const guardianPersonalTables: readonly PersonalTable[] = [
  {
    table: guardianRequests,
    byId: [guardianRequests.personId],
    exported: {
      name: 'guardians-i-asked-to-sign',
      columns: {
        waiverId: guardianRequests.waiverId,
        name: guardianRequests.name,
        drawing: guardianRequests.drawing,
        address: guardianRequests.address,
        email: guardianRequests.email,
        at: guardianRequests.createdAt,
      },
    },
    erased: 'deleted',
  },
  {
    table: guardianRequests,
    byEmail: [guardianRequests.email],
    exported: {
      name: 'waivers-i-was-asked-to-sign-as-guardian',
      columns: { waiverId: guardianRequests.waiverId, at: guardianRequests.createdAt },
    },
    erased: 'deleted',
  },
];
