import type { NewPromoCode, PromoCodeReply } from '@chalkline/contract/checkout/promo-code.schema.ts';
import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import type { UseQueryOptions } from '@tanstack/react-query';
import type { KeyedCall } from '../keyed-call.ts';

/** Whether a code is good for one thing alone, such as a date, or for all that belong together. */
export type PromoScope = 'date' | 'series';

export type ScopedPromoCode = PromoCodeReply & { readonly scope?: PromoScope };

/** Whose promo codes they are, and how its feature reads and changes them. */
export interface PromoCodeDesk {
  readonly query: UseQueryOptions<ScopedPromoCode[], Error, ScopedPromoCode[], string[]>;
  readonly create: (call: KeyedCall, body: NewPromoCode, scope: PromoScope) => Promise<PromoCodeReply>;
  readonly end: (call: KeyedCall, promoCodeId: string) => Promise<PromoCodeReply>;
  readonly mayEdit: boolean;
  /** Of amounts. */
  readonly currency: CurrencyCode;
  readonly zone: string;
  /** What a code can be limited to. */
  readonly items: readonly { readonly id: string; readonly name: string }[];
  /** For codes that are good for a whole series; left out where there is none. */
  readonly series?: {
    /** What those can be limited to beside `items`, such as passes. */
    readonly items: readonly { readonly id: string; readonly name: string }[];
    /** `Ticket types and passes`. */
    readonly bothItems: string;
    /** `All ticket types and passes`. */
    readonly allItems: string;
    readonly label: string;
    readonly choices: readonly { readonly value: PromoScope; readonly label: string }[];
  };
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
