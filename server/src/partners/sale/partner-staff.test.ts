import {
  getOrder,
  openPayment,
  placeOrder,
  refundOrder,
  settleOrder,
} from '@chalkline/contract/checkout/orders.endpoints.ts';
import { getRevenues } from '@chalkline/contract/checkout/revenues.endpoints.ts';
import { getSale } from '@chalkline/contract/checkout/sales.endpoints.ts';
import { testCards } from '@chalkline/contract/money/test-cards.ts';
import { confirmTestPayment } from '@chalkline/contract/money/test-payments.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import * as staff from '@chalkline/contract/partners/partner-staff.endpoints.ts';
import {
  applyAsPartner,
  changePartner,
  deletePartner,
  getOwnPartner,
} from '@chalkline/contract/partners/partners.endpoints.ts';
import { listOwnProducts } from '@chalkline/contract/partners/products.endpoints.ts';
import {
  getReceivedOrder,
  listReceivedOrders,
  moveReceivedOrder,
} from '@chalkline/contract/partners/received-orders.endpoints.ts';
import { day } from '@chalkline/contract/spans.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { product } from '../products/products.factory.ts';
import { approvedPartner, homeOf, productDraft } from './sale.factory.ts';

const { parts, call, clock, settle, mailbox } = await testApp();
const key = () => ({ idempotencyKey: crypto.randomUUID() });
const notFound = [404, 'not_found', undefined];
const admin = asViewer(await person(parts, { accountType: 'admin' }));

/** An approved partner whose owner invites by email. */
async function shop() {
  const owner = await person(parts, { name: 'Olga Owner' });
  const partnerId = await approvedPartner(parts, asViewer(owner), admin);
  const again = () => signedIn(parts, owner);
  const invite = async (email: string) =>
    (await call(staff.invitePartnerStaff, { body: { email } }, { as: await again(), ...key() })).data;
  const list = async () => (await call(staff.listPartnerStaff, {}, { as: await again() })).data;
  const told = async (as: string) =>
    (await call(listNotifications, { query: {} }, { as })).data.map(({ title }) => title);
  /** Somebody buys a rope. */
  const order = async () => {
    const made = await product(
      parts,
      asViewer(owner),
      { name: 'Rope', variants: [{ values: [], sku: '', price: 2500 }] },
      [9],
    );
    const buyer = await person(parts);
    const as = await signedIn(parts, buyer);
    const body = productDraft(partnerId, { [made.variants[0]?.id ?? '']: 1 }, homeOf(buyer.name));
    const { data } = await call(placeOrder, { body }, { as, ...key() });
    const params = { orderId: data.id };
    const { data: opened } = await call(openPayment, { params }, { as });
    const clientSecret = opened.payment?.clientSecret ?? '';
    await call(confirmTestPayment, { body: { clientSecret, card: testCards.pays } });
    expect((await call(settleOrder, { params }, { as })).data.state).toBe('paid');
    return data.id;
  };
  return {
    owner,
    partnerId,
    invite,
    list,
    told,
    again,
    order,
  };
}

const invitations = async (as: string) => (await call(staff.listPartnerInvitations, {}, { as })).data;
const answer = (partnerStaffId: string, as: string, accept = true) =>
  call(staff.answerPartnerInvitation, { params: { partnerStaffId }, body: { accept } }, { as });
const remove = (partnerStaffId: string, as: string) =>
  call(staff.removePartnerStaff, { params: { partnerStaffId } }, { as });

/** Somebody who has accepted. */
async function helper(of: Awaited<ReturnType<typeof shop>>) {
  const who = await person(parts, { name: 'Stig Staff' });
  const as = await signedIn(parts, who);
  const [row] = (await of.invite(who.email)).slice(-1);
  const id = row?.id ?? '';
  await settle();
  await answer(id, as);
  return { who, as, id };
}

it('is invited by email, told, and answers; the owner sees both and hears of it', async () => {
  const of = await shop();
  const who = await person(parts, { name: 'Stig Staff' });
  const as = await signedIn(parts, who);
  const [row] = await of.invite(who.email);
  expect(row).toMatchObject({ email: who.email.toLowerCase(), name: null, state: 'invited' });
  await settle();
  expect(await of.told(as)).toEqual(['Olga Owner invites you to work for Noordkaap']);
  const [invitation] = await invitations(as);
  expect(invitation).toMatchObject({ partner: 'Noordkaap', invitedBy: 'Olga Owner' });
  const stranger = await signedIn(parts, await person(parts));
  expect(await invitations(stranger)).toEqual([]);
  expect(await failure(answer(row?.id ?? '', stranger))).toEqual(notFound);
  await Promise.all([answer(row?.id ?? '', as), answer(row?.id ?? '', as)]);
  expect(await of.list()).toMatchObject([{ name: 'Stig Staff', state: 'active' }]);
  expect(await of.told(await of.again())).toEqual([
    'Stig Staff joined your staff',
    'Noordkaap is in the directory',
  ]);
  expect(await invitations(as)).toEqual([]);
  expect(await failure(of.invite(who.email))).toEqual([409, 'staff_exists', 'body.email']);
  expect(await failure(of.invite(of.owner.email))).toEqual([409, 'staff_exists', 'body.email']);
});

it('reaches an email without an account, until it ends; then it can be sent again', async () => {
  const of = await shop();
  await of.invite('new@example.org');
  await settle();
  const letter = mailbox.lastTo('new@example.org');
  expect(letter.subject).toBe('Olga Owner invites you to work for Noordkaap');
  expect(letter.action?.url).toContain('email=new%40example.org');
  clock.advance(15 * day);
  expect(await of.list()).toEqual([]);
  expect(await of.invite('new@example.org')).toHaveLength(1);
});

it('handles orders and products, hears of new orders, and has no say over the partner or its money', async () => {
  const of = await shop();
  const { as } = await helper(of);
  const orderId = await of.order();
  await settle();
  expect((await of.told(as))[0]).toMatch(/^New order from /);
  expect((await call(listReceivedOrders, { query: {} }, { as })).data.map(({ id }) => id)).toEqual([orderId]);
  const params = { orderId };
  expect((await call(moveReceivedOrder, { params, body: { to: 'accepted' } }, { as })).data.state).toBe(
    'accepted',
  );
  const { data: sale } = await call(getOrder, { params }, { as });
  const unitIds = sale.lines.slice(0, 1).flatMap(({ units }) => units.map(({ id }) => id));
  const { data: refunded } = await call(refundOrder, { params, body: { unitIds } }, { as, ...key() });
  expect(refunded.refunded).toBe(2500);
  expect((await call(listOwnProducts, { query: {} }, { as })).data.map(({ name }) => name)).toEqual(['Rope']);
  const { data: partner } = await call(getOwnPartner, {}, { as });
  expect(partner).toMatchObject({ id: of.partnerId, can: { edit: false, decide: false } });
  const change = { params: { partnerId: of.partnerId }, body: { version: 2, name: 'Mine' } };
  expect(await failure(call(changePartner, change, { as }))).toEqual(notFound);
  expect(await failure(call(deletePartner, { params: { partnerId: of.partnerId } }, { as }))).toEqual(
    notFound,
  );
  expect(await failure(call(staff.listPartnerStaff, {}, { as }))).toEqual(notFound);
  const invites = call(staff.invitePartnerStaff, { body: { email: 'a@example.org' } }, { as, ...key() });
  expect(await failure(invites)).toEqual(notFound);
  const { data: money } = await call(getRevenues, { params: { as: 'person' }, query: {} }, { as });
  expect(money.total).toMatchObject({ sold: 0, gross: 0 });
  const facts = {
    name: 'Other',
    sells: 'x',
    story: 'x',
    town: 'x',
    country: 'NLD',
    website: null,
    delivery: null,
  };
  expect(await failure(call(applyAsPartner, { body: facts }, { as, ...key() }))).toEqual([
    409,
    'works_for_partner',
    undefined,
  ]);
});

it('works for one partner, and for none once removed or gone', async () => {
  const [of, other] = [await shop(), await shop()];
  const { as, who, id } = await helper(of);
  const orderId = await of.order();
  await other.invite(who.email);
  const [second] = await invitations(as);
  expect(await failure(answer(second?.id ?? '', as))).toEqual([409, 'works_for_partner', undefined]);
  // Who has a partner works for it.
  await of.invite(other.owner.email);
  const asOwner = await other.again();
  const [toOwner] = await invitations(asOwner);
  expect([second?.refused, toOwner?.refused]).toEqual(['works_for_partner', 'owns_partner']);
  expect(await failure(answer(toOwner?.id ?? '', asOwner))).toEqual([409, 'owns_partner', undefined]);
  await answer(toOwner?.id ?? '', asOwner, false);
  const stranger = await signedIn(parts, await person(parts));
  expect(await failure(remove(id, stranger))).toEqual(notFound);
  await remove(id, await of.again());
  expect(await of.list()).toEqual([]);
  expect(await failure(call(getReceivedOrder, { params: { orderId } }, { as }))).toEqual(notFound);
  expect(await failure(call(getSale, { params: { orderId } }, { as }))).toEqual(notFound);
  expect((await call(getOwnPartner, {}, { as })).data).toBeNull();
  // Free again: the other one can have them, and they leave by themselves.
  expect((await invitations(as)).map(({ refused }) => refused)).toEqual([null]);
  await answer(second?.id ?? '', as);
  expect((await call(getOwnPartner, {}, { as })).data?.id).toBe(other.partnerId);
  expect(await failure(remove(second?.id ?? '', as))).toEqual(notFound);
  await call(staff.leavePartnerStaff, {}, { as });
  await call(staff.leavePartnerStaff, {}, { as });
  expect((await call(getOwnPartner, {}, { as })).data).toBeNull();
});

it('is mailed three times a day at most, also by removing and inviting again', async () => {
  const of = await shop();
  const email = 'often@example.org';
  for (const _ of [1, 2, 3]) {
    const [row] = await of.invite(email);
    await remove(row?.id ?? '', await of.again());
  }
  expect(await failure(of.invite(email))).toEqual([429, 'too_many_requests', undefined]);
  expect(await of.invite('other@example.org')).toHaveLength(1);
  clock.advance(day);
  expect(await of.invite(email)).toHaveLength(2);
});

it('says no, and nothing is left of it', async () => {
  const of = await shop();
  const who = await person(parts, { name: 'Nina No' });
  const as = await signedIn(parts, who);
  const [row] = await of.invite(who.email);
  await answer(row?.id ?? '', as, false);
  expect(await of.list()).toEqual([]);
  expect(await of.told(await of.again())).toEqual([
    'Nina No declined your invitation',
    'Noordkaap is in the directory',
  ]);
  expect((await call(getOwnPartner, {}, { as })).data).toBeNull();
});
