/** Card numbers that work in test mode. The pending ones and the one that pays once are ours; the others are those of Stripe's own test mode. */
export const testCards = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  challenged: '4000002500003155',
  disputed: '4000000000000259',
  refundPending: '4000000000007726',
  refundFails: '4000000000005126',
  /** Pays while its owner is there, and has no money when it is charged without them. */
  paysOnce: '4917610000000000',
  pendingThenSucceeds: '4111111111111111',
  pendingThenFails: '4012888888881881',
} as const;
