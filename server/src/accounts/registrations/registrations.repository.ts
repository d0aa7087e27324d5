import { hour } from '@chalkline/contract/spans.ts';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { registrations } from './registrations.table.ts';

export type Registration = typeof registrations.$inferSelect;

/** Who registered has so long to prove the address. */
const registrationHours = 24;

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
    .where(and(eq(registrations.email, email), gt(registrations.createdAt, oldest(now))));
  return found ?? null;
}

export async function dropRegistration(sql: Sql, email: string): Promise<void> {
  await sql.delete(registrations).where(eq(registrations.email, email));
}

export async function sweepRegistrations(sql: Sql, now: Date): Promise<void> {
  await sql.delete(registrations).where(lte(registrations.createdAt, oldest(now)));
}

function oldest(now: Date): Date {
  return new Date(now.getTime() - registrationHours * hour);
}
