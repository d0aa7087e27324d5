import { placeOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { ticketKind } from '@chalkline/contract/events/event.schema.ts';
import { getEvent, listEvents, listTickets } from '@chalkline/contract/events/events.endpoints.ts';
import { editGroup } from '@chalkline/contract/groups/groups.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../accounts/people/people.factory.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import { community } from '../groups/directory/groups.factory.ts';
import { rightsIn } from '../groups/groups/groups.policy.ts';
import { findGroup, findGroups, groupOrder } from '../groups/groups/groups.repository.ts';
import { organization } from '../organizations/organizations.factory.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { newId } from '../platform/ids/new-id.ts';
import { failure } from '../platform/testing/failure.ts';
import { testApp } from '../platform/testing/test-app.ts';
import { eventWith } from './events.factory.ts';

const { parts, call } = await testApp();
const { sql } = parts.database;

/** A company with its administrator, and somebody of another one. */
async function company() {
  const { id: organizationId } = await organization(parts);
  const owner = await person(parts, { accountType: 'corporate_admin', organizationId });
  const viewer: Viewer = { ...asViewer(owner), organizationId };
  const other = await organization(parts);
  const outsider = await person(parts, { organizationId: other.id });
  const as = { owner: await signedIn(parts, owner), outsider: await signedIn(parts, outsider) };
  return { viewer, as, outsider: { ...asViewer(outsider), organizationId: other.id } };
}

const seenBy = (eventId: string, as?: string) =>
  call(getEvent, { params: { eventId } }, as ? { as } : {}).then(
    ({ data }) => data.isOpen,
    ({ status }: { status: number }) => status,
  );

it('sells a company’s public event to everybody once it is open, and to its own people alone before', async () => {
  const { viewer, as } = await company();
  const event = await eventWith(parts, viewer, { name: `Open ${newId().slice(-6)}` });
  const listed = async () =>
    (await call(listEvents, { query: { search: event.name } })).data.map(({ id }) => id);
  expect([await seenBy(event.id), await seenBy(event.id, as.outsider)]).toEqual([404, 404]);
  expect(await seenBy(event.id, as.owner)).toBe(false);
  expect(await listed()).toEqual([]);
  const itemId = event.facts.event?.ticketTypes[0]?.id ?? '';
  const body = { kind: ticketKind, offerId: event.id, lines: [{ itemId, quantity: 1 }] };
  const buy = () => call(placeOrder, { body }, { as: as.outsider, idempotencyKey: newId() });
  expect((await failure(buy()))[0]).toBe(404);

  const open = { group_id: event.id, version: 1, is_open: true };
  expect((await call(editGroup, { body: open }, { as: as.owner })).data.isOpen).toBe(true);
  expect([await seenBy(event.id), await seenBy(event.id, as.outsider)]).toEqual([true, true]);
  expect(await listed()).toEqual([event.id]);
  expect((await buy()).data.state).toBe('paid');

  const closed = { group_id: event.id, version: 2, is_open: false };
  await call(editGroup, { body: closed }, { as: as.owner });
  expect([await seenBy(event.id), await seenBy(event.id, as.outsider)]).toEqual([404, 404]);
  expect((await call(listTickets, {}, { as: as.outsider })).data).toHaveLength(1);
});

it('keeps closed what is private or in a community, and closes what becomes private', async () => {
  const { viewer, as } = await company();
  const asked = { is_open: true } as const;
  const closed = await eventWith(parts, viewer, { ...asked, visibility: 'private' });
  const { id: community_id } = await community(parts, viewer);
  const inside = await eventWith(parts, viewer, { ...asked, community_id });
  for (const { id } of [closed, inside]) expect(await seenBy(id, as.outsider)).toBe(404);
  const event = await eventWith(parts, viewer, asked);
  expect(await seenBy(event.id)).toBe(true);
  const change = { group_id: event.id, version: 1, visibility: 'private' } as const;
  expect((await call(editGroup, { body: change }, { as: as.owner })).data.isOpen).toBe(false);
  expect(await seenBy(event.id, as.outsider)).toBe(404);
});

it('is listed to everybody as the policy says', async () => {
  const { viewer, outsider } = await company();
  const made = [
    await eventWith(parts, viewer, { is_open: true }),
    await eventWith(parts, viewer),
    await eventWith(parts, viewer, { is_open: true, visibility: 'private' }),
  ].map(({ id }) => id);
  for (const one of [null, outsider, viewer]) {
    const listed = await findGroups(sql, one, { types: ['event'], ids: made }, groupOrder.page(null, 100));
    const rights = await Promise.all(made.map((id) => findGroup(sql, one, id)));
    const seen = rights.flatMap((found) => (found && rightsIn(one, found).has('see') ? [found.id] : []));
    expect(listed.map(({ id }) => id).toSorted()).toEqual(seen.toSorted());
    expect(seen).toContain(made[0]);
  }
});
