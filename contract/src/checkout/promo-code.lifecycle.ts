/** What a promo code takes off: a percentage, an amount, or everything above a fixed price per unit. */
export const promoCodeKinds = ['percent', 'amount', 'fixed'] as const;
export type PromoCodeKind = (typeof promoCodeKinds)[number];
