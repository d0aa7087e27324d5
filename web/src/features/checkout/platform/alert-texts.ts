import type { AlertKind } from '@chalkline/contract/checkout/alert-kinds.ts';

/** What happened, and what to do about it. */
export const alertTexts: Readonly<Record<AlertKind, { readonly title: string; readonly hint: string }>> = {
  payment_differs: {
    title: 'Payment of another amount',
    hint: 'The provider took another amount or currency than the order asked for. Nothing was handed over. Refund it at the provider.',
  },
  payment_unresolved: {
    title: 'Payment undecided',
    hint: 'The provider hasn’t decided after 7 days. Look it up at the provider.',
  },
  refund_unresolved: {
    title: 'Refund undecided',
    hint: 'The provider hasn’t decided after 7 days. Look it up at the provider.',
  },
  refund_differs: {
    title: 'Refund of another amount',
    hint: 'The provider refunded another amount than was asked for. Compare both and settle the difference.',
  },
  refund_exceeds_books: {
    title: 'Refund larger than our books',
    hint: 'More was refunded at the provider than our books have left of this payment.',
  },
  refund_paid_twice: {
    title: 'Refund paid twice',
    hint: 'The provider sent a refund that the seller had already paid. Ask the seller to get one of the two back from the buyer.',
  },
  books_differ: {
    title: 'Books differ from the provider',
    hint: 'The amount is what the provider’s account moved more, or less, than our books. Compare its transactions with ours up to the time in the reference.',
  },
  dispute_unrecovered: {
    title: 'Lost dispute not recovered',
    hint: 'The provider refused to take the money back from the seller. Ask the seller for it, or write it off.',
  },
};
