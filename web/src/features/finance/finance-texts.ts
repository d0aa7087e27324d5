import type { BookingKind, BookingState, RepeatStep } from '@chalkline/contract/finance/booking.schema.ts';

interface KindTexts {
  readonly title: string;
  readonly one: string;
  readonly many: string;
  readonly add: string;
  /** Who is on the other side. */
  readonly party: string;
  readonly searched: string;
  readonly empty: string;
}

export const kindTexts: Readonly<Record<BookingKind, KindTexts>> = {
  expense: {
    title: 'Expenses',
    one: 'expense',
    many: 'expenses',
    add: 'Add an expense',
    party: 'Supplier',
    searched: 'Supplier, document or note',
    empty: 'What your organization pays for appears here, with its receipt.',
  },
  revenue: {
    title: 'Revenues',
    one: 'revenue',
    many: 'revenues',
    add: 'Add a revenue',
    party: 'Paid by',
    searched: 'Payer, document or note',
    empty: 'Money that comes in outside the platform appears here, such as cash at the desk.',
  },
};

export const stateLabels: Readonly<Record<BookingState, string>> = {
  pending: 'Waiting for approval',
  approved: 'Approved',
  refused: 'Refused',
};

export const paidByLabels = { cash: 'Cash', card: 'Card', transfer: 'Bank transfer' } as const;

export const stepLabels: Readonly<Record<RepeatStep, string>> = {
  week: 'Every week',
  month: 'Every month',
  year: 'Every year',
};

/** The month so many after this one. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}
