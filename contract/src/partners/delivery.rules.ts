import { isInEuropeanUnion } from '../countries/european-union.ts';
import type { CurrencyCode } from '../money/currencies.ts';

/** What delivery costs, in minor units. */
export interface DeliveryPrice {
  readonly price: number;
  /** From this sum of goods on it's free; null: never. */
  readonly freeFrom: number | null;
}

/** Which orders from other countries have tax: all as at home, those within the European Union, or none. */
export const abroadTaxes = ['same', 'european_union', 'none'] as const;
export type AbroadTax = (typeof abroadTaxes)[number];

/** Where a partner delivers. */
export interface DeliveryRules {
  readonly currency: CurrencyCode;
  /** In the partner's own country; null: not there. */
  readonly home: DeliveryPrice | null;
  /** To other countries (ISO 3166-1 alpha-3); an empty list: to all. null: to none. */
  readonly abroad:
    | (DeliveryPrice & {
        readonly countries: readonly string[];
        /** Left out: as at home. */
        readonly tax?: AbroadTax | undefined;
      })
    | null;
}

interface Delivered {
  readonly rules: DeliveryRules | null;
  /** The partner's country. */
  readonly from: string;
  readonly to: string;
  /** What the goods cost, in minor units. */
  readonly goods: number;
}

/** What it costs to deliver goods of this sum to a country, in minor units; null: they aren't delivered there. */
export function deliveryPrice({ rules, from, to, goods }: Delivered): number | null {
  const rule = priceRule({ rules, from, to });
  if (rule === null) return null;
  return rule.freeFrom !== null && goods >= rule.freeFrom ? 0 : rule.price;
}

/** The rule for a country; null: nothing is delivered there. */
export function priceRule({ rules, from, to }: Omit<Delivered, 'goods'>): DeliveryPrice | null {
  if (rules === null) return null;
  if (to === from) return rules.home;
  const { abroad } = rules;
  return abroad && (abroad.countries.length === 0 || abroad.countries.includes(to)) ? abroad : null;
}

/** Whether what goes to a country has tax. Without it prices stay as they are, also those with the tax inside. */
export function isTaxed({ rules, from, to }: Omit<Delivered, 'goods'>): boolean {
  if (to === from) return true;
  const tax = rules?.abroad?.tax ?? 'same';
  return tax === 'same' || (tax === 'european_union' && isInEuropeanUnion(to));
}
