import type { BookingKind } from '@chalkline/contract/finance/booking.schema.ts';
import type { SummaryQuery } from '@chalkline/contract/finance/books.schema.ts';
import { and, count, eq, gte, lt, sql, sum } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { organizationScope } from '../../platform/database/organization-scope.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { inSpan } from '../bookings/bookings.repository.ts';
import { bookings } from '../bookings/bookings.table.ts';

const isApproved = eq(bookings.state, 'approved');
const total = sum(bookings.amount).mapWith(Number);

export function sumByCategory(database: Sql, viewer: Viewer, { kind, month, span }: SummaryQuery) {
  return database
    .select({ id: bookings.categoryId, total, tax: sum(bookings.tax).mapWith(Number) })
    .from(bookings)
    .where(
      and(
        organizationScope(bookings.organizationId, viewer, 'manages'),
        eq(bookings.kind, kind),
        isApproved,
        inSpan(month, span),
      ),
    )
    .groupBy(bookings.categoryId);
}

export function sumByMonth(database: Sql, viewer: Viewer, kind: BookingKind, year: number) {
  const month = sql<string>`to_char(${bookings.on}, 'YYYY-MM')`;
  return database
    .select({ month, total })
    .from(bookings)
    .where(
      and(
        organizationScope(bookings.organizationId, viewer, 'manages'),
        eq(bookings.kind, kind),
        isApproved,
        gte(bookings.on, `${year}-01-01`),
        lt(bookings.on, `${year + 1}-01-01`),
      ),
    )
    .groupBy(month);
}

export async function countPending(database: Sql, viewer: Viewer, kind: BookingKind): Promise<number> {
  const [found] = await database
    .select({ pending: count() })
    .from(bookings)
    .where(
      and(
        organizationScope(bookings.organizationId, viewer, 'manages'),
        eq(bookings.kind, kind),
        eq(bookings.state, 'pending'),
      ),
    );
  return found?.pending ?? 0;
}
