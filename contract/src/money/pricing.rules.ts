import { type CurrencyCode, currencies } from './currencies.ts';
import { type BasisPoints, percentOf, shareOut, taxInside } from './sharing.rules.ts';

/** One piece that is bought, before anything is taken off. */
export interface PricedUnit {
  /** In minor units, tax inside where the order's prices include it. */
  readonly price: number;
  /** Whether the promo code is for it. */
  readonly discountable: boolean;
  readonly taxRate: BasisPoints;
}

/** What a promo code takes off: a percentage of what it is for, an amount, or all but a fixed price for each unit. */
export type Discount =
  | { readonly kind: 'percent'; readonly rate: BasisPoints }
  | { readonly kind: 'amount'; readonly amount: number }
  | { readonly kind: 'fixed'; readonly price: number };

export interface PricingTerms {
  readonly discount: Discount | null;
  /** Whether prices have the tax inside, or it is added. */
  readonly taxIncluded: boolean;
  /** What the platform keeps of each sale, of what is paid without tax. 0 % for organizers by default. */
  readonly feeRate: BasisPoints;
  /** Of the currency: prices are multiples of it, and so is what is paid for each unit. */
  readonly step: number;
}

/** A unit with its share of everything. `total` is what is paid for it. */
export interface UnitShare {
  readonly price: number;
  readonly discount: number;
  readonly tax: number;
  readonly fee: number;
  readonly total: number;
}

export interface OrderPrice {
  readonly units: readonly UnitShare[];
  /** Prices before the discount. */
  readonly subtotal: number;
  readonly discount: number;
  readonly tax: number;
  readonly fee: number;
  readonly total: number;
}

/**
 * The price of an order: unit price, then discount, then tax, then the seller's fee. Each is rounded once on the sum it
 * is for and then shared over the units by largest remainder, ties in the order of the lines, so that the shares always
 * add up to the sum. A discount never takes off more than there is.
 */
export function priceOrder(units: readonly PricedUnit[], terms: PricingTerms): OrderPrice {
  const discounts = discountShares(units, terms);
  const afterDiscount = units.map((unit, index) => unit.price - at(discounts, index));
  const taxes = taxShares(units, afterDiscount, terms);
  const added = terms.taxIncluded ? 0 : 1;
  const totals = afterDiscount.map((amount, index) => amount + added * at(taxes, index));
  const nets = totals.map((total, index) => total - at(taxes, index));
  const fees = shareOut(percentOf(sum(nets), terms.feeRate), nets);
  const shares = units.map(({ price }, index) => ({
    price,
    discount: at(discounts, index),
    tax: at(taxes, index),
    fee: at(fees, index),
    total: at(totals, index),
  }));
  return {
    units: shares,
    subtotal: sum(units.map(({ price }) => price)),
    discount: sum(discounts),
    tax: sum(taxes),
    fee: sum(fees),
    total: sum(totals),
  };
}

/** The tax on what is sold, and whether prices have it inside; null: none. */
export interface TaxTerms {
  readonly rate: BasisPoints;
  readonly isIncluded: boolean;
}

export function taxTermsOf(seller: {
  readonly taxRate: number;
  readonly taxIncluded: boolean;
}): TaxTerms | null {
  return seller.taxRate === 0 ? null : { rate: seller.taxRate, isIncluded: seller.taxIncluded };
}

/** What one piece costs alone and without a discount: its price, with the tax that an order adds. */
export function costWithTax(price: number, tax: TaxTerms | null, currency: CurrencyCode): number {
  return tax === null || tax.isIncluded
    ? price
    : price + percentOf(price, tax.rate, currencies[currency].step);
}

function discountShares(
  units: readonly PricedUnit[],
  { discount, step }: Pick<PricingTerms, 'discount' | 'step'>,
): number[] {
  if (discount === null) return units.map(() => 0);
  if (discount.kind === 'fixed') {
    return units.map(({ price, discountable }) => (discountable ? Math.max(0, price - discount.price) : 0));
  }
  const eligible = units.map(({ price, discountable }) => (discountable ? price : 0));
  const all = sum(eligible);
  const asked = discount.kind === 'percent' ? percentOf(all, discount.rate, step) : discount.amount;
  return shareOut(Math.min(asked, all), eligible, step);
}

/** Tax is worked out once for each rate, on the sum of its units. What is added to prices is charged in their step. */
function taxShares(
  units: readonly PricedUnit[],
  amounts: readonly number[],
  terms: Pick<PricingTerms, 'taxIncluded' | 'step'>,
): number[] {
  const step = terms.taxIncluded ? 1 : terms.step;
  const taxes = units.map(() => 0);
  for (const rate of new Set(units.map(({ taxRate }) => taxRate))) {
    const weights = amounts.map((amount, index) => (units[index]?.taxRate === rate ? amount : 0));
    const base = sum(weights);
    const tax = terms.taxIncluded ? taxInside(base, rate) : percentOf(base, rate, step);
    for (const [index, share] of shareOut(tax, weights, step).entries())
      taxes[index] = at(taxes, index) + share;
  }
  return taxes;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

function at(amounts: readonly number[], index: number): number {
  return amounts[index] ?? 0;
}
