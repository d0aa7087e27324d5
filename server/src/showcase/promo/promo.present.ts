import type { PromoReply, PromoSettings } from '@chalkline/contract/showcase/promo.schema.ts';
import type { PromoRow } from './promo.table.ts';

/** What visitors see of it; null if there is none. */
export function presentPromo(promo: PromoRow | null): PromoReply | null {
  return promo && { words: promo.words, link: promo.link, linkLabel: promo.linkLabel };
}

export function presentPromoFound(promo: PromoRow | null): PromoSettings | null {
  return promo && presentPromoSettings(promo);
}

export function presentPromoSettings(promo: PromoRow): PromoSettings {
  return {
    words: promo.words,
    link: promo.link,
    linkLabel: promo.linkLabel,
    startsAt: promo.startsAt?.toISOString() ?? null,
    endsAt: promo.endsAt?.toISOString() ?? null,
    changedAt: promo.updatedAt.toISOString(),
  };
}
