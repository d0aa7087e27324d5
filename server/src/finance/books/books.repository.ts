import { sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { organizationScope } from '../../platform/database/organization-scope.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { type BooksRow, books } from './books.table.ts';

export async function findBooks(database: Sql, viewer: Viewer): Promise<BooksRow | null> {
  const own = organizationScope(books.organizationId, viewer, 'sees');
  const [found] = await database.select().from(books).where(own);
  return found ?? null;
}

export async function saveBooks(database: Sql, row: BooksRow): Promise<void> {
  const { currency, zone } = row;
  await database
    .insert(books)
    .values(row)
    .onConflictDoUpdate({ target: books.organizationId, set: { currency, zone } });
}

/** Whether anything was entered, or is about to be by a repeat. */
export async function hasAmounts(database: Sql, organizationId: string): Promise<boolean> {
  const { rows } = await database.execute<{ found: boolean }>(sql`
    select exists (select 1 from finance.bookings where organization_id = ${organizationId})
      or exists (select 1 from finance.repeats where organization_id = ${organizationId})
      or exists (select 1 from finance.categories where organization_id = ${organizationId} and budget is not null)
      as found`);
  return rows[0]?.found ?? false;
}
