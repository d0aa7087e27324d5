import { type BookSpan, firstMonthOf, monthAfter, monthsIn } from '@chalkline/contract/finance/book-spans.ts';
import type { BookingKind, BookingState } from '@chalkline/contract/finance/booking.schema.ts';
import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { and, eq, exists, getTableColumns, gte, lt, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { descending, type KeysetPage, keyset, pageOf } from '../../platform/database/keyset.ts';
import { organizationScope } from '../../platform/database/organization-scope.ts';
import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { matchesPrefixes } from '../../platform/database/search-expression.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { type UploadRow, uploads } from '../../uploads/uploads.table.ts';
import { books } from '../books/books.table.ts';
import { categories } from '../categories/categories.table.ts';
import { type BookingRow, bookings } from './bookings.table.ts';

export interface FoundBooking extends BookingRow {
  readonly category: string;
  readonly currency: CurrencyCode;
  readonly by: string;
  readonly receipt: UploadRow | null;
  /** Another one that the viewer may read has the same day, amount and party. */
  readonly twin: boolean;
}

export interface BookingFilter {
  readonly kind: BookingKind;
  readonly search?: string | undefined;
  readonly month?: string | undefined;
  readonly span?: BookSpan | undefined;
  readonly categoryId?: string | undefined;
  readonly state?: BookingState | undefined;
}

/** The latest day first. */
export const bookingOrder = keyset<Pick<BookingRow, 'on' | 'id'>>(
  descending(bookings.on, ({ on }) => on),
  descending(bookings.id, ({ id }) => id),
);

/** Entries belong to the organization; of who made one only the id is kept. */
export const bookingPersonalTables: readonly PersonalTable[] = [
  {
    table: bookings,
    byId: [bookings.createdBy],
    exported: {
      name: 'expensesAndRevenuesIEntered',
      columns: {
        kind: bookings.kind,
        amount: bookings.amount,
        on: bookings.on,
        party: bookings.party,
        note: bookings.note,
        state: bookings.state,
        at: bookings.createdAt,
      },
    },
    erased: { kept: 'the books of an organization stay; only the id of who entered something is kept' },
  },
];

/** What the viewer may read: all of their organization if they keep its books, else what they entered. */
function readable(viewer: Viewer): SQL | undefined {
  const own = organizationScope(bookings.organizationId, viewer, 'sees');
  return viewer.accountType === 'corporate_admin' ? own : and(own, eq(bookings.createdBy, viewer.personId));
}

/** From the first day of the month, or of its quarter, up to the first one after it. */
export function inSpan(month: string, span: BookSpan): SQL | undefined {
  const first = firstMonthOf(month, span);
  return and(gte(bookings.on, `${first}-01`), lt(bookings.on, `${monthAfter(first, monthsIn[span])}-01`));
}

function fits({ kind, search, month, span, categoryId, state }: BookingFilter): SQL | undefined {
  const words = sql`(${bookings.party} || ' ' || ${bookings.document} || ' ' || ${bookings.note})`;
  return and(
    eq(bookings.kind, kind),
    search ? matchesPrefixes(words, search) : undefined,
    month ? inSpan(month, span ?? 'month') : undefined,
    categoryId ? sql`${bookings.categoryId}::text = ${categoryId}` : undefined,
    state && eq(bookings.state, state),
  );
}

const twins = alias(bookings, 'twins');

function hasTwin(database: Sql, viewer: Viewer): SQL<boolean> {
  const same = database
    .select({ one: sql`1` })
    .from(twins)
    .where(
      and(
        organizationScope(twins.organizationId, viewer, 'sees'),
        viewer.accountType === 'corporate_admin' ? undefined : eq(twins.createdBy, viewer.personId),
        eq(twins.organizationId, bookings.organizationId),
        eq(twins.kind, bookings.kind),
        eq(twins.on, bookings.on),
        eq(twins.amount, bookings.amount),
        ne(twins.id, bookings.id),
        ne(twins.state, 'refused'),
        sql`lower(${twins.party}) = lower(${bookings.party})`,
      ),
    );
  return sql<boolean>`(${bookings.party} <> '' and ${bookings.state} <> 'refused' and ${exists(same)})`;
}

function selectBookings(database: Sql, viewer: Viewer) {
  const own = organizationScope(bookings.organizationId, viewer, 'sees');
  const ownCategory = organizationScope(categories.organizationId, viewer, 'sees');
  const ownBooks = organizationScope(books.organizationId, viewer, 'sees');
  return database
    .select({
      ...getTableColumns(bookings),
      category: categories.name,
      currency: books.currency,
      by: people.name,
      receipt: uploads,
      twin: hasTwin(database, viewer),
    })
    .from(bookings)
    .innerJoin(categories, and(eq(categories.id, bookings.categoryId), own, ownCategory))
    .innerJoin(books, and(eq(books.organizationId, bookings.organizationId), ownBooks))
    .innerJoin(people, eq(people.id, bookings.createdBy))
    .leftJoin(uploads, eq(uploads.id, bookings.receiptId));
}

export function findBookings(
  database: Sql,
  viewer: Viewer,
  filter: BookingFilter,
  page: KeysetPage,
): Promise<FoundBooking[]> {
  return pageOf(selectBookings(database, viewer).$dynamic(), and(readable(viewer), fits(filter)), page);
}

export function countBookings(database: Sql, viewer: Viewer, filter: BookingFilter): Promise<number> {
  const own = organizationScope(bookings.organizationId, viewer, 'sees');
  return database.$count(bookings, and(own, readable(viewer), fits(filter)));
}

export async function findBooking(database: Sql, viewer: Viewer, id: string): Promise<FoundBooking | null> {
  const [found] = await selectBookings(database, viewer).where(and(eq(bookings.id, id), readable(viewer)));
  return found ?? null;
}

/** Locked until the transaction ends. */
export async function takeBooking(database: Sql, viewer: Viewer, id: string): Promise<BookingRow | null> {
  const own = organizationScope(bookings.organizationId, viewer, 'sees');
  const [found] = await database
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, id), own, readable(viewer)))
    .for('update');
  return found ?? null;
}

/** False for a day of a repeat that is booked already. */
export async function insertBooking(database: Sql, row: BookingRow): Promise<boolean> {
  const { rowCount } = await database.insert(bookings).values(row).onConflictDoNothing();
  return rowCount === 1;
}

export async function updateBooking(database: Sql, id: string, change: Partial<BookingRow>): Promise<void> {
  await database.update(bookings).set(change).where(eq(bookings.id, id));
}

export async function removeBooking(database: Sql, id: string): Promise<void> {
  await database.delete(bookings).where(eq(bookings.id, id));
}
