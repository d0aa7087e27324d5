import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { people } from '../people/people.table.ts';

type PersonRow = typeof people.$inferSelect;

export interface Suspension {
  /** Told to the person, and only after they proved who they are. */
  readonly reason: string;
  /** null: until somebody lifts it. */
  readonly until: Date | null;
  /** The organization whose administrator suspends; null for one of the whole site. */
  readonly byOrganization: string | null;
}

/** Suspends who is active, or gives who is suspended another reason and end; null when they are neither. */
export async function keepSuspension(
  sql: Sql,
  personId: string,
  { reason, until, byOrganization }: Suspension,
  now: Date,
): Promise<PersonRow | null> {
  const [suspended] = await sql
    .update(people)
    .set({
      state: 'suspended',
      suspendedFor: reason,
      suspendedUntil: until,
      suspendedBy: byOrganization,
      updatedAt: now,
    })
    .where(and(eq(people.id, personId), inArray(people.state, ['active', 'suspended'])))
    .returning();
  return suspended ?? null;
}

/** `due`: only when the suspension ends at that moment or before. null when there is none to lift. */
export async function dropSuspension(
  sql: Sql,
  personId: string,
  { now, due }: { readonly now: Date; readonly due?: Date },
): Promise<PersonRow | null> {
  const [restored] = await sql
    .update(people)
    .set({
      state: 'active',
      suspendedFor: null,
      suspendedUntil: null,
      suspendedBy: null,
      updatedAt: now,
    })
    .where(
      and(
        eq(people.id, personId),
        eq(people.state, 'suspended'),
        due === undefined ? undefined : lte(people.suspendedUntil, due),
      ),
    )
    .returning();
  return restored ?? null;
}

/** Which of these people sell nothing: they are suspended, or deleting or have deleted their account. */
export async function findPausedSellers(
  sql: Sql,
  personIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (personIds.length === 0) return new Set();
  const found = await sql
    .select({ id: people.id })
    .from(people)
    .where(
      and(inArray(people.id, [...personIds]), inArray(people.state, ['suspended', 'leaving', 'erased'])),
    );
  return new Set(found.map(({ id }) => id));
}
