import { type CurrencyCode, currencies } from '@chalkline/contract/money/currencies.ts';
import { percentOf, taxInside } from '@chalkline/contract/money/sharing.rules.ts';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { session } from '../../../platform/session.ts';

const cartLine = z.object({
  variantId: z.string(),
  title: z.string(),
  /** In minor units, when it was put in. */
  price: z.number(),
  currency: z.string().transform((code) => code as CurrencyCode),
  quantity: z.number(),
  /** How many there were when it was put in; null: more than anyone orders. */
  left: z.number().nullable().default(null),
  /** Of its picture; null: none. */
  picture: z.string().nullable().default(null),
  productId: z.string().default(''),
  /** The rate in hundredths of a percent, and whether the price has it inside; null: none, or not known. */
  tax: z.object({ rate: z.number(), isIncluded: z.boolean() }).nullable().default(null),
});
const cart = z.object({ partnerId: z.string(), partnerName: z.string(), lines: z.array(cartLine) });

export type CartLine = z.output<typeof cartLine>;
export type Cart = z.output<typeof cart>;

/** The most pieces of one order. */
export const mostPieces = 99;

const listeners = new Set<() => void>();
let kept: { readonly text: string | null; readonly carts: readonly Cart[] } = { text: null, carts: [] };

function read(): readonly Cart[] {
  const text = session.read('carts');
  if (text !== kept.text) kept = { text, carts: parsed(text) };
  return kept.carts;
}

/** What another version of the app, or another hand, wrote is left out. */
function parsed(text: string | null): readonly Cart[] {
  if (text === null) return [];
  try {
    return z.array(cart).safeParse(JSON.parse(text)).data ?? [];
  } catch {
    return [];
  }
}

function write(carts: readonly Cart[]): void {
  session.write('carts', JSON.stringify(carts.filter(({ lines }) => lines.length > 0)));
  for (const listener of listeners) listener();
}

/** Puts so many pieces of a variant into the cart of its partner; 0 takes it out. */
export function setPieces(partner: { readonly id: string; readonly name: string }, line: CartLine): void {
  const { id: partnerId, name: partnerName } = partner;
  const before = read();
  const lines = before.find((one) => one.partnerId === partnerId)?.lines ?? [];
  const known = lines.some(({ variantId }) => variantId === line.variantId);
  const next = (known ? lines : [...lines, line])
    .map((one) => (one.variantId === line.variantId ? line : one))
    .filter(({ quantity }) => quantity > 0);
  const others = before.filter((one) => one.partnerId !== partnerId);
  write([...others, { partnerId, partnerName, lines: next }]);
}

export function emptyCart(partnerId: string): void {
  write(read().filter((one) => one.partnerId !== partnerId));
}

/** The carts of this browser, one for each partner. */
export function useCarts(): readonly Cart[] {
  return useSyncExternalStore(subscribe, read);
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}

export function piecesOf({ lines }: Pick<Cart, 'lines'>): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** What its pieces cost, in minor units. */
export function goodsOf({ lines }: Pick<Cart, 'lines'>): number {
  return lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}

export interface CartTax {
  readonly rate: number;
  readonly isIncluded: boolean;
  readonly amount: number;
}

/** The tax on its pieces, for each rate on the sum of its group, as the checkout calculates it. */
export function taxesOf({ lines }: Pick<Cart, 'lines'>): CartTax[] {
  const groups = Map.groupBy(
    lines.filter(({ tax }) => tax !== null && tax.rate > 0),
    ({ tax }) => `${tax?.rate} ${tax?.isIncluded}`,
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first?.tax) return [];
    const { tax } = first;
    const { step } = currencies[first.currency];
    const sum = goodsOf({ lines: group });
    return { ...tax, amount: tax.isIncluded ? taxInside(sum, tax.rate) : percentOf(sum, tax.rate, step) };
  });
}
