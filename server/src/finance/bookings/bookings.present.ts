import type { BookingReply } from '@chalkline/contract/finance/booking.schema.ts';
import type { BookingShown } from './bookings.service.ts';

export function presentBooking({ booking, receiptPath, manages }: BookingShown): BookingReply {
  const { id, kind, state, amount, tax, currency, on, party, document, note, paidBy, ...rest } = booking;
  const { receipt, categoryId, category, repeatId, reason, by, createdAt, version } = rest;
  return {
    id,
    kind,
    state,
    amount,
    tax,
    currency,
    on,
    party,
    document,
    note,
    paidBy,
    reason,
    by,
    version,
    category: { id: categoryId, name: category },
    receipt:
      receipt && receiptPath !== null
        ? { id: receipt.id, path: receiptPath, isImage: receipt.contentType !== 'application/pdf' }
        : null,
    repeats: repeatId !== null,
    twin: booking.twin,
    at: createdAt.toISOString(),
    can: { change: manages || state === 'pending', decide: manages && state === 'pending' },
  };
}
