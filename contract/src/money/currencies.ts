/**
 * The currencies we sell in. Amounts are whole minor units everywhere: cents, or the currency itself where it has none.
 * Three currencies are written with other decimals at the payment provider than here, some come in steps.
 */
export interface Currency {
  /** Decimals of our minor unit: 2 means that 100 is 1.00. */
  readonly exponent: number;
  /** Decimals of the amount that the payment provider is sent. */
  readonly wireExponent: number;
  /** Prices and charges are multiples of this many minor units. */
  readonly step: number;
  /** Payouts are multiples of this many minor units; what is left stays for the next one. */
  readonly payoutStep: number;
  /** The least the provider charges, in minor units. */
  readonly minimum: number;
}

const usual: Currency = { exponent: 2, wireExponent: 2, step: 1, payoutStep: 1, minimum: 50 };
const whole: Currency = { exponent: 0, wireExponent: 0, step: 1, payoutStep: 1, minimum: 1 };
/** No decimals here, but the provider still counts in hundredths. */
const wholeSentInHundredths: Currency = { ...whole, wireExponent: 2 };
/** Three decimals, of which the last one is always 0. */
const thousandths: Currency = { exponent: 3, wireExponent: 3, step: 10, payoutStep: 10, minimum: 500 };

/** Exponents and steps: the specification of money; minimums: what the provider publishes for each currency. */
export const currencies = {
  AED: { ...usual, minimum: 200 },
  AUD: usual,
  BGN: { ...usual, minimum: 100 },
  BHD: thousandths,
  BIF: whole,
  BRL: usual,
  CAD: usual,
  CHF: usual,
  CLP: whole,
  CZK: { ...usual, minimum: 1500 },
  DJF: whole,
  DKK: { ...usual, minimum: 250 },
  EUR: usual,
  GBP: { ...usual, minimum: 30 },
  GNF: whole,
  HKD: { ...usual, minimum: 400 },
  HUF: { ...usual, minimum: 17_500, payoutStep: 100 },
  ILS: { ...usual, minimum: 200 },
  INR: usual,
  ISK: wholeSentInHundredths,
  JOD: thousandths,
  JPY: { ...whole, minimum: 50 },
  KMF: whole,
  KRW: { ...whole, minimum: 100 },
  KWD: thousandths,
  MGA: whole,
  MXN: { ...usual, minimum: 1000 },
  MYR: { ...usual, minimum: 200 },
  NOK: { ...usual, minimum: 300 },
  NZD: usual,
  OMR: thousandths,
  PHP: { ...usual, minimum: 2000 },
  PLN: { ...usual, minimum: 200 },
  PYG: whole,
  RON: { ...usual, minimum: 200 },
  RWF: whole,
  SEK: { ...usual, minimum: 300 },
  SGD: usual,
  THB: { ...usual, minimum: 1000 },
  TND: thousandths,
  TRY: { ...usual, minimum: 200 },
  TWD: { ...usual, minimum: 1000, payoutStep: 100 },
  UGX: wholeSentInHundredths,
  USD: usual,
  VND: whole,
  VUV: whole,
  XAF: whole,
  XOF: whole,
  XPF: whole,
  ZAR: { ...usual, minimum: 1000 },
} as const satisfies Readonly<Record<string, Currency>>;

export type CurrencyCode = keyof typeof currencies;

export const currencyCodes = Object.keys(currencies) as CurrencyCode[];

export function isCurrencyCode(code: string): code is CurrencyCode {
  return Object.hasOwn(currencies, code);
}

/** Minor units as the provider is sent them. Exact: it only ever adds decimals. */
export function toWire(amount: number, code: CurrencyCode): number {
  const { exponent, wireExponent } = currencies[code];
  return amount * 10 ** (wireExponent - exponent);
}

/** The provider's amount in our minor units. Throws a RangeError for one that we cannot hold, such as 1.50 of ISK. */
export function fromWire(amount: number, code: CurrencyCode): number {
  const { exponent, wireExponent } = currencies[code];
  const ours = amount / 10 ** (wireExponent - exponent);
  if (!Number.isSafeInteger(ours)) throw new RangeError(`${amount} of ${code} isn’t a whole amount`);
  return ours;
}
