import { and, desc, eq } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { type CheckInFormRow, checkInForms } from './check-ins.table.ts';

export const formPersonalTables: readonly PersonalTable[] = [
  {
    table: checkInForms,
    byId: [checkInForms.trainerId],
    exported: {
      name: 'check-in forms',
      columns: { name: checkInForms.name, questions: checkInForms.questions },
    },
    erased: 'deleted',
  },
];

/** All of this trainer: `mostForms` at most. */
export function findForms(database: Sql, trainerId: string): Promise<CheckInFormRow[]> {
  return database
    .select()
    .from(checkInForms)
    .where(eq(checkInForms.trainerId, trainerId))
    .orderBy(desc(checkInForms.id));
}

export function countForms(database: Sql, trainerId: string): Promise<number> {
  return database.$count(checkInForms, eq(checkInForms.trainerId, trainerId));
}

/** Locked until the transaction ends. Null when there is none, or it is another trainer's. */
export async function takeForm(database: Sql, trainerId: string, id: string): Promise<CheckInFormRow | null> {
  const own = and(eq(checkInForms.id, id), eq(checkInForms.trainerId, trainerId));
  const [found] = await database.select().from(checkInForms).where(own).for('update');
  return found ?? null;
}

export async function insertForm(database: Sql, row: CheckInFormRow): Promise<void> {
  await database.insert(checkInForms).values(row);
}

export async function updateForm(database: Sql, id: string, change: Partial<CheckInFormRow>): Promise<void> {
  await database.update(checkInForms).set(change).where(eq(checkInForms.id, id));
}

export async function removeForm(database: Sql, id: string): Promise<void> {
  await database.delete(checkInForms).where(eq(checkInForms.id, id));
}
