import { getOrder, refundOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { getPartnerFigures } from '@chalkline/contract/partners/partners.endpoints.ts';
import { askForStock } from '@chalkline/contract/partners/products.endpoints.ts';
import { moveReceivedOrder } from '@chalkline/contract/partners/received-orders.endpoints.ts';
import { day } from '@chalkline/contract/spans.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { buy } from '../../demo/demo-till.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { product } from '../products/products.factory.ts';
import { approvedPartner, homeOf, productDraft } from '../sale/sale.factory.ts';

const { parts, call, clock } = await testApp();
const admin = asViewer(await person(parts, { accountType: 'admin' }));
const key = () => ({ idempotencyKey: crypto.randomUUID() });

it('compares what was sold with the period before, and says what needs attention', async () => {
  const owner = await person(parts);
  const partnerId = await approvedPartner(parts, asViewer(owner), admin);
  const rope = await product(parts, asViewer(owner), { name: 'Rope', lowAt: 7 }, [9]);
  const chalk = await product(parts, asViewer(owner), { name: 'Chalk', lowAt: 7 }, [40]);
  const gone = await product(parts, asViewer(owner), { name: 'Gone' });
  const idOf = ({ variants }: typeof rope) => variants[0]?.id ?? '';
  const as = await signedIn(parts, owner);
  const buyer = await person(parts);
  const buys = (pieces: Readonly<Record<string, number>>) =>
    buy(parts, buyer, productDraft(partnerId, pieces, homeOf('Hanna')));
  await buys({ [idOf(chalk)]: 5 });
  clock.advance(20 * day);
  const accepted = await buys({ [idOf(rope)]: 3 });
  const refunded = await buys({ [idOf(chalk)]: 2 });
  const figures = async (days: '7' | '30' | '90' | '365', by = as) =>
    (await call(getPartnerFigures, { query: { days } }, { as: by })).data;
  const seller = { as: await signedIn(parts, owner) };
  await call(moveReceivedOrder, { params: { orderId: accepted }, body: { to: 'accepted' } }, seller);
  const asBuyer = await signedIn(parts, buyer);
  const { lines } = (await call(getOrder, { params: { orderId: refunded } }, { as: asBuyer })).data;
  const unitIds = [lines[0]?.units[0]?.id ?? ''];
  await call(refundOrder, { params: { orderId: refunded }, body: { unitIds } }, { ...seller, ...key() });
  await call(askForStock, { params: { variantId: idOf(gone) } }, { as: asBuyer });

  const now = await figures('7', seller.as);
  expect(now).toMatchObject({
    currency: 'EUR',
    sales: { now: 3 * 950 + 495 + 2 * 950 + 495, before: 0 },
    refunds: { now: 950, before: 0 },
    orders: { now: 2, before: 0 },
    pieces: { now: 4, before: 0 },
    attention: { toAccept: 2, toShip: 1, low: 1, soldOut: 1, waiting: 1 },
  });
  expect(now.best.map(({ name, pieces }) => [name, pieces.now])).toEqual([
    ['Rope', 3],
    ['Chalk', 1],
  ]);
  expect(now.points).toHaveLength(7);
  expect(now.points.at(-1)?.sales).toBe(now.sales.now);
  const month = await figures('30', seller.as);
  expect(month.sales.now).toBe(now.sales.now + 5 * 950 + 495);
  expect((await figures('90', seller.as)).step).toBe('day');
  const year = await figures('365', seller.as);
  expect([year.step, year.points.length, year.sales.now]).toEqual(['month', 12, month.sales.now]);
  clock.advance(15 * day);
  expect((await figures('30', await signedIn(parts, owner))).best[0]).toMatchObject({ name: 'Rope' });
});

it('is there for those who have a partner', async () => {
  const as = await signedIn(parts, await person(parts));
  expect(await failure(call(getPartnerFigures, {}, { as }))).toEqual([409, 'partner_needed', undefined]);
});
