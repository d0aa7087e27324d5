import { placeOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { ticketKind } from '@chalkline/contract/events/event.schema.ts';
import { leave } from '@chalkline/contract/profiles/exports.endpoints.ts';
import { day } from '@chalkline/contract/spans.ts';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { findGroupOwner } from '../../groups/groups/group-access.service.ts';
import { groups } from '../../groups/groups/groups.table.ts';
import { declared } from '../../manifests.ts';
import { organization } from '../../organizations/organizations.factory.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { eraseLeft } from '../../profiles/leaving/leaving.service.ts';
import { cancelEvent } from '../cancellations/cancellations.service.ts';
import { eventWith, passOf, ticketTo } from '../events.factory.ts';
import { passes } from '../tickets/passes.table.ts';

const { parts, call, clock, database, settle } = await testApp();
const password = 'seven lanes of chalk';

async function somebody(sketch: Parameters<typeof person>[1] = {}) {
  const who = await person(parts, { password, ...sketch });
  return { who, as: await signedIn(parts, who), viewer: asViewer(who) };
}
const leaveBy = (as: string) =>
  call(leave, { body: { password } }, { as }).then(
    () => 'left',
    ({ errors }) => [errors[0].code, errors[0].message].join(': '),
  );

it('keeps who alone runs an event to come that others have tickets to', async () => {
  const [organizer, guest] = [await somebody(), await somebody()];
  const night = await eventWith(parts, organizer.viewer, { name: 'Lifting Night' });
  await ticketTo(parts, organizer.viewer, night);
  await ticketTo(parts, guest.viewer, night);
  expect(await leaveBy(organizer.as)).toMatch(/^event_needs_owner: .*“Lifting Night”/);
  await cancelEvent(parts, organizer.viewer, night.id, { name: 'Lifting Night', reason: 'Flooded' });
  expect(await leaveBy(organizer.as)).toBe('left');
});

it('lets go who only has a ticket of their own, or whose event is over, and sells nothing meanwhile', async () => {
  const [organizer, guest] = [await somebody(), await somebody()];
  const old = await eventWith(parts, organizer.viewer);
  await ticketTo(parts, guest.viewer, old);
  clock.advance(3 * day);
  organizer.as = await signedIn(parts, organizer.who);
  const next = await eventWith(parts, organizer.viewer);
  await ticketTo(parts, organizer.viewer, next);
  expect(await leaveBy(organizer.as)).toBe('left');
  const itemId = next.facts.event?.ticketTypes[0]?.id ?? '';
  const body = { kind: ticketKind, offerId: next.id, lines: [{ itemId, quantity: 1 }] };
  await expect(call(placeOrder, { body }, { as: await signedIn(parts, guest.who) })).rejects.toMatchObject({
    errors: [{ code: 'sales_paused' }],
  });
});

it('keeps who runs a series while somebody’s pass has dates left', async () => {
  const [organizer, guest] = [await somebody(), await somebody()];
  const { seriesId, passId = '' } = await passOf(parts, organizer.viewer, { name: 'Class' });
  await database.sql.update(passes).set({ personId: guest.who.id }).where(eq(passes.id, passId));
  expect(await leaveBy(organizer.as)).toMatch(/^event_needs_owner: .*“Class” and 2 more/);
  await database.sql.update(passes).set({ state: 'void' }).where(eq(passes.seriesId, seriesId));
  expect(await leaveBy(organizer.as)).toBe('left');
});

it('passes what an organization sells to its administrator', async () => {
  const { id: organizationId } = await organization(parts);
  const admin = await somebody({ accountType: 'corporate_admin', organizationId });
  const desk = await somebody({ accountType: 'receptionist', organizationId });
  const night = await eventWith(parts, { ...desk.viewer, accountType: 'receptionist', organizationId });
  await ticketTo(parts, (await somebody({ organizationId })).viewer, night);
  expect(await leaveBy(desk.as)).toBe('left');
  clock.advance(15 * day);
  await eraseLeft(parts, declared.personalData);
  await settle();
  expect(await findGroupOwner(database.sql, night.id)).toBe(admin.who.id);
  const [kept] = await database.sql.select().from(groups).where(eq(groups.id, night.id));
  expect(kept?.archivedAt).toBeNull();
});
