import { z } from 'zod';
import { momentField } from './http/fields.ts';

export const priceStepLimits = { steps: 10, places: 1_000_000, price: 99_999_999 } as const;

const step = {
  price: z.int().min(0).max(priceStepLimits.price),
  /** null: no day ends it. */
  until: momentField.nullable(),
  /** The first so many places cost it; null: any number of them. */
  places: z.int().min(1).max(priceStepLimits.places).nullable(),
};

type Ends = Pick<z.output<z.ZodObject<typeof step>>, 'until' | 'places'>;
const hasEnd = ({ until, places }: Ends) => until !== null || places !== null;
const noEnd = { path: ['until'], error: 'names a day or a number of places' };

/** A price that holds until a day, for the first places, or both, whichever ends first. Minor units. */
export const priceStep = z.strictObject(step).refine(hasEnd, noEnd);
/** The same for calls of companion apps, whose unknown keys are ignored. */
export const openPriceStep = z.object(step).refine(hasEnd, noEnd);
export type PriceStep = z.output<typeof priceStep>;

/** What a place costs: its steps in order, then the price. */
export interface SteppedPrice {
  readonly price: number;
  readonly steps: readonly PriceStep[];
}

/** When somebody buys, and how many places are sold or held before them. */
export interface PriceMoment {
  readonly at: Date;
  readonly sold: number;
}

/** What a place costs at that moment. */
export function priceAt({ price, steps }: SteppedPrice, moment: PriceMoment): number {
  return steps.find((step) => holds(step, moment))?.price ?? price;
}

/** What these places cost that are bought together at that moment: a step may end within them. */
export function pricesAt(stepped: SteppedPrice, { at, sold }: PriceMoment, quantity: number): number[] {
  return Array.from({ length: quantity }, (_, index) => priceAt(stepped, { at, sold: sold + index }));
}

export const nextPriceReply = z.object({
  price: z.int(),
  /** What ends the price before it: a moment, a number of places that are left, or both. */
  from: momentField.nullable(),
  placesLeft: z.int().nullable(),
});
export type NextPrice = z.output<typeof nextPriceReply>;

/** The price after the one that holds; null where it stays as it is. */
export function nextPrice(stepped: SteppedPrice, { at, sold }: PriceMoment): NextPrice | null {
  const now = stepped.steps.find((step) => holds(step, { at, sold }));
  if (!now) return null;
  const then = now.until === null ? { at, sold: now.places ?? sold } : { at: new Date(now.until), sold };
  const placesLeft = now.places === null ? null : now.places - sold;
  return { price: priceAt(stepped, then), from: now.until, placesLeft };
}

/** Whether any step ends by the number of places sold. */
export function stepsByNumber({ steps }: SteppedPrice): boolean {
  return steps.some(({ places }) => places !== null);
}

function holds({ until, places }: PriceStep, { at, sold }: PriceMoment): boolean {
  return (until === null || at < new Date(until)) && (places === null || sold < places);
}
