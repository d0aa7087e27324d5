import type { Endpoint } from '@chalkline/contract/http/endpoint.ts';
import { openLiveStream } from '@chalkline/contract/live/live.endpoints.ts';
import { changeProfile, seePerson } from '@chalkline/contract/profiles/profiles.endpoints.ts';
import { setPromo } from '@chalkline/contract/showcase/promo.endpoints.ts';
import { addresses, signedOutAddresses } from '@chalkline/contract/urls.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from './accounts/people/people.factory.ts';
import { competition } from './competitions/competitions/competitions.factory.ts';
import { declared, routes } from './manifests.ts';
import { companyBrand } from './organizations/organizations.brand.service.ts';
import { makePageFor } from './platform/pages/page-maker.ts';
import { pictureAddress } from './platform/pages/picture-name.ts';
import { testApp } from './platform/testing/test-app.ts';
import { upload } from './uploads/uploads.factory.ts';

/** What a corporate site answers without a session. A new line here opens a door: it should be seen. */
const signedOutCalls = [
  'GET /api/calendar-feeds/:token',
  'GET /api/countries',
  'GET /api/event-series/:seriesId/passes',
  'GET /api/events',
  'GET /api/events/:eventId',
  'GET /api/events/:eventId/calendar',
  'GET /api/events/:eventId/hidden-types',
  'GET /api/guardian-requests/:token',
  'GET /api/guardian-requests/:token/file',
  'GET /api/judge-links/:token',
  'GET /api/notifications/unsubscriptions/:token',
  'GET /api/partners',
  'GET /api/partners/:partnerId',
  'GET /api/partners/:partnerId/products',
  'GET /api/partners/:partnerId/products/:productId',
  'GET /api/profile-exports/:token',
  'GET /api/profile-leavings/:token',
  'GET /api/share-pictures/:pictureName',
  'GET /api/uploads/:uploadName',
  'GET /mobileapis/get-event-attachments',
  'GET /mobileapis/get-filters',
  'POST /api/guests',
  'POST /api/guests/codes',
  'POST /api/judge-links/openings',
  'POST /api/notifications/unsubscriptions/:token',
  'POST /api/people',
  'POST /api/people/email-change-undo',
  'POST /api/people/invitations/accounts',
  'POST /api/people/invitations/opened',
  'POST /api/people/password',
  'POST /api/people/password-link',
  'POST /api/people/password-links',
  'POST /api/people/verification',
  'POST /api/people/verification-codes',
  'POST /api/sessions',
  'POST /api/sessions/by-code',
  'POST /api/sessions/by-handover',
  'POST /api/sessions/by-passkey',
  'POST /api/sessions/by-passkey/options',
  'POST /api/sessions/codes',
  'PUT /api/guardian-requests/:token/signature',
  'PUT /api/profile-leavings/:token',
];

const { app, call, parts } = await testApp({ CORPORATE_MODE: 'on' });
const made = await competition(parts, { name: 'Quay Secret Open', description: 'Quay Secret words' });
const competitionId = made.view.competition.id;
const someone = await person(parts, { name: 'Quay Secret Person' });
const token = await signedIn(parts, someone);
const admin = await signedIn(parts, await person(parts, { accountType: 'admin' }));
const promo = { words: 'Quay Secret promo', link: '/contact', linkLabel: 'Ask', seen: null };
await call(setPromo, { body: promo }, { as: admin });

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const endpoints = routes.map(({ endpoint }) => [nameOf(endpoint), endpoint] as const);
const closed = endpoints.filter(([, { signedOut }]) => !signedOut);

/** Real ids, so that a door left open answers. */
const ids: Readonly<Record<string, string | undefined>> = {
  competitionId,
  divisionId: made.view.divisions[0]?.id,
  workoutId: made.view.workouts[0]?.id,
  personId: someone.id,
};
const urlOfCall = ({ path }: Endpoint) => path.replace(/:(\w+)/g, (_, name) => ids[name] ?? 'nothing');
const fetched = async (url: string) => (await app.inject({ url })).statusCode;

describe('a corporate site without a session', () => {
  it('answers these calls and no other', () => {
    const open = endpoints.filter(([, { signedOut }]) => signedOut).map(([name]) => name);
    expect(open.toSorted()).toEqual(signedOutCalls);
  });

  it.each(closed)('closes %s', async (_, endpoint) => {
    const reply = await app.inject({
      method: endpoint.method,
      url: urlOfCall(endpoint),
      ...(endpoint.body && { payload: {} }),
    });
    expect([reply.statusCode, reply.json().errors[0].code]).toEqual([401, 'not_signed_in']);
  });

  it('opens no live stream, for GET and HEAD alike', async () => {
    const url = `${openLiveStream.path}?topics=board:${ids.divisionId}`;
    for (const method of ['GET', 'HEAD'] as const) {
      expect((await app.inject({ method, url })).statusCode).toBe(401);
    }
  });

  it('puts nothing into the page of any address', async () => {
    const pageFor = makePageFor(parts, declared.publicPages, companyBrand);
    const html = '<!doctype html><html><head><meta name="chalkline-site" content=""></head></html>';
    for (const address of Object.values(addresses)) {
      for (const id of [competitionId, someone.id]) {
        const page = await pageFor(address.replace(/:\w+/g, id), { html, firstScreens: {}, screenFiles: {} });
        expect(page).not.toContain('Quay Secret');
      }
    }
  });

  it.each(declared.publicPages.map(({ name }) => [name]))(
    'draws the share picture of %s only with its screen',
    async (name) => {
      const isOpen = signedOutAddresses.includes(addresses[name]) && name !== 'home';
      const seen: number[] = [];
      for (const id of [competitionId, someone.id]) {
        const params = addresses[name].includes(':id') ? { id } : {};
        const kind = { name, find: async () => null };
        seen.push(await fetched(pictureAddress({ kind, params } as never)));
      }
      expect(seen).toEqual(isOpen ? [200, 200] : [404, 404]);
    },
  );

  it('shows no photo by its bare path, and shows it by the path that a signed-in person is given', async () => {
    const { id: photo } = await upload(parts, { ...made.viewer, personId: someone.id });
    const { data } = await call(changeProfile, { body: { photo } }, { as: token });
    const path = `/api/uploads/${data.photo}`;
    expect(path).toContain('?pass=');
    expect([await fetched(path), await fetched(path.split('?')[0] ?? '')]).toEqual([200, 404]);
    const seen = await call(seePerson, { params: { personId: someone.id } }, { as: admin });
    expect(await fetched(`/api/uploads/${seen.data.photo}`)).toBe(200);
  });
});

/** What a guest may do here: find their tickets and passes, answer and sign for them, pass them on, and give back those. */
const guestCallsHere = [
  'DELETE /api/passes/:passId/dates/:eventId',
  'DELETE /api/passes/:passId/transfer',
  'DELETE /api/sessions/current',
  'DELETE /api/ticket-transfers/:transferId',
  'DELETE /api/tickets/:ticketId/transfer',
  'GET /api/passes',
  'GET /api/passes/:passId/calendar',
  'GET /api/passes/:passId/paper',
  'GET /api/questions',
  'GET /api/ticket-transfers',
  'GET /api/tickets',
  'GET /api/tickets/:ticketId/calendar',
  'GET /api/tickets/:ticketId/paper',
  'GET /api/tickets/:ticketId/papers',
  'GET /api/waivers',
  'POST /api/pass-transfers/:transferId/acceptance',
  'POST /api/passes/:passId/return',
  'POST /api/ticket-transfers/:transferId/acceptance',
  'POST /api/tickets/:ticketId/return',
  'POST /api/tickets/:ticketId/signatures',
  'POST /api/uploads/documents',
  'POST /api/waivers/:waiverId/signatures',
  'POST /mobileapis/upload-image',
  'PUT /api/passes/:passId/dates/:eventId',
  'PUT /api/passes/:passId/transfer',
  'PUT /api/tickets/:ticketId/answers',
  'PUT /api/tickets/:ticketId/holder',
  'PUT /api/tickets/:ticketId/transfer',
  'PUT /api/waivers/:waiverId/guardian',
];

describe('a guest on a corporate site', () => {
  it('may make these calls and no other', () => {
    const open = endpoints.filter(([, { guests }]) => guests === 'everywhere').map(([name]) => name);
    expect(open.toSorted()).toEqual(guestCallsHere);
  });

  it('finds their tickets, and is nobody to what sells', async () => {
    const as = await signedIn(parts, await person(parts, { name: 'Quay Guest', state: 'guest' }));
    const headers = { authorization: `Bearer ${as}` };
    for (const [, { method, path, access, guests }] of endpoints) {
      // Signing out would end the walk.
      if (guests === undefined || access === 'public' || /:|current/.test(path)) continue;
      const asked = { method, url: path, headers, ...(method !== 'GET' && { payload: {} }) };
      const { statusCode } = await app.inject(asked);
      expect(statusCode === 401, `${method} ${path}`).toBe(guests !== 'everywhere');
    }
  });
});

it('lets everybody in who is signed in', async () => {
  for (const name of [
    'GET /api/competitions',
    'GET /api/competitions/:competitionId',
    'GET /api/promo-banner',
  ]) {
    const endpoint = endpoints.find(([found]) => found === name)?.[1];
    if (!endpoint) throw new Error(`${name} is not a call.`);
    const headers = { authorization: `Bearer ${token}` };
    expect((await app.inject({ url: urlOfCall(endpoint), headers })).statusCode).toBe(200);
  }
});
