import { z } from 'zod';
import { countryField } from '../countries/country.schema.ts';
import { idField, lineField, linkField, momentField, optionalLine } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';
import { amountField, currencyField } from '../money/money.schema.ts';
import { abroadTaxes } from './delivery.rules.ts';
import { cancellationReply } from './order-cancellation.schema.ts';
import { orderMessageReply } from './order-message.schema.ts';
import { piecesField } from './pieces.ts';
import { returnReply } from './return.schema.ts';

export const deliveryLengths = {
  line: 120,
  postalCode: 20,
  carrier: 40,
  tracking: 60,
  countries: 250,
} as const;

const price = {
  price: amountField,
  /** From this sum of goods on it's free; null: never. */
  freeFrom: amountField.nullable(),
};

/** Where a partner delivers, and for how much; see `delivery.rules.ts`. */
export const deliveryRules = z.strictObject({
  currency: currencyField,
  home: z.strictObject(price).nullable(),
  abroad: z
    .strictObject({
      ...price,
      countries: z.array(countryField).max(deliveryLengths.countries).readonly(),
      /** Which of these orders have tax; left out: all, as at home. */
      tax: z.enum(abroadTaxes).optional(),
    })
    .nullable(),
});

export const postalAddress = z.strictObject({
  name: lineField(deliveryLengths.line),
  street: lineField(deliveryLengths.line),
  extra: optionalLine(deliveryLengths.line),
  postalCode: optionalLine(deliveryLengths.postalCode),
  town: lineField(deliveryLengths.line),
  region: optionalLine(deliveryLengths.line),
  country: countryField,
});

/** The kind of order that sells products; its offer is the partner. */
export const productKind = 'product';

/** What the line of the delivery says, whose item is the partner itself. A quote needs the country only. */
export const deliveryDetails = z.strictObject({
  country: countryField,
  address: postalAddress.nullable().default(null),
});

/** `packed` also while only a part has left. */
export const receivedStates = [
  'new',
  'accepted',
  'packed',
  'shipped',
  'delivered',
  'returned',
  'canceled',
] as const;
export type ReceivedState = (typeof receivedStates)[number];

export const receivedLists = ['open', 'shipped', 'closed', 'returns'] as const;
export type ReceivedList = (typeof receivedLists)[number];

/** The states that each list holds; `returns` holds orders with open returns. */
export const statesOfList: Readonly<Record<Exclude<ReceivedList, 'returns'>, readonly ReceivedState[]>> = {
  open: ['new', 'accepted', 'packed'],
  shipped: ['shipped'],
  closed: ['delivered', 'returned', 'canceled'],
};

/** Open ones oldest first, others latest first. `search` finds the buyer’s name, the receipt and what was ordered. */
export const receivedQuery = z.strictObject({ ...pageQuery, list: z.enum(receivedLists).default('open') });
export type ReceivedQuery = z.output<typeof receivedQuery>;

export const receivedParams = z.strictObject({ orderId: idField });
export const parcelParams = z.strictObject({ orderId: idField, parcelId: idField });

/** Without a parcel: what is still to be packed. */
export const packingSlipQuery = z.strictObject({ parcelId: idField.optional() });

export const receivedMove = z.strictObject({ to: z.enum(['accepted', 'packed']) });
export type ReceivedMove = z.output<typeof receivedMove>;

/** How a parcel travels. */
export const parcelTracking = z.strictObject({
  carrier: optionalLine(deliveryLengths.carrier),
  tracking: optionalLine(deliveryLengths.tracking),
  /** Where the buyer follows it. */
  link: linkField.nullable().default(null),
});
export type ParcelTracking = z.output<typeof parcelTracking>;

export const newParcel = parcelTracking.extend({ lines: piecesField(100) });
export type NewParcel = z.output<typeof newParcel>;

const address = z.object({
  name: z.string(),
  street: z.string(),
  extra: z.string(),
  postalCode: z.string(),
  town: z.string(),
  region: z.string(),
  country: z.string(),
});

const linePieces = z.object({ lineId: z.string(), title: z.string(), quantity: z.int() });

/** What buyer and partner settle between them. */
const between = {
  /** Latest first. */
  returns: z.array(returnReply),
  cancellation: cancellationReply,
  /** Oldest first. */
  messages: z.array(orderMessageReply),
};

const parcel = z.object({
  id: z.string(),
  carrier: z.string(),
  tracking: z.string(),
  link: z.string().nullable(),
  lines: z.array(linePieces),
  shippedAt: momentField,
  deliveredAt: momentField.nullable(),
});
export type ParcelReply = z.output<typeof parcel>;

const sentParcel = parcel.extend({
  can: z.object({
    /** It hasn’t left after all. */
    undo: z.boolean(),
    /** It hasn’t arrived after all. */
    undoDelivery: z.boolean(),
  }),
});
export type SentParcelReply = z.output<typeof sentParcel>;

const received = {
  /** Of the order. */
  id: z.string(),
  state: z.enum(receivedStates),
  /** null: nothing was paid. */
  number: z.string().nullable(),
  buyerName: z.string(),
  country: z.string().nullable(),
  /** Ordered and not canceled. */
  pieces: z.int(),
  shippedPieces: z.int(),
  currency: currencyField,
  total: z.int(),
  placedAt: momentField,
};

export const receivedRow = z.object(received);
export type ReceivedRowReply = z.output<typeof receivedRow>;

export const receivedReply = z.object({
  ...received,
  /** null once its buyer deleted their account. */
  address: address.nullable(),
  acceptedAt: momentField.nullable(),
  packedAt: momentField.nullable(),
  lines: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      sku: z.string(),
      productId: z.string(),
      /** Path of the picture of the variant, or the first one of the product; null: none. */
      picture: z.string().nullable(),
      quantity: z.int(),
      shipped: z.int(),
      /** Given up before they left. */
      canceled: z.int(),
      returned: z.int(),
    }),
  ),
  parcels: z.array(sentParcel),
  ...between,
  can: z.object({
    /** Nothing of it has shipped. */
    cancel: z.boolean(),
    /** The buyer didn’t delete their account. */
    write: z.boolean(),
  }),
});
export type ReceivedReply = z.output<typeof receivedReply>;

/** What a buyer follows; null for orders of other things. */
export const deliveryReply = z
  .object({
    state: z.enum(receivedStates),
    partnerName: z.string(),
    address: address.nullable(),
    /** Pieces that are still to leave. */
    waiting: z.int(),
    /** What was ordered. */
    lines: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        quantity: z.int(),
        productId: z.string(),
        picture: z.string().nullable(),
        /** Given up before they left. */
        canceled: z.int(),
      }),
    ),
    parcels: z.array(parcel),
    ...between,
    /** What can be canceled now: nothing once the partner has accepted it. */
    cancelable: z.array(linePieces),
    /** Days after arrival for a return, as when it was bought; null: none were offered. */
    returnDays: z.int().nullable(),
    /** Until when a return can be asked for; null: something is still to arrive, or no returns are offered. */
    returnUntil: momentField.nullable(),
    /** What can be sent back now. */
    returnable: z.array(linePieces),
  })
  .nullable();
export type DeliveryReply = z.output<typeof deliveryReply>;
