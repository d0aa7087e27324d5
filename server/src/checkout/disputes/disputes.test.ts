import {
  acceptDispute,
  answerDispute,
  getDispute,
  listDisputes,
} from '@chalkline/contract/checkout/disputes.endpoints.ts';
import type {
  DisputeFact,
  DisputeGroup,
  FactKind,
  NewEvidence,
} from '@chalkline/contract/checkout/disputes.schema.ts';
import { getRevenues } from '@chalkline/contract/checkout/revenues.endpoints.ts';
import { getStatement } from '@chalkline/contract/money/selling.endpoints.ts';
import { uploadsPath } from '@chalkline/contract/uploads/upload-paths.ts';
import { uploadDocument, uploadImage } from '@chalkline/contract/uploads/uploads.endpoints.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/new-id.ts';
import { failure } from '../../platform/testing/failure.ts';
import { pictureFile } from '../../uploads/uploads.factory.ts';
import { openCounter } from '../settlement/testing/counter.ts';
import { stall } from '../settlement/testing/stall.ts';
import { evidenceText } from './dispute-facts.rules.ts';

const counter = await openCounter();
const { app, parts, call, provider, run, tell, books } = counter;
const selling = { as: 'person' } as const;
const pdf = '%PDF-1.7\n%%EOF\n';

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
    by,
    order,
    payment,
    reference,
    params,
    list,
    row,
    get: async () => (await call(getDispute, { params }, { as })).data,
    answer: async (text: string, without: FactKind[] = [], files: NewEvidence['files'] = []) =>
      (await call(answerDispute, { params, body: { text, without, files } }, { as })).data,
    document: async (bytes = pdf, who = as) =>
      (await call(uploadDocument, { body: {} }, { as: who, files: { file: new Blob([bytes]) } })).data.id,
    picture: async (bytes: Buffer) =>
      (await call(uploadImage, { body: {} }, { as, files: { file: new Blob([new Uint8Array(bytes)]) } })).data
        .id,
    accept: async () => (await call(acceptDispute, { params }, { as })).data,
    nextPayout: async () => (await call(getRevenues, { params: selling, query: {} }, { as })).data.nextPayout,
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
    const { order, row, reference, get, answer, accept, list, become, nextPayout } = await disputed();
    expect(await nextPayout()).toMatchObject({ amount: 0, held: 2500 });
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

  it('is answered with files, which go to the provider and stay with the staff', async () => {
    const { reference, get, answer, document, picture, by } = await disputed();
    const [receipt, start] = [await document(), await picture(await pictureFile())];
    const animation = await picture(
      await sharp(await pictureFile())
        .gif()
        .toBuffer(),
    );
    const with_ = (...files: [NewEvidence['files'][number]['kind'], string][]) =>
      answer(
        'They were there.',
        [],
        files.map(([kind, uploadId]) => ({ kind, uploadId })),
      );
    expect(await failure(with_(['other', animation]))).toEqual([422, 'evidence_file_type', 'body.files.0']);
    expect((await failure(with_(['receipt', receipt], ['receipt', start])))[0]).toBe(422);
    const theirs = await document(pdf, by.token);
    expect((await failure(with_(['receipt', theirs])))[1]).toBe('upload_unknown');
    const large = await document(`%PDF-1.7\n${'0'.repeat(4_600_000)}\n%%EOF\n`);
    expect((await failure(with_(['receipt', large])))[1]).toBe('evidence_too_large');
    expect((await get()).can.answer).toBe(true);

    await with_(['receipt', receipt], ['service', start]);
    const sent = provider.evidenceFiles.get(reference) ?? [];
    expect(sent.map(({ kind }) => kind)).toEqual(['receipt', 'service']);
    const atProvider = [...provider.files.values()].filter(({ key }) =>
      sent.some((one) => one.reference === `file_${key}`),
    );
    expect(atProvider.map(({ type, bytes }) => [type, bytes.length > 0])).toEqual([
      ['application/pdf', true],
      ['image/png', true],
    ]);
    const shown = (await get()).evidence?.files ?? [];
    expect(shown).toMatchObject([{ kind: 'receipt', bytes: pdf.length }, { kind: 'service' }]);
    const open = async (path = '') => (await app.inject({ url: `${uploadsPath}${path}` })).statusCode;
    expect(await open(shown[0]?.path)).toBe(200);
    expect(await open(shown[0]?.path.replace(/\?.*/, ''))).toBe(404);
  });

  it('keeps its files for the answer while the provider can’t be reached', async () => {
    const { answer, document, get } = await disputed();
    const files = [{ kind: 'receipt' as const, uploadId: await document() }];
    provider.next('sendFile', 'lost');
    expect((await failure(answer('They were there.', [], files)))[0]).toBe(503);
    provider.next('sendFile', 'refused');
    expect((await failure(answer('They were there.', [], files)))[1]).toBe('evidence_file_type');
    await answer('They were there.', [], files);
    expect((await get()).evidence?.files).toHaveLength(1);
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
