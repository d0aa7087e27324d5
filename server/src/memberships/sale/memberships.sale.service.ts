import { membershipKind, membershipLine } from '@chalkline/contract/memberships/plan.schema.ts';
import { costWithTax } from '@chalkline/contract/money/pricing.rules.ts';
import { showPrice } from '@chalkline/contract/money/show-money.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { z } from 'zod';
import { type Person, personById } from '../../accounts/people/people.service.ts';
import type {
  Offer,
  OfferAsked,
  PoolRoom,
  Sellable,
  SoldOrder,
} from '../../checkout/orders/sellable.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { notePaidCompanies } from '../companies/companies.service.ts';
import {
  changesSoon,
  notOffered,
  notYetRenewable,
  oneAtATime,
  planNotSold,
} from '../memberships/memberships.errors.ts';
import { findHeld, findMembership, isCalledOff } from '../memberships/memberships.repository.ts';
import { dayAfter, isRenewable, isRunning, mayUpdateCard } from '../memberships/memberships.rules.ts';
import { countPeriods, findCashDocuments } from '../memberships/periods.repository.ts';
import {
  addPeriod,
  addUpgrade,
  poolKeys,
  replaceMethod,
  takePeriodsBack,
} from '../memberships/periods.service.ts';
import { choicesOf } from '../memberships/plan-changes.service.ts';
import { planNotFound } from '../plans/plans.errors.ts';
import {
  findPlan,
  findRooms,
  findTriedSellers,
  isOwnPlan,
  keepPlan,
  type ShownPlan,
} from '../plans/plans.repository.ts';
import { longDay, sellerIdOfPlan, sellerOfPlan, trialOffered } from '../plans/plans.service.ts';
import type { PlanRow } from '../plans/plans.table.ts';

const holdMinutes = 10;

/** One period of a plan: the first one, a trial before it, or the next of who has it. */
export const membershipSellable: Sellable<typeof membershipKind> = {
  kind: membershipKind,
  tellsSeller: ({ lines }) => lines.some(({ details }) => !isContinued(details)),
  offer,
  pools,
  fulfill,
  takeBack: (parts, tx, _sold, units) =>
    takePeriodsBack(
      parts,
      tx,
      units.map(({ id }) => id),
    ),
  cashDocuments: findCashDocuments,
  isOpen: async (tx, planId, orderId) =>
    (await keepPlan(tx.sql, planId)) !== null && !(await isCalledOff(tx.sql, orderId)),
  async mayManage(sql, viewer, planId) {
    return (
      ['admin', 'corporate_admin', 'trainer'].includes(viewer.accountType) && isOwnPlan(sql, viewer, planId)
    );
  },
};

const usualLine = { renews: false, changes: null, card: null };

interface Upgrade {
  readonly person: Person;
  readonly plan: PlanRow;
  readonly membershipId: string;
  readonly today: string;
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/**
 * One period of a plan, or its trial for who asks for renewals and never had one. Throws 404 for a plan that the buyer
 * can't see; 422 for one that is off, and for a period too far ahead.
 */
async function offer(parts: Parts, tx: Transaction, asked: OfferAsked): Promise<Offer> {
  const { buyer, offerId: planId, lines, at } = asked;
  const today = dayOf(at);
  const person = isId(planId) && buyer.personId ? await personById(tx.sql, buyer.personId) : null;
  const plan = person && (await findPlan(tx.sql, person, { id: planId, today }));
  if (!person || !plan) throw planNotFound();
  const [line, ...others] = lines;
  if (line?.itemId !== planId) throw planNotFound();
  if (others.length > 0 || line.quantity !== 1) throw oneAtATime();
  const { renews, changes, card } = membershipLine.safeParse(line.details ?? {}).data ?? usualLine;
  if (card) return offerCard(parts, tx, { person, plan, membershipId: card, today });
  if (changes) return offerUpgrade(parts, tx, { person, plan, membershipId: changes, today });
  const held = await findHeld(tx.sql, { planId, personId: person.id }, false);
  const isRenewal = held !== null && isRunning(held, today);
  if (isRenewal && held.nextPlanId) throw changesSoon();
  if (isRenewal && !isRenewable(held, today)) throw notYetRenewable();
  if (!isRenewal && !plan.isOn) throw planNotSold();
  const savesMethod = renews && plan.price > 0;
  const tried = savesMethod && !isRenewal && (await findTriedSellers(tx.sql, person.id));
  const trialDays = tried ? trialOffered(plan, tried) : null;
  const next = await nextPool(tx, planId, person.id);
  const trial = trialDays === null ? [] : [poolKeys.trial(sellerIdOfPlan(plan), person.id)];
  return {
    ...usualOffer(parts, plan),
    savesMethod,
    lines: [
      {
        itemId: planId,
        title: trialDays === null ? plan.name : trialTitle(plan, dayAfter(today, trialDays)),
        prices: [trialDays === null ? plan.price : 0],
        taxRate: null,
        details: { agreedPrice: plan.price, trialDays, isRenewal },
        pools: isRenewal ? [next] : [...placesOf(planId, today), next, ...trial],
      },
    ],
  };
}

/** "Floor, free until December 11, 2026, then €49.00 a month": the receipt says when the card pays first. */
function trialTitle({ name, price, tax, currency, period }: ShownPlan, firstPaid: string): string {
  const cost = showPrice(costWithTax(price, tax, currency), currency);
  return `${name}, free until ${longDay(firstPaid)}, then ${cost} a ${period}`;
}

/** What is kept with the line of a plan: the price that its buyer saw, the trial that they get, and whether they go on. */
const keptLine = z.object({
  agreedPrice: z.int(),
  trialDays: z.int().nullable(),
  isRenewal: z.boolean().default(false),
});

/** Another period, or another card, of what was sold before: in the statement, and no news. */
function isContinued(details: unknown): boolean {
  const { card } = membershipLine.safeParse(details ?? {}).data ?? usualLine;
  return card !== null || keptLine.safeParse(details).data?.isRenewal === true;
}

/**
 * The rest of what is paid for a dearer plan. Throws 422 where the membership isn't the buyer's, or can't change to the
 * plan today.
 */
async function offerUpgrade(
  parts: Parts,
  tx: Transaction,
  { person, plan, membershipId, today }: Upgrade,
): Promise<Offer> {
  const found = await findMembership(tx.sql, membershipId);
  if (found?.membership.personId !== person.id) throw notOffered();
  const choices = await choicesOf(tx.sql, person, { ...found, today });
  const now = choices.find((choice) => choice.plan.id === plan.id)?.now;
  if (!now) throw notOffered();
  const { planId } = found.membership;
  return {
    ...usualOffer(parts, plan),
    lines: [
      {
        itemId: plan.id,
        title: plan.name,
        prices: [now.amount],
        taxRate: null,
        details: { changes: membershipId },
        pools: [
          ...placesOf(plan.id, today),
          poolKeys.upgrade(membershipId, planId),
          await nextPool(tx, planId, person.id),
          await nextPool(tx, plan.id, person.id),
        ],
      },
    ],
  };
}

/** Another card for the next periods, for nothing. Throws 422 where the membership isn't the buyer's, or is due. */
async function offerCard(
  parts: Parts,
  tx: Transaction,
  { person, plan, membershipId, today }: Upgrade,
): Promise<Offer> {
  const membership = (await findMembership(tx.sql, membershipId))?.membership;
  const isTheirs = membership?.personId === person.id && membership.planId === plan.id;
  if (!isTheirs || !mayUpdateCard(membership, plan.price, today)) throw notOffered();
  const details = { card: membershipId, agreedPrice: plan.price, trialDays: null };
  const line = { itemId: plan.id, prices: [0], taxRate: null, pools: [] };
  return {
    ...usualOffer(parts, plan),
    savesMethod: true,
    lines: [{ ...line, title: `${plan.name}, card for renewals`, details }],
  };
}

async function nextPool(tx: Transaction, planId: string, personId: string): Promise<string> {
  const held = await findHeld(tx.sql, { planId, personId }, false);
  return poolKeys.next(planId, personId, (held ? await countPeriods(tx.sql, held.id) : 0) + 1);
}

const placesOf = (planId: string, today: string) =>
  [today, dayAfter(today, 1)].map((day) => poolKeys.plan(planId, day));

function usualOffer(parts: Parts, plan: PlanRow): Omit<Offer, 'lines'> {
  return {
    seller: sellerOfPlan(parts, plan),
    currency: plan.currency,
    title: plan.name,
    address: urlOf('subscriptions'),
    startsAt: null,
    refundRule: [],
    holdMinutes,
  };
}

async function pools(tx: Transaction, keys: readonly string[]): Promise<PoolRoom[]> {
  const rooms: PoolRoom[] = [];
  for (const key of keys) {
    const [kind, planId = '', of = '', count = ''] = key.split(':');
    if (kind === 'membership-plan') {
      const [room] = await findRooms(tx.sql, [planId], of);
      if (room) rooms.push({ key, capacity: room.capacity, taken: room.people });
    } else if (kind === 'membership-trial') {
      rooms.push({ key, capacity: 1, taken: (await findTriedSellers(tx.sql, of)).has(planId) ? 1 : 0 });
    } else if (kind === 'membership-upgrade') {
      const found = (await findMembership(tx.sql, planId))?.membership;
      const isOpen = found?.planId === of && !found.canceledAt;
      rooms.push({ key, capacity: 1, taken: isOpen ? 0 : 1 });
    } else {
      const held = await findHeld(tx.sql, { planId, personId: of }, false);
      // A membership that changed its plan leaves none to renew.
      const paid = held ? await countPeriods(tx.sql, held.id) : Number(count) > 1 ? Infinity : 0;
      rooms.push({ key, capacity: 1, taken: paid >= Number(count) ? 1 : 0 });
    }
  }
  return rooms;
}

async function fulfill(
  parts: Parts,
  tx: Transaction,
  sold: SoldOrder,
  methodId: string | null,
): Promise<void> {
  const { id: orderId, offerId, buyer, lines } = sold;
  const plan = await keepPlan(tx.sql, offerId);
  if (!plan || buyer.personId === null) throw new Error('a membership was sold without a plan or a person');
  for (const { details, units } of lines) {
    const { changes, card } = membershipLine.safeParse(details ?? {}).data ?? usualLine;
    const kept = keptLine.safeParse(details).data;
    for (const { id: unitId, total: amount } of units) {
      const paid = { plan, personId: buyer.personId, amount, order: { orderId, unitId }, takenBy: null };
      if (card && methodId && kept) await replaceMethod(parts, tx, card, { ...kept, methodId });
      else if (changes) await addUpgrade(parts, tx, changes, paid);
      else await addPeriod(parts, tx, { ...paid, methodId, ...kept });
    }
  }
  if (plan.isForCompanies) await notePaidCompanies(parts, tx, buyer.personId);
}
