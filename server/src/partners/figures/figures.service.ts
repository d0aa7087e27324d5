import type { FigureSpan, PartnerFigures } from '@chalkline/contract/partners/partner-figures.schema.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { getOwnPartner } from '../partners/partners.service.ts';
import { isOpen, showPicture } from '../products/product-pictures.service.ts';
import { partnerNeeded } from '../products/products.errors.ts';
import {
  countOpenOrders,
  countOpenReturns,
  countStockMatters,
  findBest,
  findRefunded,
  findSales,
} from './figures.repository.ts';
import { compared, nowSinceOf, periodOf, pointsOf, sinceOf } from './figures.rules.ts';

/** Throws 409 without a partner. */
export async function getPartnerFigures(
  parts: Parts,
  viewer: Viewer,
  span: FigureSpan,
): Promise<PartnerFigures> {
  const partner = await getOwnPartner(parts, viewer);
  if (!partner) throw partnerNeeded();
  const { sql } = parts.database;
  const period = periodOf(parts.clock.now(), span);
  const currency = partner.delivery?.currency ?? 'EUR';
  const asked = { partnerId: partner.id, currency, since: sinceOf(period), step: period.step };
  const [sold, refunded, best, open, stock, returns] = await Promise.all([
    findSales(sql, asked),
    findRefunded(sql, asked),
    findBest(sql, { ...asked, nowSince: nowSinceOf(period) }),
    countOpenOrders(sql, partner.id),
    countStockMatters(sql, partner.id),
    countOpenReturns(sql, partner.id),
  ]);
  const of = (name: 'sales' | 'orders' | 'pieces') => new Map(sold.map((row) => [row.key, row[name]]));
  return {
    currency,
    sales: compared(of('sales'), period),
    refunds: compared(refunded, period),
    orders: compared(of('orders'), period),
    pieces: compared(of('pieces'), period),
    step: period.step,
    points: pointsOf(of('sales'), period),
    best: best.map(({ productId, name, state, pictures: [first], now, before, sales }) => ({
      productId,
      name,
      sales,
      pieces: { now, before },
      picture: first ? showPicture(parts, viewer, first, isOpen(partner, { state })).path : null,
    })),
    attention: { ...open, ...stock, returns },
  };
}
