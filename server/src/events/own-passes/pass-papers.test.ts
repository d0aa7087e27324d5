import { getOrder, refundOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { listPasses } from '@chalkline/contract/events/pass.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { mailReceipt } from '../../checkout/orders/orders.receipt.service.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import type { Letter } from '../../platform/mail/mail.ts';
import { pdfText } from '../../platform/testing/pdf-text.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { passOf } from '../events.factory.ts';

const { parts, call, app } = await testApp();

it('prints a pass with its code and what it is good for, and mails it with the order', async () => {
  const who = await person(parts, { name: 'Sofía Restrepo' });
  const as = await signedIn(parts, who);
  const { passId = '' } = await passOf(parts, asViewer(who), { name: 'Barbell class' });
  const paper = async (by: string, id = passId) => {
    const headers = { authorization: `Bearer ${by}` };
    return app.inject({ url: `/api/passes/${id}/paper`, headers });
  };
  const reply = await paper(as);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf']);
  const text = (await pdfText(reply.rawPayload)).join('\n');
  for (const said of [
    'Barbell class',
    'Sofía Restrepo',
    'Three dates',
    'Any 3 dates you choose',
    'General admission',
    'Show this code at the door',
  ])
    expect(text).toContain(said);
  expect((await paper(await signedIn(parts, await person(parts)))).statusCode).toBe(404);
  expect((await paper(as, 'nonsense')).statusCode).not.toBe(200);

  const [pass] = (await call(listPasses, {}, { as })).data;
  const orderId = pass?.orderId ?? '';
  const mailed = async () => {
    const letters: Letter[] = [];
    const mail = { reaches: true, send: async (letter: Letter) => void letters.push(letter) };
    await mailReceipt({ ...parts, mail }, { orderId });
    return letters[0]?.files ?? [];
  };
  const [file, ...others] = await mailed();
  expect(file).toMatchObject({ name: expect.stringMatching(/-pass\.pdf$/), contentType: 'application/pdf' });
  expect((await pdfText(Buffer.from(file?.content ?? '', 'base64'))).join('\n')).toContain('Any 3 dates');
  // It has no dates yet that a calendar could show.
  expect(others).toEqual([]);

  const { data: order } = await call(getOrder, { params: { orderId } }, { as });
  const unitIds = order.lines.flatMap(({ units }) => units.map(({ id }) => id));
  const body = { unitIds, takeBack: true, note: 'Moved away' };
  await call(refundOrder, { params: { orderId }, body }, { as, idempotencyKey: crypto.randomUUID() });
  const gone = (await pdfText((await paper(as)).rawPayload)).join('\n');
  expect(gone).toContain('This pass is no longer valid.');
  expect(gone).not.toContain('Show this code');
  expect(await mailed()).toEqual([]);
});
