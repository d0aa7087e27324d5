/** A price that holds until a day, for the first places, or both, whichever ends first. Minor units. */
export interface PriceStep {
  readonly price: number;
  /** ISO 8601; null: no day ends it. */
  readonly until: string | null;
  /** The first so many places of the division cost it; null: any number of them. */
  readonly places: number | null;
}

/** What a place costs: its steps in order, then the price. */
export interface SteppedPrice {
  readonly price: number;
  readonly steps: readonly PriceStep[];
}

/** When somebody registers, and how many places of the division are sold or held before them. */
export interface PriceMoment {
  readonly at: Date;
  readonly sold: number;
}

/** What a place costs at that moment. */
export function priceAt({ price, steps }: SteppedPrice, moment: PriceMoment): number {
  return steps.find((step) => holds(step, moment))?.price ?? price;
}

export interface NextPrice {
  readonly price: number;
  /** What ends the price before it: a moment, a number of places that are left, or both. */
  readonly from: string | null;
  readonly placesLeft: number | null;
}

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
