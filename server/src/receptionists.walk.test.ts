import type { CallInput, Endpoint } from '@chalkline/contract/http/endpoint.ts';
import { getMembership } from '@chalkline/contract/memberships/memberships.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from './accounts/people/people.factory.ts';
import { asViewer } from './competitions/competitions/competitions.factory.ts';
import { eventWith, ticketTo } from './events/events.factory.ts';
import { booking } from './finance/bookings/bookings.factory.ts';
import { item } from './inventory/items/items.factory.ts';
import { createPlace } from './inventory/places/places.service.ts';
import { routes } from './manifests.ts';
import { membership, visit } from './memberships/sale/memberships.factory.ts';
import { organization } from './organizations/organizations.factory.ts';
import { newId } from './platform/ids/new-id.ts';
import { sampleOf } from './platform/testing/sample-of.ts';
import { testApp } from './platform/testing/test-app.ts';

/** What a receptionist may do with the things of their own gym. A new line here opens a door: it should be seen. */
const allowed = [
  'GET /api/desk/people',
  'GET /api/desk/tickets',
  'GET /api/desk/till',
  'GET /api/finance/bookings',
  'GET /api/finance/books',
  'GET /api/finance/categories',
  'GET /api/inventory/items',
  'GET /api/inventory/items/:itemId',
  'GET /api/inventory/items/:itemId/movements',
  'GET /api/inventory/places',
  'GET /api/inventory/places/:placeId/sheet',
  'GET /api/inventory/summary',
  'GET /api/membership-plans',
  'GET /api/memberships',
  'GET /api/memberships/counts',
  'GET /api/overview/desk',
  'POST /api/desk/people',
  'POST /api/desk/sales',
  'POST /api/desk/till/counts',
  'POST /api/finance/bookings',
  'POST /api/inventory/counts',
  'POST /api/inventory/items/:itemId/movements',
  'POST /api/inventory/items/:itemId/services',
  'POST /api/membership-visits',
  'POST /api/membership-visits/:visitId/undo',
  'POST /api/memberships',
  'POST /api/memberships/:membershipId/cash',
  'POST /api/memberships/:membershipId/periods/:periodId/return',
];

const { call, parts } = await testApp();
const { id: gymId } = await organization(parts);
const keeper = asViewer(await person(parts, { accountType: 'corporate_admin', organizationId: gymId }));
const receptionist = async (organizationId: string) =>
  signedIn(parts, await person(parts, { accountType: 'receptionist', organizationId }));
const desk = await receptionist(gymId);
const otherDesk = await receptionist((await organization(parts)).id);

const endpoints = routes.map(({ endpoint }) => endpoint);
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const typesOf = ({ access }: Endpoint) =>
  typeof access === 'object' && 'accountTypes' in access ? access.accountTypes : null;
const ofTypes = endpoints.filter((endpoint) => typesOf(endpoint) !== null);
const ofDesk = ofTypes.filter((endpoint) => typesOf(endpoint)?.includes('receptionist'));
const ofOthers = ofTypes.filter((endpoint) => !ofDesk.includes(endpoint));

/** Things of the gym, new ones for each call, so that no call takes away what the next one needs. */
async function thingsFor({ path }: Endpoint): Promise<Readonly<Record<string, string>>> {
  if (!ofDesk.some((endpoint) => endpoint.path === path)) return {};
  const { item: thing } = await item(parts, keeper);
  const { id: placeId } = await createPlace(parts, keeper, { name: `Wall ${newId()}` });
  const booked = await booking(parts, keeper, { category: `Rent ${newId()}` });
  const isOfPlans = /:(planId|membershipId)/.test(path);
  const paid = isOfPlans ? await membership(parts, { keeper, name: `Floor ${newId()}` }) : {};
  const came = path.includes(':visitId') ? await visit(parts, { keeper }) : {};
  return { itemId: thing.id, placeId, paper: 'receipt', ...booked, ...paid, ...came };
}

/** The status of the smallest call that gets past the checks; ids of what isn't the gym's are nobody's. */
async function fire(endpoint: Endpoint, as: string): Promise<number> {
  const { path, query, body, files } = endpoint;
  const ids = await thingsFor(endpoint);
  const fields = { ...ids, email: 'somebody@example.org', code: '123456', country: 'NLD', zone: 'UTC' };
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const input = {
    params: Object.fromEntries(names.map((name) => [name, ids[name] ?? newId()])),
    ...(query && { query: sampleOf(query, fields) }),
    ...(body && { body: sampleOf(body, fields) }),
  } as CallInput<Endpoint>;
  const sent = Object.fromEntries(Object.keys(files ?? {}).map((field) => [field, new Blob(['x'])]));
  return call(endpoint, input, { as, files: sent }).then(
    () => endpoint.status ?? 200,
    ({ status }: { status: number }) => status,
  );
}

const isRefused = (status: number) => status === 403 || status === 404;

describe('a receptionist', () => {
  it.each(ofOthers.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    'may not: %s',
    async (_, endpoint) => {
      expect(await fire(endpoint, desk)).toBe(403);
    },
  );

  it('may do at their own gym what is named here, and nothing else', async () => {
    const open: string[] = [];
    for (const endpoint of ofDesk) if (!isRefused(await fire(endpoint, desk))) open.push(nameOf(endpoint));
    expect(open.toSorted()).toEqual(allowed);
  });

  it('reads no member’s email in any list, detail or file', async () => {
    const email = 'hidden@member.example';
    const hidden = await person(parts, { organizationId: gymId, email, name: 'Hidden Member' });
    const clerk = await person(parts, { accountType: 'receptionist', organizationId: gymId });
    const event = await eventWith(parts, asViewer(clerk), { name: 'Open evening' });
    const ticketId = await ticketTo(parts, asViewer(hidden), event);
    const held = await membership(parts, { keeper, member: hidden, name: 'Hidden floor' });
    const [eventId, personId] = [event.id, hidden.id];
    const ids = {
      ...held,
      ticketId,
      eventId,
      groupId: eventId,
      group_id: eventId,
      personId,
      user_id: personId,
    };
    const fields: Readonly<Record<string, string>> = { ...ids, country: 'NLD', zone: 'UTC' };
    const showing = async (as: string) => {
      const read: string[] = [];
      for (const { path, query, ...endpoint } of endpoints) {
        const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
        const isAsked = endpoint.method === 'GET' && endpoint.contentType !== 'text/event-stream';
        if (!isAsked || names.some((name) => !(name in ids))) continue;
        const params = Object.fromEntries(names.map((name) => [name, fields[name]]));
        const isWhole = !query || query.safeParse({}).success;
        const input = { params, ...(!isWhole && { query: sampleOf(query, fields) }) };
        const reply = await call({ path, query, ...endpoint }, input as CallInput<Endpoint>, { as }).catch(
          () => null,
        );
        if (JSON.stringify(reply).includes(email)) read.push(path);
      }
      return read;
    };
    expect(await showing(await signedIn(parts, clerk))).toEqual([]);
    // An administrator reads it, so that the walk above proves something.
    const admin = await person(parts, { accountType: 'corporate_admin', organizationId: gymId });
    const as = await signedIn(parts, admin);
    const { membershipId } = held;
    expect((await call(getMembership, { params: { membershipId } }, { as })).data.email).toBe(email);
  });

  it('changes nothing at another gym', async () => {
    const changed: string[] = [];
    for (const endpoint of ofDesk.filter(({ path }) =>
      /:(itemId|placeId|bookingId|categoryId|planId|membershipId|visitId)/.test(path),
    )) {
      if (!isRefused(await fire(endpoint, otherDesk))) changed.push(nameOf(endpoint));
    }
    expect(changed).toEqual([]);
  });
});
