import { eq } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { type TestMethod, testMethods } from './simulator.table.ts';

export async function insertMethod(database: Sql, row: TestMethod): Promise<void> {
  await database.insert(testMethods).values(row);
}

export async function findMethod(database: Sql, reference: string): Promise<TestMethod | undefined> {
  const [row] = await database.select().from(testMethods).where(eq(testMethods.reference, reference));
  return row;
}

export async function forgetMethod(database: Sql, reference: string, forgottenAt: Date): Promise<void> {
  await database.update(testMethods).set({ forgottenAt }).where(eq(testMethods.reference, reference));
}
