import type { AccountType } from '@chalkline/contract/accounts/account-types.ts';
import type { CallFailed } from '@chalkline/contract/http/client.ts';
import type { CallInput, Endpoint } from '@chalkline/contract/http/endpoint.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from './accounts/people/people.factory.ts';
import { people } from './accounts/people/people.table.ts';
import { invitation } from './administration/invitations/invitations.factory.ts';
import { asViewer } from './competitions/competitions/competitions.factory.ts';
import { routes } from './manifests.ts';
import { notification } from './notifications/notifications/notifications.factory.ts';
import { organization } from './organizations/organizations.factory.ts';
import { newId } from './platform/ids/new-id.ts';
import { sampleOf } from './platform/testing/sample-of.ts';
import { testApp } from './platform/testing/test-app.ts';
import { upload } from './uploads/uploads.factory.ts';
import { uploadName } from './uploads/uploads.rules.ts';

/**
 * Two organizations, every call, every role: what is one's is not there for the other. A new call joins by
 * itself; a new name in a path needs a thing of the first organization here, or a line among what no
 * organization owns.
 */
const { call, parts, database } = await testApp();

/** Stands in every text of the first organization, so that any reply that tells of it is found out. */
const mark = 'Alderbrook';
const theirs = await organization(parts, { name: `${mark} Gyms`, identifier: 'alderbrook' });
const member = await person(parts, {
  name: `${mark} Member`,
  email: 'member@alderbrook.example',
  organizationId: theirs.id,
});
await database.sql.update(people).set({ pageAudience: 'organization' }).where(eq(people.id, member.id));
const invited = await invitation(parts, {
  name: `${mark} Guest`,
  email: 'guest@alderbrook.example',
  organizationId: theirs.id,
});
const file = uploadName(await upload(parts, asViewer(member)));

const ids: Readonly<Record<string, string>> = {
  organizationId: theirs.id,
  identifier: theirs.identifier,
  personId: member.id,
  invitationId: invited.id,
  notificationId: await notification(parts, member),
  uploadName: file,
  search: mark,
};

/** The same names, for things that never were. */
const never: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.keys(ids).map((name) => [name, newId()])),
  identifier: 'never-was',
  uploadName: `${newId()}${file.slice(36)}`,
  search: 'Nowhere',
};

/** What no organization owns: public, or of one person or competition, where the walk over access looks. */
const ofNobody = [
  'adjustmentId',
  'announcementId',
  'competitionId',
  'contactMessageId',
  'divisionId',
  'entryId',
  'exportId',
  'featuredItemId',
  'orderId',
  'penaltyId',
  'pictureName',
  'scheduleItemId',
  'sessionId',
  'staffInvitationId',
  'token',
  'workoutId',
];

const roles: readonly AccountType[] = ['corporate_admin', 'trainer', 'trainee', 'receptionist'];
const rivals = await organization(parts, { name: 'Rival Gyms', identifier: 'rival' });

async function newRival(accountType: AccountType): Promise<string> {
  return signedIn(parts, await person(parts, { name: 'Rival', accountType, organizationId: rivals.id }));
}

/** By their role: who reads changes nothing for the next one. */
const readers = new Map(await Promise.all(roles.map(async (role) => [role, await newRival(role)] as const)));

/** Somebody of the other organization: new for each call that writes, so that nothing done by one changes the next. */
async function rival(role: AccountType, { method }: Endpoint): Promise<string> {
  return (method === 'GET' ? readers.get(role) : undefined) ?? newRival(role);
}

const endpoints = routes.map(({ endpoint }) => endpoint);
const namesIn = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
const named = (wanted: (endpoint: Endpoint) => boolean) =>
  endpoints.filter(wanted).map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

function inputOf({ path, query, body }: Endpoint, things: Readonly<Record<string, string>>) {
  const fields = { email: 'somebody@example.org', code: '123456', country: 'NLD', ...things };
  return {
    params: Object.fromEntries(namesIn(path).map((name) => [name, things[name] ?? newId()])),
    ...(query && { query: sampleOf(query, fields) }),
    ...(body && { body: sampleOf(body, fields) }),
  } as CallInput<Endpoint>;
}

/** Everything that whoever called could see. */
async function seen(endpoint: Endpoint, as: string, things: Readonly<Record<string, string>>) {
  const files = Object.fromEntries(
    Object.keys(endpoint.files ?? {}).map((field) => [field, new Blob(['x'])]),
  );
  return call(endpoint, inputOf(endpoint, things), { as, files }).then(
    (reply) => ({ status: endpoint.status ?? 200, reply }),
    (failure: CallFailed) => ({ status: failure.status, message: failure.message, errors: failure.errors }),
  );
}

const isOwned = ({ path }: Endpoint) => namesIn(path).some((name) => !ofNobody.includes(name));
const isStream = ({ contentType }: Endpoint) => contentType === 'text/event-stream';

describe('what an organization owns', () => {
  it('has a thing for each name in a path', () => {
    const unknown = endpoints.flatMap(({ path }) => namesIn(path)).filter((name) => !(name in ids));
    expect([...new Set(unknown)].filter((name) => !ofNobody.includes(name))).toEqual([]);
  });

  it.each(named(isOwned))('%s is not there for the people of another', async (_, endpoint) => {
    const askAs = async (role: AccountType) => {
      const answer = await seen(endpoint, await rival(role, endpoint), ids);
      expect([role, answer]).toEqual([role, await seen(endpoint, await rival(role, endpoint), never)]);
      expect([403, 404]).toContain(answer.status);
    };
    await Promise.all(roles.map(askAs));
  });

  it.each(named((endpoint) => !isOwned(endpoint) && !isStream(endpoint)))(
    '%s tells nothing of it',
    async (_, endpoint) => {
      const askAs = async (role: AccountType) => {
        const answer = JSON.stringify(await seen(endpoint, await rival(role, endpoint), ids));
        for (const word of [mark, 'alderbrook.example', member.id, invited.id])
          expect(answer).not.toContain(word);
      };
      await Promise.all(roles.map(askAs));
    },
  );

  it('is there for its own admin, so that the walk above proves something', async () => {
    const boss = await person(parts, { accountType: 'corporate_admin', organizationId: theirs.id });
    const found = [];
    for (const endpoint of endpoints.filter((one) => one.method === 'GET' && !isStream(one))) {
      const answer = JSON.stringify(await seen(endpoint, await signedIn(parts, boss), ids));
      if (answer.includes(mark)) found.push(endpoint.path);
    }
    expect(found).toEqual(expect.arrayContaining(['/api/people', '/api/corporate', '/api/corporates']));
  });
});
