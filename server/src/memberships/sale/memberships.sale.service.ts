import { membershipKind, membershipLine } from '@chalkline/contract/memberships/plan.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { personById } from '../../accounts/people/people.service.ts';
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
import { notYetRenewable, oneAtATime, planNotSold } from '../memberships/memberships.errors.ts';
import { findHeld, isCalledOff } from '../memberships/memberships.repository.ts';
import { dayAfter, isRenewable, isRunning } from '../memberships/memberships.rules.ts';
import { countPeriods } from '../memberships/periods.repository.ts';
import { addPeriod, poolKeys, takePeriodsBack } from '../memberships/periods.service.ts';
import { planNotFound } from '../plans/plans.errors.ts';
import { findPlan, findRooms, isOwnPlan, keepPlan } from '../plans/plans.repository.ts';
import { sellerOfPlan } from '../plans/plans.service.ts';

const holdMinutes = 10;
/** What the platform keeps of a membership. */
const platformFee = 0;

/** One period of a plan: the first one, or the next of who has it. */
export const membershipSellable: Sellable<typeof membershipKind> = {
  kind: membershipKind,
  offer,
  pools,
  fulfill,
  takeBack: (parts, tx, _sold, units) =>
    takePeriodsBack(
      parts,
      tx,
      units.map(({ id }) => id),
    ),
  isOpen: async (tx, planId, orderId) =>
    (await keepPlan(tx.sql, planId)) !== null && !(await isCalledOff(tx.sql, orderId)),
  async mayManage(sql, viewer, planId) {
    return (
      ['admin', 'corporate_admin', 'trainer'].includes(viewer.accountType) && isOwnPlan(sql, viewer, planId)
    );
  },
};

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** Throws 404 for a plan that the buyer can't see; 422 for one that is off, and for a period too far ahead. */
async function offer(parts: Parts, tx: Transaction, asked: OfferAsked): Promise<Offer> {
  const { buyer, offerId: planId, lines, at } = asked;
  const today = dayOf(at);
  const person = isId(planId) && buyer.personId ? await personById(tx.sql, buyer.personId) : null;
  const plan = person && (await findPlan(tx.sql, person, { id: planId, today }));
  if (!person || !plan) throw planNotFound();
  const [line, ...others] = lines;
  if (line?.itemId !== planId) throw planNotFound();
  if (others.length > 0 || line.quantity !== 1) throw oneAtATime();
  const held = await findHeld(tx.sql, { planId, personId: person.id }, false);
  const isRenewal = held !== null && isRunning(held, today);
  const { renews } = membershipLine.safeParse(line.details ?? {}).data ?? { renews: false };
  if (isRenewal && !isRenewable(held, today)) throw notYetRenewable();
  if (!isRenewal && !plan.isOn) throw planNotSold();
  const paid = held ? await countPeriods(tx.sql, held.id) : 0;
  const next = poolKeys.next(planId, person.id, paid + 1);
  const days = [today, dayAfter(today, 1)];
  return {
    seller: sellerOfPlan(parts, plan),
    currency: plan.currency,
    title: plan.name,
    address: urlOf('subscriptions'),
    startsAt: null,
    feeRate: platformFee,
    refundRule: [],
    holdMinutes,
    savesMethod: renews && plan.price > 0,
    lines: [
      {
        itemId: planId,
        title: plan.name,
        prices: [plan.price],
        taxRate: null,
        details: null,
        pools: isRenewal ? [next] : [...days.map((day) => poolKeys.plan(planId, day)), next],
      },
    ],
  };
}

async function pools(tx: Transaction, keys: readonly string[]): Promise<PoolRoom[]> {
  const rooms: PoolRoom[] = [];
  for (const key of keys) {
    const [kind, planId = '', of = '', count = ''] = key.split(':');
    if (kind === 'membership-plan') {
      const [room] = await findRooms(tx.sql, [planId], of);
      if (room) rooms.push({ key, capacity: room.capacity, taken: room.people });
    } else {
      const held = await findHeld(tx.sql, { planId, personId: of }, false);
      const paid = held ? await countPeriods(tx.sql, held.id) : 0;
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
  for (const { id: unitId, total: amount } of lines.flatMap(({ units }) => units)) {
    const order = { orderId, unitId };
    await addPeriod(parts, tx, { plan, personId: buyer.personId, amount, order, takenBy: null, methodId });
  }
}
