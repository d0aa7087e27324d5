import { type BookingKind, newBooking } from '@chalkline/contract/finance/booking.schema.ts';
import { day } from '@chalkline/contract/spans.ts';
import type { Person } from '../accounts/people/people.service.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import { createBooking } from '../finance/bookings/bookings.service.ts';
import { setBooks } from '../finance/books/books.service.ts';
import { createCategory } from '../finance/categories/categories.service.ts';
import type { Parts } from '../platform/parts.ts';

/** Name, budget for a month in cents, and what it costs in a month, with the day it is paid on. */
type Sketch = readonly [name: string, budget: number, amount: number, on: number, party: string];

const expenses: readonly Sketch[] = [
  ['Rent', 520_000, 520_000, 1, 'Dock 7 Property'],
  ['Staff', 640_000, 611_000, 25, 'Payroll'],
  ['Energy and water', 98_000, 81_240, 12, 'Rijnmond Energie'],
  ['Cleaning', 42_000, 37_600, 9, 'Higiene Tejo, Lda'],
  ['Equipment', 150_000, 118_400, 17, 'Iron Supply'],
  ['Marketing', 30_000, 21_500, 20, 'Print & Post'],
];

const revenues: readonly Sketch[] = [
  ['Drop-ins at the desk', 60_000, 54_500, 15, ''],
  ['Room hire', 80_000, 75_000, 8, 'Harbor Dance'],
];

interface Staff {
  readonly 'corporate-admin': Person;
  readonly receptionist: Person;
}

const monthsKept = 13;

/** A gym's books of this month and the twelve before it, with two expenses pending approval. */
export async function makeDemoFinance(parts: Parts, people: Staff): Promise<void> {
  const admin = asViewer(people['corporate-admin']);
  const desk = asViewer(people.receptionist);
  await setBooks(parts, admin, { currency: 'EUR', zone: 'Europe/Amsterdam' });
  const now = parts.clock.now();
  const today = now.toISOString().slice(0, 10);
  const enter = (viewer: typeof admin, kind: BookingKind, categoryId: string, facts: object) =>
    createBooking(
      parts,
      viewer,
      newBooking.parse({
        kind,
        categoryId,
        tax: 0,
        party: '',
        document: '',
        note: '',
        paidBy: 'transfer',
        receiptId: null,
        ...facts,
      }),
    );
  const categories = new Map<string, string>();
  for (const [kind, sketches] of [['expense', expenses] as const, ['revenue', revenues] as const]) {
    for (const [name, budget, amount, on, party] of sketches) {
      const { id } = await createCategory(parts, admin, { kind, name, budget });
      categories.set(name, id);
      for (let back = monthsKept - 1; back >= 0; back -= 1) {
        const date = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, on))
          .toISOString()
          .slice(0, 10);
        if (date > today) continue;
        // Neither the same every month nor different at every start.
        const share = name === 'Rent' ? 100 : 90 + ((back * 7 + on) % 21);
        const sum = Math.round((amount * share) / 100);
        await enter(admin, kind, id, { amount: sum, tax: Math.round(sum / 6), on: date, party });
      }
    }
  }
  const yesterday = new Date(now.getTime() - day).toISOString().slice(0, 10);
  const waiting = { on: yesterday, paidBy: 'cash', party: 'Corner Market', document: 'Receipt 214' };
  await enter(desk, 'expense', categories.get('Cleaning') ?? '', { ...waiting, amount: 2380, tax: 413 });
  await enter(desk, 'expense', categories.get('Equipment') ?? '', {
    ...waiting,
    party: 'Iron Supply',
    document: 'Receipt 88',
    amount: 6450,
    tax: 1119,
    note: 'Two jump ropes and tape',
  });
}
