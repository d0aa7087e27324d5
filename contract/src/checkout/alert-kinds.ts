/** Money that needs a person to look at it. */
export const alertKinds = [
  /** The provider took another amount or currency than the order asked for. Nothing was fulfilled. */
  'payment_differs',
  /** The provider still hasn't decided after seven days. */
  'payment_unresolved',
  'refund_unresolved',
  /** The provider refunded another amount than was asked for. */
  'refund_differs',
  /** A refund made at the provider is more than what our books have left of the payment. */
  'refund_exceeds_books',
  /** The provider sent a refund that its seller had paid past it: the buyer has the money twice. */
  'refund_paid_twice',
  /** A dispute was lost and the provider refused to take the money back from the seller. */
  'dispute_unrecovered',
  /** An account at the provider gained or lost another amount than our books say. */
  'books_differ',
] as const;
export type AlertKind = (typeof alertKinds)[number];
