import { newBooking } from '@chalkline/contract/finance/booking.schema.ts';
import { newCategory } from '@chalkline/contract/finance/books.schema.ts';
import type { z } from 'zod';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { setBooks } from '../books/books.service.ts';
import { createCategory } from '../categories/categories.service.ts';
import { createBooking } from './bookings.service.ts';

/** An expense under a category of its own, in books that are open from then on. Gives both ids. */
export async function booking(
  parts: Parts,
  viewer: Viewer,
  sketch: Partial<z.input<typeof newBooking>> & { readonly category?: string } = {},
): Promise<{ bookingId: string; categoryId: string }> {
  const { category = 'Rent', ...facts } = sketch;
  await setBooks(parts, viewer, { currency: 'EUR', zone: 'Europe/Lisbon' });
  const rent = newCategory.parse({ kind: 'expense', name: category, budget: null });
  const { id: categoryId } = await createCategory(parts, viewer, rent);
  const body = newBooking.parse({
    kind: 'expense',
    categoryId,
    amount: 52_000,
    tax: 0,
    on: '2026-11-01',
    party: 'Landlord',
    document: '',
    note: '',
    paidBy: null,
    receiptId: null,
    ...facts,
  });
  const made = await createBooking(parts, viewer, body);
  return { bookingId: made.booking.id, categoryId };
}
