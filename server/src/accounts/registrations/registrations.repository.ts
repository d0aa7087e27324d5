import { and, eq, gt } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { registrationRetention, registrations } from './registrations.table.ts';

export type Registration = typeof registrations.$inferSelect;

/** Takes the place of an older registration of the same address. */
export async function keepRegistration(sql: Sql, registration: Registration): Promise<void> {
  const { email: _, ...fields } = registration;
  await sql
    .insert(registrations)
    .values(registration)
    .onConflictDoUpdate({ target: registrations.email, set: fields });
}

export async function findRegistration(sql: Sql, email: string, now: Date): Promise<Registration | null> {
  const [found] = await sql
    .select()
    .from(registrations)
    .where(
      and(eq(registrations.email, email), gt(registrations.createdAt, registrationRetention.since(now))),
    );
  return found ?? null;
}

export async function dropRegistration(sql: Sql, email: string): Promise<void> {
  await sql.delete(registrations).where(eq(registrations.email, email));
}
