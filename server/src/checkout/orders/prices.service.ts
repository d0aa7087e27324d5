import { checkoutTexts, orderCodes } from '@chalkline/contract/checkout/checkout.codes.ts';
import { type CurrencyCode, currencies } from '@chalkline/contract/money/currencies.ts';
import { isOnStep } from '@chalkline/contract/money/money.schema.ts';
import { showMoney } from '@chalkline/contract/money/show-money.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(orderCodes, checkoutTexts);

/** Free, or an amount that a provider takes. Throws 422 `amount_below_minimum` and `amount_step`. */
export function requirePrice(price: number, currency: CurrencyCode): void {
  const { minimum } = currencies[currency];
  const path = 'body.price';
  if (price > 0 && price < minimum) {
    const detail = `The minimum is ${showMoney(minimum, currency)}.`;
    throw refusal('amount_below_minimum', { path, detail });
  }
  if (!isOnStep(price, currency)) throw refusal('amount_step', { path });
}
