import type { BookingReply } from '@chalkline/contract/finance/booking.schema.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { withPath } from '../../uploads/uploads.fetch.service.ts';
import { mayManage } from '../books/books.service.ts';
import type { FoundBooking } from './bookings.repository.ts';

export function presentBooking(
  parts: Pick<Parts, 'config' | 'clock'>,
  viewer: Viewer,
  booking: FoundBooking,
): BookingReply {
  const { id, kind, state, amount, tax, currency, on, party, document, note, paidBy, ...rest } = booking;
  const { receipt, categoryId, category, repeatId, reason, by, createdAt, version } = rest;
  const manages = mayManage(viewer);
  return {
    ...{ id, kind, state, amount, tax, currency, on, party, document, note, paidBy, reason, by, version },
    category: { id: categoryId, name: category },
    receipt: receipt && {
      id: receipt.id,
      path: withPath(parts, viewer, receipt, 'viewer').path,
      isImage: receipt.contentType !== 'application/pdf',
    },
    repeats: repeatId !== null,
    at: createdAt.toISOString(),
    can: { change: manages || state === 'pending', decide: manages && state === 'pending' },
  };
}
