import { eq, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { type FeedRow, feeds } from './feeds.table.ts';

export const feedPersonalTables: readonly PersonalTable[] = [
  { table: feeds, byId: [feeds.personId], exported: null, erased: 'deleted' },
];

export async function findFeed(database: Sql, personId: string): Promise<FeedRow | null> {
  const [found] = await database.select().from(feeds).where(eq(feeds.personId, personId));
  return found ?? null;
}

/** Opens it under the next number. */
export async function openFeed(database: Sql, personId: string, changedAt: Date): Promise<FeedRow> {
  const [opened] = await database
    .insert(feeds)
    .values({ personId, number: 1, isOpen: true, changedAt })
    .onConflictDoUpdate({
      target: feeds.personId,
      set: { number: sql`${feeds.number} + 1`, isOpen: true, changedAt },
    })
    .returning();
  if (!opened) throw new Error('A calendar feed was not opened.');
  return opened;
}

export async function closeFeed(database: Sql, personId: string, changedAt: Date): Promise<void> {
  await database.update(feeds).set({ isOpen: false, changedAt }).where(eq(feeds.personId, personId));
}
