import {
  getOrder,
  getOrderPaper,
  placeOrder,
  refundOrder,
} from '@chalkline/contract/checkout/orders.endpoints.ts';
import { readRegistrationCode } from '@chalkline/contract/competitions/registration-code.ts';
import { fileNameOf } from '@chalkline/contract/file-name.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { pdfText } from '../../platform/testing/pdf-text.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { openRegistration, registrationDraft } from './registrations.factory.ts';

const { parts, call, app, mailbox, settle } = await testApp();

/** Somebody who registered for two divisions in one order. */
async function registered() {
  const made = await competition(parts, {
    divisions: [{ name: 'Rx' }, { name: 'Lift-off' }],
    startsOn: '2031-12-05',
    endsOn: '2031-12-06',
  });
  const { id, name } = made.view.competition;
  await openRegistration(parts, made);
  const who = await person(parts);
  const as = await signedIn(parts, who);
  const body = registrationDraft(
    id,
    made.view.divisions.map((division) => division.id),
    {
      name: 'Noor Achterberg',
    },
  );
  const { data: order } = await call(placeOrder, { body }, { as });
  await settle();
  const paper = (kind: 'codes' | 'calendar', token: string) =>
    app.inject({
      url: getOrderPaper.path.replace(':orderId', order.id).replace(':paper', kind),
      headers: { authorization: `Bearer ${token}` },
    });
  const owner = await signedIn(parts, made.owner);
  return { who, as, owner, order, name, paper };
}

it('comes with the mail of a registration: a code for each place, and the competition for calendars', async () => {
  const { who, as, order, name, paper } = await registered();
  const letter = mailbox.lastTo(who.email);
  expect(letter.text).toContain('Your QR code for check-in');
  const [pdf, ics] = letter.files ?? [];
  expect([pdf?.name, ics?.name]).toEqual([
    fileNameOf([name, 'registration'], 'pdf'),
    fileNameOf([name], 'ics'),
  ]);
  const pages = await pdfText(Buffer.from(pdf?.content ?? '', 'base64'));
  expect(pages).toHaveLength(2);
  for (const said of [name, 'Noor Achterberg', 'Rx', 'Friday, December 5, 2031', 'Show this code'])
    expect(pages[0]).toContain(said);
  expect(pages[1]).toContain('Lift-off');
  const calendar = Buffer.from(ics?.content ?? '', 'base64').toString();
  expect(calendar).toContain('BEGIN:VCALENDAR');
  expect(calendar).toContain(`SUMMARY:${name}`);
  expect(calendar).toContain('DTSTART;VALUE=DATE:20311205');

  // The order's page shows the same codes, and has both files.
  const { data } = await call(getOrder, { params: { orderId: order.id } }, { as });
  const units = data.lines.flatMap((line) => line.units);
  expect(units.map(({ code }) => readRegistrationCode(code ?? ''))).toEqual(units.map(({ id }) => id));
  const saved = await paper('codes', as);
  expect([saved.statusCode, saved.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(saved.headers['content-disposition']).toBe(
    `attachment; filename="${fileNameOf([name, 'registration'], 'pdf')}"`,
  );
  const entry = await paper('calendar', as);
  expect(entry.headers['content-type']).toContain('text/calendar');
  expect(entry.body).toContain(`SUMMARY:${name}`);
});

it('is its buyer’s alone, and of places that are still theirs', async () => {
  const { as, owner, order, paper } = await registered();
  const stranger = await signedIn(parts, await person(parts));
  for (const token of [owner, stranger]) expect((await paper('codes', token)).statusCode).toBe(404);
  const [first] = order.lines.flatMap(({ units }) => units.map(({ id }) => id));
  const back = (unitIds: string[]) =>
    call(refundOrder, { params: { orderId: order.id }, body: { unitIds } }, { as });
  await back([first ?? '']);
  expect(await pdfText((await paper('codes', as)).rawPayload)).toHaveLength(1);
  await back(order.lines.flatMap(({ units }) => units.map(({ id }) => id)).slice(1));
  expect((await paper('codes', as)).statusCode).toBe(404);
  expect((await paper('calendar', as)).statusCode).toBe(404);
});
