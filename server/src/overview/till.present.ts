import type { RefundState } from '@chalkline/contract/money/money.lifecycles.ts';
import type { TillCash, TillReply, TillSale } from '@chalkline/contract/overview/till.schema.ts';
import { mayUndo } from '../checkout/refunds/refunds.rules.ts';
import { mayReturn } from '../memberships/memberships/memberships.rules.ts';
import { saleKindOf } from './front-desk.present.ts';
import type { TillOrder, TillPeriod } from './till.repository.ts';
import type { Till } from './till.service.ts';

const shownRefunds: Readonly<Record<RefundState, TillSale['refund']>> = {
  asked: 'on_the_way',
  sent: 'on_the_way',
  pending: 'on_the_way',
  succeeded: 'returned',
  failed: 'failed',
  canceled: null,
};

export function presentTill(till: Till): TillReply {
  const sales = [
    ...till.orders.map((row) => saleOfOrder(till, row)),
    ...till.periods.map((row) => saleOfPeriod(till, row)),
  ];
  return {
    day: till.day,
    people: peopleOf(till),
    sales: sales.toSorted((one, other) => other.at.localeCompare(one.at) || other.id.localeCompare(one.id)),
    toGiveBack: till.toGiveBack.map(({ askedAt, ...owed }) => ({ ...owed, askedAt: askedAt.toISOString() })),
  };
}

function saleOfOrder({ viewer, now, sellers }: Till, { order, person, refund }: TillOrder): TillSale {
  const { id, title, buyerName, sellerId, total, currency, cashTakenBy, paidAt, createdAt } = order;
  return {
    kind: saleKindOf(order),
    id,
    membershipId: null,
    title,
    buyerName,
    seller: sellers.get(sellerId) ?? '',
    total,
    currency,
    method: cashTakenBy ? 'cash' : 'card',
    soldBy: person,
    at: (paidAt ?? createdAt).toISOString(),
    refund: refund && shownRefunds[refund],
    can: { undo: mayUndo(order, viewer.personId, now) },
  };
}

function saleOfPeriod(
  { viewer, now }: Till,
  { period, plan, buyerName, seller, person }: TillPeriod,
): TillSale {
  const { id, membershipId, amount: total, currency, paidAt, returnedAt } = period;
  return {
    kind: 'plan',
    id,
    membershipId,
    title: plan,
    buyerName,
    seller,
    total,
    currency,
    method: 'cash',
    soldBy: person,
    at: paidAt.toISOString(),
    refund: returnedAt === null ? null : 'returned',
    can: { undo: mayReturn(viewer, period, now) },
  };
}

function peopleOf({ cash, counts }: Till): TillReply['people'] {
  // Who counted without cash on that day, too.
  const counted = counts
    .filter(({ personId, currency }) => !cash.some((one) => one.id === personId && one.currency === currency))
    .map(({ personId: id, name, currency }) => ({ id, name, currency, taken: 0, returned: 0 }));
  const all = [...cash, ...counted];
  const names = new Map(all.map(({ id, name }) => [id, name]));
  return [...names].map(([id, name]) => ({
    id,
    name,
    cash: all
      .filter((one) => one.id === id)
      .map(({ currency, taken, returned }): TillCash => {
        const count = counts.find((one) => one.personId === id && one.currency === currency);
        return {
          currency,
          taken,
          returned,
          count: count
            ? {
                counted: count.counted,
                expected: count.expected,
                note: count.note,
                at: count.countedAt.toISOString(),
              }
            : null,
        };
      }),
  }));
}
