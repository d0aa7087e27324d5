import {
  acceptDispute,
  answerDispute,
  getDispute,
  listDisputes,
} from '@chalkline/contract/checkout/disputes.endpoints.ts';
import type { DisputeFact, DisputeGroup, FactKind } from '@chalkline/contract/checkout/disputes.schema.ts';
import { getStatement } from '@chalkline/contract/money/selling.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/new-id.ts';
import { failure } from '../../platform/testing/failure.ts';
import { openCounter } from '../settlement/testing/counter.ts';
import { stall } from '../settlement/testing/stall.ts';
import { evidenceText } from './dispute-facts.rules.ts';

const counter = await openCounter();
const { parts, call, provider, run, tell, books } = counter;
const selling = { as: 'person' } as const;

/** A paid order that its buyer's bank disputes, with what its seller does. */
async function disputed({ transferred = 0 } = {}) {
  const from = await stall(parts);
  const { token: as } = await counter.buyer(from.owner);
  const { by, order, reference: payment } = await counter.paidOrder(from);
  if (transferred > 0) provider.become(payment, 'succeeded', { destination: 'acct_1', transferred });
  const reference = `dp_${newId()}`;
  provider.disputeBecomes(reference, payment, 'needs_response');
  await tell('dispute', reference);
  const list = async (group?: DisputeGroup) =>
    (await call(listDisputes, { params: selling, query: { group } }, { as })).data;
  const [row] = await list();
  const params = { orderId: order.id, disputeId: row?.id ?? '' };
  return {
    ...{ by, order, payment, reference, params, list, row },
    get: async () => (await call(getDispute, { params }, { as })).data,
    answer: async (text: string, without: FactKind[] = []) =>
      (await call(answerDispute, { params, body: { text, without } }, { as })).data,
    accept: async () => (await call(acceptDispute, { params }, { as })).data,
    statement: async () => {
      const query = { month: parts.clock.now().toISOString().slice(0, 7), currency: 'EUR' } as const;
      return (await call(getStatement, { params: selling, query }, { as })).data;
    },
    become: async (state: 'won' | 'lost') => {
      provider.disputeBecomes(reference, payment, state);
      await tell('dispute', reference);
      await run();
    },
  };
}

describe('a disputed payment', () => {
  it('is answered once, with the seller’s words and what the books say', async () => {
    const { order, row, reference, get, answer, accept, list, become } = await disputed();
    expect(row).toMatchObject({ state: 'needs_response', amount: 2500, buyerName: order.buyerName });
    const { facts, can } = await get();
    expect(can.answer).toBe(true);
    expect(facts.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['order', 'buyer', 'terms']));
    const answers = await Promise.allSettled([answer('They were there.', ['buyer']), answer('Twice.')]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const sent = provider.evidence.get(reference) ?? '';
    expect(sent).toContain(order.invoiceNumber ?? 'a receipt');
    const now = await get();
    expect(now).toMatchObject({ state: 'under_review', can: { answer: false }, evidence: { text: sent } });
    expect((await failure(answer('Again.')))[1]).toBe('dispute_answered');
    expect((await failure(accept()))[1]).toBe('dispute_answered');
    expect((await list('decided')).length).toBe(0);
    await become('won');
    expect(await get()).toMatchObject({ state: 'won', closedAt: expect.any(String), takenBack: null });
    expect((await list('open')).length).toBe(0);
    expect((await list('decided')).length).toBe(1);
  });

  it('that is lost takes the money back from the seller, once, however often the event arrives', async () => {
    const { payment, become, get, statement } = await disputed({ transferred: 2500 });
    const before = await books();
    await become('lost');
    await become('lost');
    expect(provider.reversed.get(payment)).toBe(2500);
    expect(await get()).toMatchObject({ state: 'lost', takenBack: 2500 });
    const after = await books();
    const moved = (account: string) => (after[account] ?? 0) - (before[account] ?? 0);
    expect([moved('provider'), moved('provider:owner'), moved('disputes')]).toEqual([2500, -2500, -2500]);
    expect(await statement()).toMatchObject({ sales: 2500, disputes: 2500, closing: 0, isBalanced: true });
  });

  it('that is given up is lost, and takes nothing where nothing was transferred', async () => {
    const { accept, get, payment } = await disputed();
    expect((await accept()).state).toBe('lost');
    await run();
    expect(await get()).toMatchObject({ takenBack: 0 });
    expect(provider.payment(payment).destination).toBeNull();
  });

  it('alerts an administrator where the provider refuses to take the money back', async () => {
    const { payment, become, get } = await disputed({ transferred: 2500 });
    provider.next('reverseTransfer', 'refused', payment);
    await become('lost');
    expect(await counter.alerts()).toContain('dispute_unrecovered');
    expect(await get()).toMatchObject({ state: 'lost', takenBack: null });
  });

  it('is shown to nobody else, and not below another order', async () => {
    const { by, params } = await disputed();
    const other = await disputed();
    const outsider = await counter.buyer();
    const body = { text: 'Mine', without: [] };
    for (const as of [by.token, outsider.token]) {
      expect((await failure(call(getDispute, { params }, { as })))[0]).toBe(404);
      expect((await failure(call(answerDispute, { params, body }, { as })))[0]).toBe(404);
      expect((await failure(call(acceptDispute, { params }, { as })))[0]).toBe(404);
    }
    const elsewhere = { ...other.params, disputeId: params.disputeId };
    const { token: as } = await counter.buyer(outsider);
    expect((await failure(call(getDispute, { params: elsewhere }, { as })))[0]).toBe(404);
  });
});

it('sends the words first and leaves out what the seller took out', () => {
  const facts: DisputeFact[] = [
    { kind: 'order', title: 'Order', text: 'One place.' },
    { kind: 'buyer', title: 'Buyer', text: 'Ada.' },
  ];
  expect(evidenceText('She was there.', facts, ['buyer'])).toBe('She was there.\n\nOrder: One place.');
});
