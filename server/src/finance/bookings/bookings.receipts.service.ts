import type { UploadSubject } from '../../uploads/uploads.fetch.service.ts';
import { findBooking } from './bookings.repository.ts';

/** Receipts are for those who may read their entry. */
export const bookingReceipts: UploadSubject = {
  kind: 'booking_receipt',
  maySee: async (parts, viewer, bookingId) =>
    viewer !== null && (await findBooking(parts.database.sql, viewer, bookingId)) !== null,
};
