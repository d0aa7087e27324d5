import { deliveryPrice, isTaxed } from '@chalkline/contract/partners/delivery.rules.ts';
import { deliveryDetails, productKind } from '@chalkline/contract/partners/delivery.schema.ts';
import { needsRegion, type PostalAddress } from '@chalkline/contract/partners/postal-address.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import type {
  ChosenLine,
  Offer,
  OfferAsked,
  OfferedLine,
  PoolRoom,
  Sellable,
  SoldOrder,
  SoldUnit,
} from '../../checkout/orders/sellable.service.ts';
import { isCountry } from '../../countries/countries.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { findHandlerIds, isStaff } from '../partners/partner-staff.repository.ts';
import { partnerNotFound } from '../partners/partners.errors.ts';
import { findPartner, keepPartner } from '../partners/partners.repository.ts';
import type { PartnerRow } from '../partners/partners.table.ts';
import { discardProductPictures } from '../products/product-pictures.service.ts';
import { findSold, findVariantsById } from '../products/products.repository.ts';
import { deliveryRate, variantPool } from '../products/products.rules.ts';
import { moveSold } from '../products/stock.service.ts';
import { notifyOfReceived } from '../received/received.notify.service.ts';
import { findsOpenReceived, insertReceived } from '../received/received.repository.ts';
import { takeReceivedBack } from '../received/received.service.ts';
import { hasPostalCodes } from './postal-codes.service.ts';
import {
  deliveryRequired,
  notDeliveredThere,
  oneCurrency,
  ordersOpen,
  productNotSold,
} from './sale.errors.ts';

const holdMinutes = 10;

/** Products of a partner, which are the items of its offer; the partner itself is the item of the delivery. */
export const productSellable: Sellable<typeof productKind> = {
  kind: productKind,
  cancelsItself: true,
  offer,
  pools,
  fulfill,
  takeBack,
  isOpen: async (tx, partnerId) => (await keepPartner(tx.sql, partnerId))?.state === 'approved',
  async mayManage(sql, viewer, partnerId) {
    const partner = isId(partnerId) ? await findPartner(sql, partnerId) : null;
    if (!partner) return false;
    return partner.createdBy === viewer.personId || isStaff(sql, partner.id, viewer.personId);
  },
};

/** What the partner keeps of a line until it is paid. */
interface SoldDetails {
  readonly title: string;
  readonly sku: string;
  readonly address: PostalAddress | null;
  /** Of the delivery: where it goes. */
  readonly country?: string;
  /** Of the delivery: days after arrival for a return. Missing in orders from before there were any. */
  readonly returnDays?: number | null;
}

/**
 * What these pieces and their delivery cost. Throws 404 for a partner that isn't in the directory, 422
 * `product_not_sold`, `one_currency`, `delivery_required` and `not_delivered_there`.
 */
async function offer(_parts: Parts, tx: Transaction, asked: OfferAsked): Promise<Offer> {
  const { offerId: partnerId, lines } = asked;
  const partner = isId(partnerId) ? await findPartner(tx.sql, partnerId) : null;
  if (partner?.state !== 'approved') throw partnerNotFound();
  const goods = await goodsOf(tx, partner, lines);
  const currency = goods[0]?.currency;
  if (currency === undefined || partner.delivery?.currency !== currency) throw notDeliveredThere();
  return {
    seller: { personId: partner.createdBy },
    currency,
    title: partner.name,
    address: urlOf('partnerDetails', {}, { id: partnerId }),
    startsAt: null,
    refundRule: [],
    holdMinutes,
    lines: untaxedAbroad(partner, [...goods.map(({ line }) => line), deliveryLine(partner, goods, asked)]),
  };
}

type Goods = Awaited<ReturnType<typeof goodsOf>>;

async function goodsOf(tx: Transaction, partner: PartnerRow, lines: readonly ChosenLine[]) {
  const chosen = lines.filter(({ itemId }) => itemId !== partner.id);
  const ids = chosen.map(({ itemId }) => itemId).filter(isId);
  const sold = ids.length > 0 ? await findSold(tx.sql, partner.id, ids) : [];
  const found = chosen.map(({ itemId, quantity }, index) => {
    const one = sold.find(({ variant }) => variant.id === itemId);
    if (!one || ids.indexOf(itemId) !== index) throw productNotSold(index);
    const { product, variant } = one;
    if (product.currency !== sold[0]?.product.currency) throw oneCurrency(index);
    const title = [product.name, ...variant.values].join(', ');
    const details: SoldDetails = { title, sku: variant.sku, address: null };
    const line: OfferedLine = {
      itemId,
      sharedItemId: product.id,
      title,
      details,
      taxRate: product.taxRate,
      prices: Array.from({ length: quantity }, () => variant.price),
      pools: [variantPool(itemId)],
    };
    return { line, currency: product.currency, sum: variant.price * quantity };
  });
  if (found.length === 0) throw productNotSold(0);
  return found;
}

/** The last line, whatever its place was: it has no pool. */
function deliveryLine(partner: PartnerRow, goods: Goods, { lines, isQuote }: OfferAsked): OfferedLine {
  const asked = lines.filter(({ itemId }) => itemId === partner.id);
  const details = deliveryDetails.safeParse(asked[0]?.details).data;
  if (!details || asked.length > 1 || asked[0]?.quantity !== 1) throw deliveryRequired();
  const { country, address } = details;
  if (!isQuote && (address?.country !== country || isIncomplete(address))) throw deliveryRequired();
  const price = isCountry(country)
    ? deliveryPrice({
        rules: partner.delivery,
        from: partner.country,
        to: country,
        goods: goods.reduce((total, { sum }) => total + sum, 0),
      })
    : null;
  if (price === null) throw notDeliveredThere();
  const { returnDays } = partner;
  const kept: SoldDetails = { title: '', sku: '', address, country, returnDays };
  const taxRate = deliveryRate(goods.map(({ line }) => line.taxRate));
  return {
    itemId: partner.id,
    keepsPrice: true,
    title: 'Delivery',
    prices: [price],
    taxRate,
    details: kept,
    pools: [],
  };
}

/** Goods that go where no tax is due, and their delivery, have none. */
function untaxedAbroad(partner: PartnerRow, lines: OfferedLine[]): OfferedLine[] {
  const { country: from, delivery: rules } = partner;
  const to = lines.find(({ itemId }) => itemId === partner.id)?.details as SoldDetails | undefined;
  if (!to?.country || isTaxed({ rules, from, to: to.country })) return lines;
  return lines.map((line) => ({ ...line, taxRate: 0 }));
}

function isIncomplete({ country, postalCode, region }: PostalAddress): boolean {
  return (postalCode === '' && hasPostalCodes(country)) || (region === '' && needsRegion(country));
}

async function pools(tx: Transaction, keys: readonly string[]): Promise<PoolRoom[]> {
  const rows = await findVariantsById(
    tx.sql,
    keys.map((key) => key.slice(variantPool('').length)),
  );
  // What is sold has left the stock already.
  return rows.map(({ id, stock }) => ({ key: variantPool(id), capacity: stock, taken: 0 }));
}

async function fulfill(parts: Parts, tx: Transaction, sold: SoldOrder): Promise<void> {
  const { id, offerId: partnerId, buyer, lines } = sold;
  const partner = await keepPartner(tx.sql, partnerId);
  if (!partner) throw new Error('an order was paid without a partner');
  const delivery = lines.find(({ itemId }) => itemId === partnerId)?.details as SoldDetails | undefined;
  const goods = lines.filter(({ itemId }) => itemId !== partnerId);
  for (const { itemId, units } of goods) await moveSold(parts, tx, itemId, -units.length);
  await insertReceived(
    tx.sql,
    {
      id,
      partnerId,
      personId: buyer.personId,
      state: 'new',
      placedAt: parts.clock.now(),
      address: delivery?.address ?? null,
      returnDays: delivery?.returnDays ?? null,
      acceptedAt: null,
      packedAt: null,
      canceledBy: null,
      cancelReason: null,
    },
    goods.map(({ id: lineId, itemId, units, details }, position) => ({
      id: lineId,
      orderId: id,
      variantId: itemId,
      position,
      quantity: units.length,
      title: (details as SoldDetails).title,
      sku: (details as SoldDetails).sku,
      shipped: 0,
      canceled: 0,
      returned: 0,
    })),
  );
  const recipients = await findHandlerIds(tx.sql, partnerId);
  await notifyOfReceived(parts, tx, { id }, { happening: 'new', of: id, recipients });
}

/** Back into stock. The delivery was made: there's nothing of it to take back. */
async function takeBack(
  parts: Parts,
  tx: Transaction,
  { id, offerId: partnerId, lines }: SoldOrder,
  units: readonly SoldUnit[],
): Promise<void> {
  // A partner that left has no stock to add to.
  if (!(await keepPartner(tx.sql, partnerId))) return;
  const pieces = new Map<string, number>();
  for (const { lineId } of units) pieces.set(lineId, (pieces.get(lineId) ?? 0) + 1);
  for (const { id: lineId, itemId } of lines) {
    const count = itemId === partnerId ? 0 : (pieces.get(lineId) ?? 0);
    if (count > 0) await moveSold(parts, tx, itemId, count);
  }
  await takeReceivedBack(parts, tx, id, pieces);
}

/** Before the partner leaves: throws 409 while there are orders to send. */
export async function closeShop(parts: Parts, tx: Transaction, partnerId: string): Promise<void> {
  if (await findsOpenReceived(tx.sql, partnerId)) throw ordersOpen();
  await discardProductPictures(parts, tx, partnerId);
}
