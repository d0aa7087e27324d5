import { type CurrencyCode, fromWire, isCurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { z } from 'zod';
import { ProviderRefused } from '../payment-provider.service.ts';
import { once, type SimulatorParts } from '../simulator.once.service.ts';
import type { FormValue } from './form-body.ts';

/** One request as it came in. */
export interface StripeRequest {
  readonly method: string;
  readonly path: string;
  /** The form, or the query of a GET. */
  readonly form: Readonly<Record<string, FormValue>>;
  readonly key: string | undefined;
  /** The connected account that it is about. */
  readonly account: string | undefined;
}

export const expand = z.array(z.string()).optional().default([]);
export const wireAmount = z.string().regex(/^\d+$/).transform(Number);

/** Names a field that Stripe doesn't take or that is wrong, as Stripe would. */
export function read<Form>(schema: z.ZodType<Form>, form: StripeRequest['form']): Form {
  const given = schema.safeParse(form);
  if (given.success) return given.data;
  const [issue] = given.error.issues;
  const code = issue?.code === 'unrecognized_keys' ? 'parameter_unknown' : 'parameter_invalid';
  throw new ProviderRefused(code, `${issue?.path.join('.')}: ${issue?.message}`);
}

export function currencyIn(code: string): CurrencyCode {
  const currency = code.toUpperCase();
  if (isCurrencyCode(currency) && code === code.toLowerCase()) return currency;
  throw new ProviderRefused('parameter_invalid', `Invalid currency: ${code}`);
}

export function amountIn(amount: number, currency: CurrencyCode): number {
  try {
    return fromWire(amount, currency);
  } catch (failure) {
    if (!(failure instanceof RangeError)) throw failure;
    throw new ProviderRefused('parameter_invalid_integer', failure.message);
  }
}

export function keyed<Answer extends object>(
  parts: SimulatorParts,
  { key, account = '', path, form }: StripeRequest,
  work: Parameters<typeof once<Answer>>[3],
): Promise<Answer> {
  if (key === undefined) throw new ProviderRefused('parameter_missing', 'There is no idempotency key.');
  return once(parts, `wire:${account}:${key}`, { path, form }, work);
}
