import { and, desc, eq, gt, inArray, ne, or } from 'drizzle-orm';
import { sessions } from '../../accounts/auth/sessions.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { type PushDeviceRow, pushDevices } from './push-devices.table.ts';

/** A device with what its session says of it. */
export interface PushDevice extends PushDeviceRow {
  readonly device: string | null;
}

/** The devices of these people whose sessions are good, newest first. */
export async function findPushDevices(
  database: Sql,
  personIds: readonly string[],
  now: Date,
): Promise<PushDevice[]> {
  const rows = await database
    .select({ row: pushDevices, device: sessions.device })
    .from(pushDevices)
    .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
    .where(and(inArray(pushDevices.personId, [...personIds]), gt(sessions.expiresAt, now)))
    .orderBy(desc(pushDevices.id));
  return rows.map(({ row, device }) => ({ ...row, device }));
}

/** The subscription of a session. The person who used the browser before gets nothing there any more. */
export async function putPushDevice(database: Sql, row: PushDeviceRow): Promise<PushDeviceRow> {
  const { endpoint, sessionId } = row;
  await database
    .delete(pushDevices)
    .where(and(eq(pushDevices.endpoint, endpoint), ne(pushDevices.sessionId, sessionId)));
  const [kept] = await database
    .insert(pushDevices)
    .values(row)
    .onConflictDoUpdate({
      target: pushDevices.sessionId,
      set: { endpoint, p256dh: row.p256dh, auth: row.auth },
    })
    .returning();
  if (!kept) throw new Error('The device was not kept.');
  return kept;
}

/** False for another person’s, or none. */
export async function deletePushDevice(database: Sql, personId: string, id: string): Promise<boolean> {
  const { rowCount } = await database
    .delete(pushDevices)
    .where(and(eq(pushDevices.id, id), eq(pushDevices.personId, personId)));
  return (rowCount ?? 0) > 0;
}

/** Devices whose subscriptions ended, unless they were renewed meanwhile. */
export async function deleteDeadDevices(
  database: Sql,
  dead: readonly Pick<PushDeviceRow, 'id' | 'endpoint'>[],
): Promise<void> {
  if (dead.length === 0) return;
  const same = dead.map(({ id, endpoint }) =>
    and(eq(pushDevices.id, id), eq(pushDevices.endpoint, endpoint)),
  );
  await database.delete(pushDevices).where(or(...same));
}
