import type { BookSpan } from '@chalkline/contract/finance/book-spans.ts';
import type { BookingKind, BookingState, RepeatStep } from '@chalkline/contract/finance/booking.schema.ts';
import { monthName } from '../../ui/month-names.ts';

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

/** "November 2026", or "Q4 2026". */
export function spanName(month: string, span: BookSpan): string {
  if (span === 'month') return monthName(month, true);
  return `Q${Math.ceil(Number(month.slice(5)) / 3)} ${month.slice(0, 4)}`;
}
