import { checkIn, getDoorList, listAttendees } from '@chalkline/contract/events/door.endpoints.ts';
import { listTickets } from '@chalkline/contract/events/events.endpoints.ts';
import { renameTicketHolder } from '@chalkline/contract/events/holder-names.endpoints.ts';
import { getDoorKit } from '@chalkline/contract/events/offline-door.endpoints.ts';
import { bookPassDate, listPasses } from '@chalkline/contract/events/pass.endpoints.ts';
import { hour } from '@chalkline/contract/spans.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { listAudit } from '../../audit/audit.service.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { cancelEvent } from '../cancellations/cancellations.service.ts';
import { eventWith, passOf, ticketTo } from '../events.factory.ts';

const { parts, call, clock } = await testApp();

async function somebody(name = 'Mara Lind') {
  const who = await person(parts, { name });
  return { as: await signedIn(parts, who), viewer: asViewer(who) };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

/** An event whose door is open, with a ticket that somebody has. */
async function held() {
  const host = await somebody('Ines Vos');
  const starts = clock.now().getTime() + hour;
  const event = await eventWith(parts, host.viewer, {
    starts_at: new Date(starts).toISOString(),
    ends_at: new Date(starts + 3 * hour).toISOString(),
  });
  const holder = await somebody();
  const ticketId = await ticketTo(parts, holder.viewer, event);
  const ticket = async () => (await call(listTickets, {}, { as: holder.as })).data[0];
  const scan = (code: string | null | undefined) =>
    call(checkIn, { body: { group_id: event.id, code: code ?? '' } }, { as: host.as });
  return { host, event, holder, ticketId, ticket, scan };
}

const rename = ({ as }: Somebody, ticketId: string, name: string) =>
  call(renameTicketHolder, { params: { ticketId }, body: { name } }, { as });

it('gives a ticket another name, with the same code, on the door list, on devices and in the audit log', async () => {
  const { host, event, holder, ticketId, ticket, scan } = await held();
  const before = await ticket();
  expect(before).toMatchObject({ holderName: 'Mara Lind', can: { rename: true } });
  const { data: renamed } = await rename(holder, ticketId, '  Mia Berg ');
  expect(renamed).toMatchObject({ holderName: 'Mia Berg', code: before?.code });
  await rename(holder, ticketId, 'Mia Berg');
  const query = { group_id: event.id, search: 'mia' };
  expect((await call(listAttendees, { query }, { as: host.as })).data.attendees).toMatchObject([
    { ticketId, holderName: 'Mia Berg' },
  ]);
  const params = { eventId: event.id };
  expect((await call(getDoorKit, { params }, { as: host.as })).data.tickets).toMatchObject([
    { ticketId, holderName: 'Mia Berg' },
  ]);
  expect((await call(getDoorList, { params }, { as: host.as })).data.content).toMatch(/^Mia Berg,/m);
  const log = await listAudit(parts, { subjectKind: 'ticket', subjectId: ticketId }, { limit: 9 });
  expect(log.data).toMatchObject([
    { action: 'ticket.renamed', before: { name: 'Mara Lind' }, after: { name: 'Mia Berg' } },
  ]);
  expect((await scan(before?.code)).data).toMatchObject({ holderName: 'Mia Berg' });
});

it('refuses others, empty names, and tickets that are checked in, void, over or the place of a pass', async () => {
  const { host, holder, ticketId, ticket, scan } = await held();
  expect(await failure(rename(await somebody(), ticketId, 'Mia Berg'))).toContain(404);
  expect(await failure(rename(host, ticketId, 'Mia Berg'))).toContain(404);
  expect(await failure(rename(holder, 'nonsense', 'Mia Berg'))).toContain(404);
  expect(await failure(rename(holder, ticketId, ' '))).toContain('body.name');
  expect(await failure(rename(holder, ticketId, 'x'.repeat(121)))).toContain('body.name');
  await scan((await ticket())?.code);
  expect(await failure(rename(holder, ticketId, 'Mia Berg'))).toContain('already_checked_in');
  expect(await ticket()).toMatchObject({ holderName: 'Mara Lind', can: { rename: false } });

  const second = await held();
  const notice = { name: second.event.name, reason: 'Storm' };
  await cancelEvent(parts, second.host.viewer, second.event.id, notice as never);
  expect(await failure(rename(second.holder, second.ticketId, 'Mia Berg'))).toContain('ticket_void');

  const { passId = '' } = await passOf(parts, holder.viewer);
  const [pass] = (await call(listPasses, {}, { as: holder.as })).data;
  const eventId = pass?.open[0]?.eventId ?? '';
  await call(bookPassDate, { params: { passId, eventId } }, { as: holder.as });
  const [place] = (await call(getDoorKit, { params: { eventId } }, { as: holder.as })).data.tickets;
  expect(await failure(rename(holder, place?.ticketId ?? '', 'Mia Berg'))).toContain(404);

  const third = await held();
  clock.advance(5 * hour);
  expect(await failure(rename(third.holder, third.ticketId, 'Mia Berg'))).toContain('event_over');
});

it('of a change and a check-in at once, either is first and both agree on the name', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { holder, ticketId, ticket, scan } = await held();
    const code = (await ticket())?.code;
    const change = () => rename(holder, ticketId, 'Mia Berg');
    const scanning = round % 2 === 0 ? null : scan(code);
    const [renamed, scanned] = await Promise.allSettled([change(), scanning ?? scan(code)]);
    if (scanned.status === 'rejected') throw scanned.reason;
    const name = renamed.status === 'fulfilled' ? 'Mia Berg' : 'Mara Lind';
    if (renamed.status === 'rejected')
      expect(renamed.reason).toMatchObject({ errors: [{ code: 'already_checked_in' }] });
    expect(scanned.value.data).toMatchObject({ holderName: name });
    expect(await ticket()).toMatchObject({ holderName: name });
  }
});
