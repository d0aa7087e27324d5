import type {
  BookingDecision,
  BookingKind,
  BookingPatch,
  BookingState,
  BookingsQuery,
  NewBooking,
} from '@chalkline/contract/finance/booking.schema.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { readPage } from '../../platform/http/read-page.ts';
import { readPatch } from '../../platform/http/read-patch.ts';
import { type Page, presentPage } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { setUploads } from '../../uploads/uploads.attach.service.ts';
import { withPath } from '../../uploads/uploads.fetch.service.ts';
import { mayManage, openBooks, organizationOf } from '../books/books.service.ts';
import { namedCategory } from '../categories/categories.service.ts';
import { bookingChanged, bookingDecided, bookingNotFound, taxAboveAmount } from './bookings.errors.ts';
import { tellDecision, tellWaiting } from './bookings.notify.service.ts';
import { bookingReceipts } from './bookings.receipts.service.ts';
import {
  bookingOrder,
  countBookings,
  type FoundBooking,
  findBooking,
  findBookings,
  insertBooking,
  removeBooking,
  takeBooking,
  updateBooking,
} from './bookings.repository.ts';
import type { BookingRow } from './bookings.table.ts';

/** An entry as its viewer gets it. */
export interface BookingShown {
  readonly booking: FoundBooking;
  /** Good for ten minutes; null without a receipt. */
  readonly receiptPath: string | null;
  readonly manages: boolean;
}

/** The latest day first: of the whole organization for those who keep its books, else what the viewer entered. */
export async function listBookings(
  parts: Parts,
  viewer: Viewer,
  { limit, cursor, ...filter }: BookingsQuery,
): Promise<Page<BookingShown[]>> {
  organizationOf(viewer);
  const { sql } = parts.database;
  const page = await readPage(
    parts.config,
    { limit, cursor },
    {
      list: ['bookings', viewer.personId, filter],
      order: bookingOrder,
      read: (keyset) => findBookings(sql, viewer, filter, keyset),
      count: () => countBookings(sql, viewer, filter),
    },
  );
  return presentPage(page, (booking) => show(parts, viewer, booking));
}

/** How many are in a state: of the whole organization for those who keep its books, else of what the viewer entered. */
export function countEntered(
  parts: Parts,
  viewer: Viewer,
  which: { readonly kind: BookingKind; readonly state: BookingState },
): Promise<number> {
  return countBookings(parts.database.sql, viewer, which);
}

/** Approved if the viewer keeps the books, else pending. Throws 409 `books_not_open`, 422 for what it names. */
export function createBooking(
  parts: Parts,
  viewer: Viewer,
  { receiptId, ...body }: NewBooking,
): Promise<BookingShown> {
  const organizationId = organizationOf(viewer);
  return parts.database.transaction(async (tx) => {
    await openBooks(tx.sql, viewer);
    await namedCategory(tx.sql, viewer, body.categoryId, body.kind);
    if (body.tax > body.amount) throw taxAboveAmount();
    const createdAt = parts.clock.now();
    const id = newId(createdAt.getTime());
    await insertBooking(tx.sql, {
      id,
      organizationId,
      ...body,
      receiptId: await attachReceipt(parts, tx, viewer, id, receiptId),
      state: mayManage(viewer) ? 'approved' : 'pending',
      repeatId: null,
      reason: '',
      createdBy: viewer.personId,
      createdAt,
      version: 1,
    });
    await audit(parts, tx, viewer, id, 'created', { after: body });
    if (!mayManage(viewer)) await tellWaiting(parts, tx, viewer, { id, organizationId });
    return shown(parts, tx.sql, viewer, id);
  });
}

/** The same; 404; 409 for what another changed meanwhile, and for what was decided. */
export function changeBooking(
  parts: Parts,
  viewer: Viewer,
  bookingId: string,
  patch: BookingPatch,
): Promise<BookingShown> {
  return parts.database.transaction(async (tx) => {
    const booking = await take(tx.sql, viewer, bookingId);
    requireOpen(viewer, booking);
    const change = readPatch(booking, patch, bookingChanged);
    if (!change) return shown(parts, tx.sql, viewer, bookingId);
    const { before, after } = change;
    if (after.categoryId !== undefined) await namedCategory(tx.sql, viewer, after.categoryId, booking.kind);
    const { amount, tax } = { ...booking, ...after };
    if (tax > amount) throw taxAboveAmount();
    if (after.receiptId !== undefined) await attachReceipt(parts, tx, viewer, bookingId, after.receiptId);
    await updateBooking(tx.sql, bookingId, { ...after, version: booking.version + 1 });
    await audit(parts, tx, viewer, bookingId, 'changed', { before, after });
    return shown(parts, tx.sql, viewer, bookingId);
  });
}

/** Throws 404, and 409 where somebody decided already. The person who entered it is notified. */
export function decideBooking(
  parts: Parts,
  viewer: Viewer,
  bookingId: string,
  { state, reason }: BookingDecision,
): Promise<BookingShown> {
  return parts.database.transaction(async (tx) => {
    const booking = await take(tx.sql, viewer, bookingId);
    if (booking.state !== 'pending') throw bookingDecided();
    await updateBooking(tx.sql, bookingId, { state, reason, version: booking.version + 1 });
    await audit(parts, tx, viewer, bookingId, state, {
      before: { state: 'pending' },
      after: { state, reason },
    });
    await tellDecision(parts, tx, viewer, booking, state);
    return shown(parts, tx.sql, viewer, bookingId);
  });
}

/** Throws 404, and 409 for what was decided, unless the viewer keeps the books. */
export function deleteBooking(parts: Parts, viewer: Viewer, bookingId: string): Promise<null> {
  return parts.database.transaction(async (tx) => {
    const booking = await take(tx.sql, viewer, bookingId);
    requireOpen(viewer, booking);
    await attachReceipt(parts, tx, viewer, bookingId, null);
    await removeBooking(tx.sql, bookingId);
    const { kind, amount, on, party } = booking;
    await audit(parts, tx, viewer, bookingId, 'deleted', { before: { kind, amount, on, party } });
    return null;
  });
}

async function take(sql: Sql, viewer: Viewer, bookingId: string): Promise<BookingRow> {
  const found = isId(bookingId) ? await takeBooking(sql, viewer, bookingId) : null;
  if (!found) throw bookingNotFound();
  return found;
}

function requireOpen(viewer: Viewer, { state }: BookingRow): void {
  if (!mayManage(viewer) && state !== 'pending') throw bookingDecided();
}

async function attachReceipt(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  id: string,
  receiptId: string | null,
): Promise<string | null> {
  const ids = receiptId === null ? [] : [receiptId];
  const path = 'body.receiptId';
  const [upload] = await setUploads(parts, tx, viewer, { kind: bookingReceipts.kind, id }, { ids, path });
  return upload?.id ?? null;
}

async function shown(parts: Parts, sql: Sql, viewer: Viewer, bookingId: string): Promise<BookingShown> {
  const found = await findBooking(sql, viewer, bookingId);
  if (!found) throw bookingNotFound();
  return show(parts, viewer, found);
}

function show(parts: Pick<Parts, 'config' | 'clock'>, viewer: Viewer, booking: FoundBooking): BookingShown {
  const { receipt } = booking;
  const receiptPath = receipt && withPath(parts, viewer, receipt, 'viewer').path;
  return { booking, receiptPath, manages: mayManage(viewer) };
}

function audit(
  parts: Parts,
  tx: Transaction,
  { personId }: Viewer,
  subjectId: string,
  what: 'created' | 'changed' | 'approved' | 'refused' | 'deleted',
  facts: { readonly before?: object; readonly after?: object },
): Promise<void> {
  const action = `booking.${what}` as const;
  return recordAudit(parts, tx, { actorId: personId, action, subjectKind: 'booking', subjectId, ...facts });
}
