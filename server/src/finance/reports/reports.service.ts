import { fileNameOf } from '@chalkline/contract/file-name.ts';
import { firstMonthOf, monthAfter, monthsIn } from '@chalkline/contract/finance/book-spans.ts';
import type { BookingsFile, BookingsFileQuery } from '@chalkline/contract/finance/booking.schema.ts';
import type { BooksSummary, SummaryQuery } from '@chalkline/contract/finance/books.schema.ts';
import { showMoney, writeAmount } from '@chalkline/contract/money/show-money.ts';
import { writeCsv } from '../../imports/csv.write.service.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import type { PdfPaper } from '../../platform/pdf/pdf-paper.ts';
import { writePdf } from '../../platform/pdf/write-pdf.ts';
import { bookingOrder, type FoundBooking, findBookings } from '../bookings/bookings.repository.ts';
import { openBooks } from '../books/books.service.ts';
import { findCategories } from '../categories/categories.repository.ts';
import { exportTooLarge } from './reports.errors.ts';
import { countPending, sumByCategory, sumByMonth } from './reports.repository.ts';

/** Approved entries of a month or quarter by category, and of each month of its year. Throws 409 `books_not_open`. */
export async function getBooksSummary(
  { database: { sql } }: Parts,
  viewer: Viewer,
  query: SummaryQuery,
): Promise<BooksSummary> {
  const { currency } = await openBooks(sql, viewer);
  const { kind, span } = query;
  const month = firstMonthOf(query.month, span);
  const sumsOf = (first: string) => sumByCategory(sql, viewer, { kind, month: first, span });
  const [sums, before, yearBefore] = await Promise.all([
    sumsOf(month),
    sumsOf(monthAfter(month, -monthsIn[span])),
    sumsOf(monthAfter(month, -12)),
  ]);
  const totalOf = (rows: typeof sums) => rows.reduce((all, one) => all + one.total, 0);
  const budgetOf = (budget: number | null) => budget && budget * monthsIn[span];
  const categories = await findCategories(sql, viewer, kind);
  const year = Number(month.slice(0, 4));
  const months = new Map((await sumByMonth(sql, viewer, kind, year)).map((one) => [one.month, one.total]));
  const bySum = new Map(sums.map((one) => [one.id, one.total]));
  const budgets = categories.flatMap(({ budget }) => budgetOf(budget) ?? []);
  return {
    month,
    span,
    currency,
    total: totalOf(sums),
    before: totalOf(before),
    yearBefore: totalOf(yearBefore),
    tax: sums.reduce((all, one) => all + one.tax, 0),
    budget: budgets.length === 0 ? null : budgets.reduce((all, one) => all + one, 0),
    pending: await countPending(sql, viewer, kind),
    categories: categories.map(({ id, name, budget }) => ({
      id,
      name,
      budget: budgetOf(budget),
      total: bySum.get(id) ?? 0,
    })),
    months: Array.from({ length: 12 }, (_, index) => {
      const name = `${year}-${String(index + 1).padStart(2, '0')}`;
      return { month: name, total: months.get(name) ?? 0 };
    }),
  };
}

const mostExported = 20_000;
const mostPrinted = 2000;

/** Throws 409 `books_not_open`, and 422 where there are more entries than a file holds. */
export async function exportBookings(
  parts: Parts,
  viewer: Viewer,
  { format, ...filter }: BookingsFileQuery,
): Promise<BookingsFile> {
  const { sql } = parts.database;
  await openBooks(sql, viewer);
  const most = format === 'csv' ? mostExported : mostPrinted;
  const rows = await findBookings(sql, viewer, filter, bookingOrder.page(null, most + 1));
  if (rows.length > most) throw exportTooLarge();
  const name = filter.kind === 'expense' ? 'expenses' : 'revenues';
  const words = [name, filter.month ?? null];
  if (format === 'csv')
    return {
      fileName: fileNameOf(words, 'csv'),
      mediaType: 'text/csv',
      content: writeCsv(header, rows.map(cellsOf)),
    };
  const title = filter.kind === 'expense' ? 'Expenses' : 'Revenues';
  const pdf = await writePdf(parts, paperOf([title, filter.month].filter(Boolean).join(' '), rows));
  return {
    fileName: fileNameOf(words, 'pdf'),
    mediaType: 'application/pdf',
    content: pdf.toString('base64'),
  };
}

const header = [
  'date',
  'category',
  'party',
  'amount',
  'tax',
  'currency',
  'state',
  'document',
  'paid_by',
  'receipt',
  'entered_by',
  'note',
];

function cellsOf(row: FoundBooking): (string | number | null)[] {
  const { on, category, party, amount, tax, currency, state, document, paidBy, receiptId, by, note } = row;
  return [
    on,
    category,
    party,
    writeAmount(amount, currency),
    writeAmount(tax, currency),
    currency,
    state,
    document,
    paidBy,
    receiptId === null ? 'no' : 'yes',
    by,
    note,
  ];
}

function paperOf(title: string, rows: readonly FoundBooking[]): PdfPaper {
  const approved = rows.filter(({ state }) => state === 'approved');
  const [first] = rows;
  const sumOf = (field: 'amount' | 'tax') => approved.reduce((all, row) => all + row[field], 0);
  const show = (amount: number) => (first ? showMoney(amount, first.currency) : String(amount));
  return {
    title,
    header: { left: title, right: '' },
    footer: 'The total counts approved entries.',
    blocks: [
      { kind: 'heading', text: title },
      { kind: 'space', height: 12 },
      {
        kind: 'table',
        columns: [
          { title: 'Date', width: 2 },
          { title: 'Category', width: 3 },
          { title: 'Party', width: 4 },
          { title: 'Status', width: 2 },
          { title: 'Tax', width: 2, align: 'right' },
          { title: 'Amount', width: 2, align: 'right' },
        ],
        rows: rows.map(({ on, category, party, state, tax, amount }) => [
          on,
          category,
          party,
          state,
          show(tax),
          show(amount),
        ]),
        totals: [['', 'Total', '', '', show(sumOf('tax')), show(sumOf('amount'))]],
      },
    ],
  };
}
