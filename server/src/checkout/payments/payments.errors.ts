import { checkoutTexts, orderCodes } from '@chalkline/contract/checkout/checkout.codes.ts';
import { Refusal, refusalsOf, unavailable } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(orderCodes, checkoutTexts);

export const holdExpired = () => refusal('hold_expired');
export const alreadyPaid = () => refusal('already_paid');
export const paymentInProgress = () => refusal('payment_in_progress');
export const paymentRefused = () => refusal('payment_refused');
/** 503 with the seconds until another try makes sense. */
export const paymentsUnavailable = () => unavailable('The payment provider can’t be reached.', 5);

/** What is missing by now of who comes, in words that make sense beside the card, where no question is. Waivers say their name. */
export function missingBeforePayment(failure: unknown): never {
  if (!(failure instanceof Refusal)) throw failure;
  const message = 'Add the missing answers and signatures first, then pay.';
  const say = (code: string) => (code === 'answer_required' ? { message } : {});
  throw new Refusal(
    failure.status,
    failure.problems.map((problem) => ({ ...problem, ...say(problem.code) })),
    failure.retryAfter,
  );
}
