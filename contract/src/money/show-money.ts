import { type CurrencyCode, currencies } from './currencies.ts';
import type { TaxTerms } from './pricing.rules.ts';

/** An amount as people write it: `€67.50`, `¥1,250`, `−$3.00`. Minor units in. */
export function showMoney(amount: number, currency: CurrencyCode, locale = 'en-US'): string {
  const { exponent } = currencies[currency];
  return formatFor(currency, exponent, locale).format(amount / 10 ** exponent);
}

/** The same, with `Free` for nothing. */
export function showPrice(amount: number, currency: CurrencyCode, locale = 'en-US'): string {
  return amount === 0 ? 'Free' : showMoney(amount, currency, locale);
}

/** "including 21% tax", "plus 8.5% tax"; null where there's none. */
export function showTax(tax: TaxTerms | null, locale = 'en-US'): string | null {
  if (tax === null) return null;
  const rate = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(tax.rate / 100);
  return `${tax.isIncluded ? 'including' : 'plus'} ${rate}% tax`;
}

/** An amount as a form and a CSV write it: `67.50`, without sign or grouping. */
export function writeAmount(amount: number, currency: CurrencyCode): string {
  const { exponent } = currencies[currency];
  return (amount / 10 ** exponent).toFixed(exponent);
}

/**
 * What somebody typed as an amount, in minor units, or null: `67.50`, `67,5`, `1250`. More decimals than the currency
 * has are not rounded but refused.
 */
export function readAmount(typed: string, currency: CurrencyCode): number | null {
  const found = /^(\d{1,9})(?:[.,](\d{0,3}))?$/.exec(typed.trim());
  const { exponent } = currencies[currency];
  const [, whole, decimals = ''] = found ?? [];
  if (whole === undefined || decimals.length > exponent) return null;
  return Number(whole) * 10 ** exponent + Number(decimals.padEnd(exponent, '0') || '0');
}

const formats = new Map<string, Intl.NumberFormat>();

function formatFor(currency: CurrencyCode, exponent: number, locale: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: exponent,
    maximumFractionDigits: exponent,
  });
  formats.set(key, made);
  return made;
}
