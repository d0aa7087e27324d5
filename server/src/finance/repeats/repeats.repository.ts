import type { BookingKind, RepeatReply } from '@chalkline/contract/finance/booking.schema.ts';
import { and, asc, eq, exists, isNotNull, lte, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { organizationScope } from '../../platform/database/organization-scope.ts';
import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { books } from '../books/books.table.ts';
import { categories } from '../categories/categories.table.ts';
import { type RepeatRow, repeats } from './repeats.table.ts';

export const repeatPersonalTables: readonly PersonalTable[] = [
  {
    table: repeats,
    byId: [repeats.createdBy],
    exported: null,
    erased: { kept: 'the books of an organization stay; only the id of who set a repeat up is kept' },
  },
];

const mostRepeats = 200;

const shown = {
  id: repeats.id,
  kind: repeats.kind,
  category: { id: categories.id, name: categories.name },
  amount: repeats.amount,
  currency: books.currency,
  party: repeats.party,
  every: repeats.every,
  nextOn: repeats.nextOn,
  endsOn: repeats.endsOn,
};

/** Those that go on, by their next day. */
export function findRepeats(database: Sql, viewer: Viewer, kind: BookingKind): Promise<RepeatReply[]> {
  const own = organizationScope(repeats.organizationId, viewer, 'sees');
  return database
    .select(shown)
    .from(repeats)
    .innerJoin(categories, eq(categories.id, repeats.categoryId))
    .innerJoin(books, eq(books.organizationId, repeats.organizationId))
    .where(and(eq(repeats.kind, kind), isNotNull(repeats.nextOn), own))
    .orderBy(asc(repeats.nextOn), asc(repeats.id))
    .limit(mostRepeats);
}

export async function findRepeat(database: Sql, viewer: Viewer, id: string): Promise<RepeatReply | null> {
  const own = organizationScope(repeats.organizationId, viewer, 'sees');
  const [found] = await database
    .select(shown)
    .from(repeats)
    .innerJoin(categories, eq(categories.id, repeats.categoryId))
    .innerJoin(books, eq(books.organizationId, repeats.organizationId))
    .where(and(eq(repeats.id, id), own));
  return found ?? null;
}

export async function insertRepeat(database: Sql, row: RepeatRow): Promise<void> {
  await database.insert(repeats).values(row);
}

/** One whose next day has begun in the zone of its books, locked; null when there is none. */
export async function takeDueRepeat(database: Sql, now: Date): Promise<RepeatRow | null> {
  const begun = database
    .select({ one: sql`1` })
    .from(books)
    .where(
      and(
        eq(books.organizationId, repeats.organizationId),
        lte(repeats.nextOn, sql`(${now.toISOString()}::timestamptz at time zone ${books.zone})::date`),
      ),
    );
  const [found] = await database
    .select()
    .from(repeats)
    .where(exists(begun))
    .orderBy(asc(repeats.nextOn), asc(repeats.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return found ?? null;
}

export async function setNext(database: Sql, id: string, nextOn: string | null): Promise<void> {
  await database.update(repeats).set({ nextOn }).where(eq(repeats.id, id));
}
