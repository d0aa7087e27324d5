import { productKind } from '@chalkline/contract/partners/delivery.schema.ts';
import { person } from '../../accounts/people/people.factory.ts';
import type { Person } from '../../accounts/people/people.service.ts';
import { placeOrder } from '../../checkout/orders/orders.place.service.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { partner } from '../partners/partners.factory.ts';
import { decidePartner, getOwnPartner } from '../partners/partners.service.ts';
import { product } from '../products/products.factory.ts';

/** Where a buyer lives, but for what the sketch says. */
export function homeOf(name: string, sketch: { readonly country?: string } = {}) {
  const address = { name, street: 'Maasboulevard 12', extra: '', postalCode: '3071 AB', town: 'Rotterdam' };
  const { country = 'NLD' } = sketch;
  return { country, address: { ...address, region: '', country } };
}

/** What a buyer wants of a partner: pieces by variant, delivered to them. */
export function productDraft(partnerId: string, pieces: Readonly<Record<string, number>>, details: object) {
  return {
    kind: productKind,
    offerId: partnerId,
    lines: [
      ...Object.entries(pieces).map(([itemId, quantity]) => ({ itemId, quantity, details: null })),
      { itemId: partnerId, quantity: 1, details },
    ],
  };
}

/** An approved partner of this person, decided by the administrator. */
export async function approvedPartner(parts: Parts, owner: Viewer, admin: Viewer): Promise<string> {
  const { id, version } = await partner(parts, owner);
  await decidePartner(parts, admin, id, { version, state: 'approved', reason: '' });
  return id;
}

/** The id of an order that costs nothing: a free sticker, delivered for nothing. */
export async function receivedOrder(parts: Parts, owner: Viewer, admin: Viewer): Promise<string> {
  const existing = await getOwnPartner(parts, owner);
  const partnerId = existing?.id ?? (await approvedPartner(parts, owner, admin));
  const price = 0;
  const made = await product(
    parts,
    owner,
    { name: 'Sticker', variants: [{ values: [], sku: '', price }] },
    [9],
  );
  const buyer: Person = await person(parts);
  const { id: personId, name, accountType, organizationId } = buyer;
  const viewer = { personId, name, accountType, organizationId, sessionId: '' };
  const variantId = made.variants[0]?.id ?? '';
  return placeOrder(parts, viewer, productDraft(partnerId, { [variantId]: 1 }, homeOf(name)));
}
