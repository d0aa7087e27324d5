import type { SaleReply } from '@chalkline/contract/checkout/sales.schema.ts';

/** One piece of an order with what it can still give back. */
export interface SoldUnit {
  readonly id: string;
  /** "Women Rx", or "Pairs 2 of 3" where a line has several. */
  readonly name: string;
  readonly price: number;
  readonly discount: number;
  readonly tax: number;
  readonly total: number;
  readonly left: number;
  readonly taxLeft: number;
  readonly feeLeft: number;
  /** By the refund rule of the order, now; 0: nothing anymore. */
  readonly byRule: number;
  readonly isReturned: boolean;
  readonly canRefund: boolean;
}

export function unitsOf({ order, units }: SaleReply): SoldUnit[] {
  const left = new Map(units.map((unit) => [unit.id, unit]));
  return order.lines.flatMap(({ title, units: bought }) =>
    bought.map(({ id, price, discount, tax, total, refundable, isReturned }, index) => {
      const { left: rest = 0, taxLeft = 0, feeLeft = 0 } = left.get(id) ?? {};
      return {
        id,
        price,
        discount,
        tax,
        total,
        isReturned,
        taxLeft,
        feeLeft,
        name: bought.length > 1 ? `${title} ${index + 1} of ${bought.length}` : title,
        left: rest,
        byRule: refundable ?? 0,
        canRefund: total > 0 ? rest > 0 : !isReturned,
      };
    }),
  );
}

/** How much goes back: by the rule of the order, all that is left, or an amount that is typed. */
export const refundModes = ['rule', 'all', 'amount'] as const;
export type RefundMode = (typeof refundModes)[number];

interface Wanted {
  readonly mode: RefundMode;
  /** NaN: nothing, or no amount, was typed. */
  readonly typed: number;
}

/** What the chosen pieces give back; null while the typed amount is none, or more than is left. */
export function refundOf(chosen: readonly SoldUnit[], { mode, typed }: Wanted): number | null {
  const sum = (part: 'left' | 'byRule') => chosen.reduce((total, unit) => total + unit[part], 0);
  if (mode === 'all') return sum('left');
  if (mode === 'rule') return sum('byRule');
  return typed >= 1 && typed <= sum('left') ? typed : null;
}
