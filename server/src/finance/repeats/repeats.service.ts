import type { BookingKind, NewRepeat, RepeatReply } from '@chalkline/contract/finance/booking.schema.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { taxAboveAmount } from '../bookings/bookings.errors.ts';
import { openBooks, organizationOf } from '../books/books.service.ts';
import { namedCategory } from '../categories/categories.service.ts';
import { repeatEndsBeforeStart, repeatNotFound } from './repeats.errors.ts';
import { bookRepeatsJob } from './repeats.jobs.ts';
import { findRepeat, findRepeats, insertRepeat, setNext } from './repeats.repository.ts';

export function listRepeats({ database }: Parts, viewer: Viewer, kind: BookingKind): Promise<RepeatReply[]> {
  return findRepeats(database.sql, viewer, kind);
}

/** Days that have passed already are booked at once. Throws 409 `books_not_open`, 422 for what it names. */
export function createRepeat(parts: Parts, viewer: Viewer, body: NewRepeat): Promise<RepeatReply> {
  const organizationId = organizationOf(viewer);
  return parts.database.transaction(async (tx) => {
    await openBooks(tx.sql, viewer);
    await namedCategory(tx.sql, viewer, body.categoryId, body.kind);
    if (body.tax > body.amount) throw taxAboveAmount();
    if (body.endsOn !== null && body.endsOn < body.startsOn) throw repeatEndsBeforeStart();
    const createdAt = parts.clock.now();
    const id = newId(createdAt.getTime());
    const made = { nextOn: body.startsOn, createdBy: viewer.personId, createdAt };
    await insertRepeat(tx.sql, { id, organizationId, ...body, ...made });
    await recordAudit(parts, tx, {
      actorId: viewer.personId,
      action: 'booking_repeat.created',
      subjectKind: 'booking_repeat',
      subjectId: id,
      after: body,
    });
    await parts.jobs.enqueue(tx, bookRepeatsJob, {}, { onlyOne: 'all' });
    const found = await findRepeat(tx.sql, viewer, id);
    if (!found) throw repeatNotFound();
    return found;
  });
}

/** What it booked stays. Throws 404. */
export function endRepeat(parts: Parts, viewer: Viewer, repeatId: string): Promise<null> {
  return parts.database.transaction(async (tx) => {
    const found = isId(repeatId) ? await findRepeat(tx.sql, viewer, repeatId) : null;
    if (found?.nextOn == null) throw repeatNotFound();
    await setNext(tx.sql, repeatId, null);
    await recordAudit(parts, tx, {
      actorId: viewer.personId,
      action: 'booking_repeat.ended',
      subjectKind: 'booking_repeat',
      subjectId: repeatId,
    });
    return null;
  });
}
