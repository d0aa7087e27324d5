import type {
  DeliveryReply,
  ParcelReply,
  ReceivedReply,
  ReceivedRowReply,
} from '@chalkline/contract/partners/delivery.schema.ts';
import type { Received } from './received.repository.ts';
import { waitingOf } from './received.rules.ts';
import type { ReceivedView } from './received.service.ts';

export function presentReceivedRow(row: Received): ReceivedRowReply {
  const { id, state, number, buyerName, address, pieces, shippedPieces, currency, total, placedAt } = row;
  return {
    id,
    state,
    number,
    buyerName,
    pieces,
    shippedPieces,
    currency,
    total,
    country: address?.country ?? null,
    placedAt: placedAt.toISOString(),
  };
}

export function presentReceived({ row, lines, parcels }: ReceivedView): ReceivedReply {
  return {
    ...presentReceivedRow(row),
    address: row.address,
    acceptedAt: row.acceptedAt?.toISOString() ?? null,
    packedAt: row.packedAt?.toISOString() ?? null,
    lines: lines.map(({ id, title, sku, quantity, shipped, canceled, returned, ...line }) => ({
      id,
      title,
      sku,
      quantity,
      shipped,
      canceled,
      returned,
      productId: line.productId,
      picture: line.picturePath,
    })),
    parcels: parcelsOf({ lines, parcels }),
  };
}

function parcelsOf({ lines, parcels }: Pick<ReceivedView, 'lines' | 'parcels'>): ParcelReply[] {
  const titleOf = new Map(lines.map(({ id, title }) => [id, title]));
  return parcels.map(({ id, carrier, tracking, link, lines: sent, shippedAt, deliveredAt }) => ({
    id,
    carrier,
    tracking,
    link,
    lines: sent.map(({ lineId, quantity }) => ({ lineId, quantity, title: titleOf.get(lineId) ?? '' })),
    shippedAt: shippedAt.toISOString(),
    deliveredAt: deliveredAt?.toISOString() ?? null,
  }));
}

/** For the buyer. */
export function presentDelivery(view: ReceivedView | null): DeliveryReply {
  if (!view) return null;
  const { state, partnerName, address } = view.row;
  const waiting = view.lines.reduce((sum, line) => sum + waitingOf(line), 0);
  const lines = view.lines.map(({ id, title, quantity, productId, picturePath: picture }) => ({
    id,
    title,
    quantity,
    productId,
    picture,
  }));
  return { state, partnerName, address, waiting, lines, parcels: parcelsOf(view) };
}
