import type {
  DeliveryReply,
  ParcelReply,
  ReceivedReply,
  ReceivedRowReply,
} from '@chalkline/contract/partners/delivery.schema.ts';
import type { OrderMessageReply } from '@chalkline/contract/partners/order-message.schema.ts';
import type { ReturnReply } from '@chalkline/contract/partners/return.schema.ts';
import { isWhole } from './cancellations.rules.ts';
import type { OrderMessage } from './order-messages.repository.ts';
import type { Received } from './received.repository.ts';
import { mayUndoDelivery, mayUndoParcel, waitingOf } from './received.rules.ts';
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

export function presentReceived({ row, lines, parcels, returns, messages }: ReceivedView): ReceivedReply {
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
    parcels: parcelsOf({ lines, parcels }).map((shown, at) => {
      const parcel = parcels[at];
      const undo = parcel !== undefined && mayUndoParcel(parcel, lines);
      return {
        ...shown,
        can: { undo, undoDelivery: parcel !== undefined && mayUndoDelivery(parcel, row, returns) },
      };
    }),
    returns: returnsOf({ lines, returns }),
    cancellation: cancellationOf(row),
    messages: messages.map(({ author, ...message }) => presentMessage(message, author)),
    can: { cancel: isWhole(lines), write: row.personId !== null },
  };
}

function cancellationOf({ canceledBy: by, cancelReason }: Received): ReceivedReply['cancellation'] {
  return by === null ? null : { by, reason: cancelReason ?? '' };
}

function presentMessage(
  { id, isFromPartner, text, createdAt }: Omit<OrderMessage, 'author'>,
  author: string | null,
): OrderMessageReply {
  return { id, isFromPartner, author, text, at: createdAt.toISOString() };
}

function returnsOf({ lines, returns }: Pick<ReceivedView, 'lines' | 'returns'>): ReturnReply[] {
  const titleOf = new Map(lines.map(({ id, title }) => [id, title]));
  return returns.map(({ id, state, reason, message, answer, lines: sent, ...times }) => ({
    id,
    state,
    reason,
    message,
    answer,
    lines: sent.map(({ lineId, quantity }) => ({ lineId, quantity, title: titleOf.get(lineId) ?? '' })),
    askedAt: times.askedAt.toISOString(),
    answeredAt: times.answeredAt?.toISOString() ?? null,
    endedAt: times.endedAt?.toISOString() ?? null,
  }));
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
  const { state, partnerName, address, returnDays } = view.row;
  const waiting = view.lines.reduce((sum, line) => sum + waitingOf(line), 0);
  const lines = view.lines.map(({ id, title, quantity, canceled, productId, picturePath: picture }) => ({
    id,
    title,
    quantity,
    canceled,
    productId,
    picture,
  }));
  const named = (pieces: ReadonlyMap<string, number>) =>
    lines.flatMap(({ id: lineId, title }) => {
      const quantity = pieces.get(lineId);
      return quantity === undefined ? [] : [{ lineId, title, quantity }];
    });
  return {
    state,
    partnerName,
    address,
    waiting,
    lines,
    parcels: parcelsOf(view),
    returns: returnsOf(view),
    returnDays,
    returnUntil: view.returnUntil?.toISOString() ?? null,
    returnable: named(view.returnable),
    cancelable: named(view.cancelable),
    cancellation: cancellationOf(view.row),
    messages: view.messages.map(({ author, ...message }) =>
      presentMessage(message, message.isFromPartner ? partnerName : author),
    ),
  };
}
