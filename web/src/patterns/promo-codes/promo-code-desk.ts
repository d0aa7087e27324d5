import type { NewPromoCode, PromoCodeReply } from '@chalkline/contract/checkout/promo-code.schema.ts';
import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import type { UseQueryOptions } from '@tanstack/react-query';
import type { KeyedCall } from '../keyed-call.ts';

/** Whose promo codes they are, and how its feature reads and changes them. */
export interface PromoCodeDesk {
  readonly query: UseQueryOptions<PromoCodeReply[], Error, PromoCodeReply[], string[]>;
  readonly create: (call: KeyedCall, body: NewPromoCode) => Promise<PromoCodeReply>;
  readonly end: (call: KeyedCall, promoCodeId: string) => Promise<PromoCodeReply>;
  readonly mayEdit: boolean;
  /** Of amounts. */
  readonly currency: CurrencyCode;
  readonly zone: string;
  /** What a code can be limited to. */
  readonly items: readonly { readonly id: string; readonly name: string }[];
  readonly words: {
    /** Of `items`: `Divisions`. */
    readonly items: string;
    readonly allItems: string;
    /** Who enters codes: `Athletes`. */
    readonly buyers: string;
    /** What one costs with a fixed price: `Price per place`. */
    readonly each: string;
    /** What a code of 100 percent does. */
    readonly free: string;
    /** When a code without an end ends. */
    readonly end: string;
  };
}
