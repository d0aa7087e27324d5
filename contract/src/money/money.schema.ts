import { z } from 'zod';
import { currencies, currencyCodes, isCurrencyCode } from './currencies.ts';

/** The largest amount that a provider charges at once: eight digits in minor units. */
export const largestAmount = 99_999_999;

/** What a price may be, in minor units. 0 is free. */
export const amountField = z.int().min(0).max(largestAmount);

export const currencyField = z.enum(currencyCodes);

/** An amount as it leaves the server, of any sign. */
export const money = z.object({ amount: z.int(), currency: currencyField });
export type Money = z.infer<typeof money>;

/** Whether an amount is a multiple of its currency's step, which is 1 for nearly all of them. */
export function isOnStep(amount: number, currency: string): boolean {
  return isCurrencyCode(currency) && amount % currencies[currency].step === 0;
}

/** Hundredths of a percent, 0 to 100 %. */
export const rateField = z.int().min(0).max(10_000);

/** The tax on what is sold, and whether prices have it inside; null: none. */
export const taxField = z.object({ rate: rateField, isIncluded: z.boolean() }).nullable();
