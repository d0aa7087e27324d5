import { testCards } from '@chalkline/contract/money/test-cards.ts';

/** The card numbers that the simulated provider knows, and what each of them does. The two pending ones and the one that pays once are our own; the others are those of Stripe's test mode. */
export interface CardBehavior {
  readonly result:
    | 'succeeds'
    | 'declined'
    | 'insufficient_funds'
    | 'challenged'
    | 'pending_then_succeeds'
    | 'pending_then_fails';
  /** What it does once it was kept, without its owner. */
  readonly later: 'succeeds' | 'insufficient_funds';
  readonly isDisputed: boolean;
  readonly refunds: 'succeeds' | 'pending_then_succeeds' | 'succeeds_then_fails';
}

const plain: CardBehavior = {
  result: 'succeeds',
  later: 'succeeds',
  isDisputed: false,
  refunds: 'succeeds',
};

const behaviors: Readonly<Record<string, CardBehavior>> = {
  [testCards.pays]: plain,
  [testCards.declined]: { ...plain, result: 'declined' },
  [testCards.insufficientFunds]: { ...plain, result: 'insufficient_funds' },
  [testCards.challenged]: { ...plain, result: 'challenged' },
  [testCards.disputed]: { ...plain, isDisputed: true },
  [testCards.refundPending]: { ...plain, refunds: 'pending_then_succeeds' },
  [testCards.refundFails]: { ...plain, refunds: 'succeeds_then_fails' },
  [testCards.paysOnce]: { ...plain, later: 'insufficient_funds' },
  [testCards.pendingThenSucceeds]: { ...plain, result: 'pending_then_succeeds' },
  [testCards.pendingThenFails]: { ...plain, result: 'pending_then_fails' },
};

/** The digits of a card number. */
export function digitsOf(number: string): string {
  return number.replace(/\D/g, '');
}

/** What a card does; spaces in the number don't count. Any other number is declined, as a real one would be. */
export function behaviorOf(number: string): CardBehavior {
  return behaviors[digitsOf(number)] ?? { ...plain, result: 'declined' };
}
