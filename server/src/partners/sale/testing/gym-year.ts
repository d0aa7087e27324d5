import { membershipKind } from '@chalkline/contract/memberships/plan.schema.ts';
import { testCards } from '@chalkline/contract/money/test-cards.ts';
import { day } from '@chalkline/contract/spans.ts';
import { person } from '../../../accounts/people/people.factory.ts';
import type { Person } from '../../../accounts/people/people.service.ts';
import { findLines } from '../../../checkout/orders/orders.repository.ts';
import { buy, refund } from '../../../demo/demo-till.ts';
import { freezeMembership, listMyMemberships } from '../../../memberships/memberships/memberships.service.ts';
import { createPlan } from '../../../memberships/plans/plans.service.ts';
import { organization } from '../../../organizations/organizations.factory.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Parts } from '../../../platform/parts.ts';
import { product } from '../../products/products.factory.ts';
import { countStock, recordStockMovement } from '../../products/stock.service.ts';
import { approvedPartner, homeOf, productDraft } from '../sale.factory.ts';

export interface GymSize {
  readonly members: number;
  readonly products: number;
  readonly months: number;
}

interface Goods {
  readonly productId: string;
  readonly variantId: string;
  /** Pieces there must be, as the year counts them itself. */
  stock: number;
}

export interface GymYear {
  readonly keeper: Person;
  readonly goods: readonly Goods[];
  /** How often each thing happened. */
  readonly happened: Readonly<Record<string, number>>;
}

const viewerOf = ({ id: personId, name, accountType, organizationId }: Person): Viewer => ({
  personId,
  name,
  accountType,
  organizationId,
  sessionId: '',
});

/**
 * Months of a gym that sells memberships and goods: cards that are declined, freezes, refunds with the piece back in
 * stock and without, deliveries to the stock, and counts that find fewer or more. The same each time. `monthEnds` is
 * called before the clock moves on to the next month.
 */
export async function liveGymYear(
  parts: Parts,
  clock: { advance(milliseconds: number): void },
  { members: count, products, months }: GymSize,
  monthEnds: (month: string) => Promise<void>,
): Promise<GymYear> {
  const dice = diceOf(18);
  const happened: Record<string, number> = {};
  const note = (what: string) => {
    happened[what] = (happened[what] ?? 0) + 1;
  };
  const { id: organizationId } = await organization(parts);
  const keeper = await person(parts, { accountType: 'corporate_admin', organizationId });
  const admin = viewerOf(await person(parts, { accountType: 'admin' }));
  const viewer = viewerOf(keeper);
  const { id: planId } = await createPlan(parts, viewer, {
    name: 'Floor',
    price: 4900,
    currency: 'EUR',
    period: 'month',
    includes: 'Main floor',
    capacity: null,
    trialDays: null,
    isOn: true,
  });
  const partnerId = await approvedPartner(parts, viewer, admin);
  const goods: Goods[] = [];
  for (let at = 0; at < products; at += 1) {
    const sketch = { name: `Goods ${at}`, variants: [{ values: [], sku: `G-${at}`, price: 900 + 37 * at }] };
    const { row, variants } = await product(parts, viewer, sketch, [12]);
    goods.push({ productId: row.id, variantId: variants[0]?.id ?? '', stock: 12 });
  }
  const members: Person[] = [];
  for (let at = 0; at < count; at += 1) members.push(await person(parts, { organizationId }));

  const cardOf = () => (dice(8) === 0 ? testCards.declined : testCards.pays);
  const payMembership = async (member: Person) => {
    const card = cardOf();
    const lines = [{ itemId: planId, quantity: 1, details: null }];
    try {
      await buy(parts, member, { kind: membershipKind, offerId: planId, lines }, card);
      note(card === testCards.pays ? 'memberships paid' : 'cards declined');
    } catch (failure) {
      // Frozen, or still waiting for the payment of the last try.
      if (!(failure instanceof Refusal)) throw failure;
      note('memberships not due');
    }
  };
  const freeze = async (member: Person) => {
    const { data } = await listMyMemberships(parts, viewerOf(member), { limit: 1 });
    const [held] = data;
    if (!held) return;
    try {
      await freezeMembership(parts, viewerOf(member), held.membership.id, { days: 7 + dice(40) });
      note('freezes');
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
    }
  };
  const buyGoods = async (member: Person) => {
    const wanted = goods[dice(goods.length)];
    const pieces = 1 + dice(3);
    if (!wanted || wanted.stock < pieces) return note('sold out');
    const card = cardOf();
    const draft = productDraft(partnerId, { [wanted.variantId]: pieces }, homeOf(member.name));
    const orderId = await buy(parts, member, draft, card);
    if (card !== testCards.pays) {
      // Their pieces stay on hold until it lapses.
      clock.advance(11 * 60_000);
      return note('cards declined');
    }
    wanted.stock -= pieces;
    note('orders of goods');
    if (dice(5) > 0) return;
    const takeBack = dice(2) === 0;
    const [line] = await findLines(parts.database.sql, orderId);
    const unitIds = [line?.units[0]?.id ?? ''];
    await refund(parts, viewer, orderId, { unitIds, takeBack, note: 'Changed their mind' });
    if (takeBack) wanted.stock += 1;
    note(takeBack ? 'refunds into stock' : 'refunds without the piece');
  };
  const lookAfterStock = async () => {
    const lines = goods.map((one) => {
      one.stock = Math.max(0, one.stock - 1 + dice(3));
      return { variantId: one.variantId, counted: one.stock };
    });
    await countStock(parts, viewer, { note: 'Month end', lines });
    note('counts');
    for (const one of goods.filter(({ stock }) => stock < 10)) {
      const movement = { variantId: one.variantId, kind: 'receive', quantity: 24, note: '' } as const;
      await recordStockMovement(parts, viewer, one.productId, movement);
      one.stock += 24;
      note('deliveries');
    }
  };

  for (let at = 0; at < months; at += 1) {
    const month = parts.clock.now().toISOString().slice(0, 7);
    for (const member of members) {
      await payMembership(member);
      if (dice(5) === 0) await freeze(member);
      if (dice(2) === 0) await buyGoods(member);
    }
    await lookAfterStock();
    await monthEnds(month);
    const now = parts.clock.now();
    const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1, 9);
    clock.advance(Math.max(day, next - now.getTime()));
  }
  return { keeper, goods, happened };
}

/** Whole numbers from 0 up to below `sides`, the same row of them for a seed. */
function diceOf(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}
