import type { OrderReply } from '@chalkline/contract/checkout/order.schema.ts';
import {
  cancelOrder,
  openPayment,
  placeOrder,
  refundOrder,
  settleOrder,
} from '@chalkline/contract/checkout/orders.endpoints.ts';
import { joinWaitingList } from '@chalkline/contract/competitions/registration.endpoints.ts';
import { CallFailed } from '@chalkline/contract/http/client.ts';
import { testCards } from '@chalkline/contract/money/test-cards.ts';
import { ProviderRefused } from '../../../money/providers/payment-provider.service.ts';
import { confirmTestPayment } from '../../../money/providers/simulator.payments.service.ts';
import { registrationDraft } from '../registrations.factory.ts';
import { insist, type SaleDesk } from './sale-desk.ts';
import { type Sale, saleCode } from './sale-made.ts';

export interface SaleBuyer {
  readonly token: string;
  readonly personId: string;
  readonly name: string;
  /** Counted from 1. It decides what the buyer does, the same in every run. */
  readonly number: number;
}

/** What a buyer decides, each by multiples of another root, so that any few buyers in a row do a bit of everything. */
const decisions = {
  division: 2,
  second: 3,
  code: 5,
  wait: 7,
  mood: 11,
  doubleClick: 13,
  late: 17,
  card: 19,
  anotherCard: 23,
  closes: 29,
  givesBack: 31,
  takesOffer: 37,
} as const;

/** From 0 up to 1. */
function chanceOf({ number }: SaleBuyer, decision: keyof typeof decisions): number {
  return (number * Math.sqrt(decisions[decision])) % 1;
}

/** What came of a visit. */
export type Outcome =
  | 'paid'
  | 'still_processing'
  | 'declined'
  | 'walked_away'
  | 'canceled'
  | 'refunded'
  | 'waiting'
  | 'gone'
  /** Has the payment screen open, and pays when the hold may be over. */
  | { readonly late: string };

/** How a card ends that some buyers have; the others' pays at once. */
const cards: readonly (readonly [upTo: number, card: string])[] = [
  [0.06, testCards.pendingThenSucceeds],
  [0.09, testCards.pendingThenFails],
  [0.12, testCards.declined],
  [0.18, testCards.refundPending],
];

/** Somebody comes for a place: chooses, pays or doesn't, joins the waiting list if there is none left. */
export async function visit(desk: SaleDesk, sale: Sale, buyer: SaleBuyer): Promise<Outcome> {
  const [first = '', second = '', third = ''] = sale.divisionIds;
  const drawn = chanceOf(buyer, 'division');
  const divisionId = drawn < 0.5 ? first : drawn < 0.8 ? second : third;
  const other =
    chanceOf(buyer, 'second') < 0.1 ? sale.divisionIds.filter((id) => id !== divisionId).slice(0, 1) : [];
  const promoCode = chanceOf(buyer, 'code') < 0.3 ? saleCode : undefined;
  const order = await place(desk, sale, buyer, [divisionId, ...other], promoCode);
  if (order !== null) return pay(desk, buyer, order);
  return chanceOf(buyer, 'wait') < 0.6 ? wait(desk, sale, buyer, divisionId) : 'gone';
}

/** Somebody takes the place that is held for them; some let the first such offer pass. */
export async function takeOffer(
  desk: SaleDesk,
  sale: Sale,
  buyer: SaleBuyer,
  { divisionId, isFirst }: { readonly divisionId: string; readonly isFirst: boolean },
): Promise<Outcome> {
  if (isFirst && chanceOf(buyer, 'takesOffer') < 0.2) return 'gone';
  const order = await place(desk, sale, buyer, [divisionId], undefined);
  return order === null ? 'gone' : pay(desk, buyer, order);
}

/** The payment screen was open the whole time. */
export async function payLate(desk: SaleDesk, clientSecret: string): Promise<void> {
  await useCard(desk, clientSecret, testCards.pays);
}

/** null: sold out. */
async function place(
  desk: SaleDesk,
  sale: Sale,
  buyer: SaleBuyer,
  divisionIds: readonly string[],
  promoCode: string | undefined,
): Promise<OrderReply | null> {
  const draft = registrationDraft(sale.competitionId, divisionIds, { name: buyer.name });
  const body = { ...draft, ...(promoCode !== undefined && { promoCode }) };
  try {
    return (await insist(desk, buyer.token, placeOrder, { body })).data;
  } catch (failure) {
    if (isRefusal(failure, 'code_used_up')) return place(desk, sale, buyer, divisionIds, undefined);
    if (isRefusal(failure, 'sold_out')) return null;
    throw failure;
  }
}

async function wait(desk: SaleDesk, sale: Sale, buyer: SaleBuyer, divisionId: string): Promise<Outcome> {
  const params = { competitionId: sale.competitionId, divisionId };
  try {
    await insist(desk, buyer.token, joinWaitingList, { params });
    return 'waiting';
  } catch (failure) {
    // A hold ended in between.
    if (isRefusal(failure, 'places_left')) return 'gone';
    throw failure;
  }
}

async function pay(desk: SaleDesk, buyer: SaleBuyer, { id: orderId }: OrderReply): Promise<Outcome> {
  const params = { orderId };
  const mood = chanceOf(buyer, 'mood');
  if (mood < 0.06) return 'walked_away';
  if (mood < 0.09) {
    await insist(desk, buyer.token, cancelOrder, { params });
    return 'canceled';
  }
  const open = () => insist(desk, buyer.token, openPayment, { params });
  const [{ data: opened }] =
    chanceOf(buyer, 'doubleClick') < 0.2 ? await Promise.all([open(), open()]) : [await open()];
  const clientSecret = opened.payment?.clientSecret ?? '';
  if (chanceOf(buyer, 'late') < 0.08) return { late: clientSecret };
  const luck = chanceOf(buyer, 'card');
  const card = cards.find(([upTo]) => luck < upTo)?.[1] ?? testCards.pays;
  await useCard(desk, clientSecret, card);
  if (card === testCards.declined && chanceOf(buyer, 'anotherCard') < 0.7)
    await useCard(desk, clientSecret, testCards.pays);
  // Some close the window: the webhook or the poller settles.
  if (chanceOf(buyer, 'closes') < 0.4) return 'still_processing';
  const { data: settled } = await insist(desk, buyer.token, settleOrder, { params });
  if (settled.state !== 'paid') return settled.state === 'processing' ? 'still_processing' : 'declined';
  return chanceOf(buyer, 'givesBack') < 0.2 ? giveBack(desk, buyer, settled) : 'paid';
}

/** Gives the first place back, for what the refund rule gives. */
async function giveBack(desk: SaleDesk, buyer: SaleBuyer, { id, lines }: OrderReply): Promise<Outcome> {
  const unitIds = lines.flatMap(({ units }) => units.map((unit) => unit.id)).slice(0, 1);
  try {
    await insist(desk, buyer.token, refundOrder, { params: { orderId: id }, body: { unitIds } });
    return 'refunded';
  } catch (failure) {
    if (isRefusal(failure, 'dispute_open')) return 'paid';
    throw failure;
  }
}

/** A payment that was canceled, or paid before, takes no card anymore. */
export async function useCard(desk: SaleDesk, clientSecret: string, card: string): Promise<void> {
  try {
    await confirmTestPayment(desk.provider, clientSecret, card);
  } catch (failure) {
    if (!(failure instanceof ProviderRefused)) throw failure;
  }
}

function isRefusal(failure: unknown, code: string): boolean {
  return failure instanceof CallFailed && failure.code === code;
}
