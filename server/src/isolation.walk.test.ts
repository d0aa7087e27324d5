import type { CallFailed } from '@chalkline/contract/http/client.ts';
import type { CallInput, Endpoint } from '@chalkline/contract/http/endpoint.ts';
import { newComment } from '@chalkline/contract/posts/post.schema.ts';
import { changeProfile } from '@chalkline/contract/profiles/profiles.endpoints.ts';
import { seriesRule } from '@chalkline/contract/series-rule.ts';
import { newWaiver } from '@chalkline/contract/waivers/waiver.schema.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from './accounts/people/people.factory.ts';
import { activity, challenge } from './activities/activities.factory.ts';
import { invitation } from './administration/invitations/invitations.factory.ts';
import { asViewer } from './competitions/competitions/competitions.factory.ts';
import { eventWith } from './events/events.factory.ts';
import { booking } from './finance/bookings/bookings.factory.ts';
import { createRepeat } from './finance/repeats/repeats.service.ts';
import { community } from './groups/directory/groups.factory.ts';
import { item } from './inventory/items/items.factory.ts';
import { createPlace } from './inventory/places/places.service.ts';
import { routes } from './manifests.ts';
import { membership, visit } from './memberships/sale/memberships.factory.ts';
import { moderationCase } from './moderation/cases/cases.factory.ts';
import { notification } from './notifications/notifications/notifications.factory.ts';
import { organization } from './organizations/organizations.factory.ts';
import { newId } from './platform/ids/new-id.ts';
import { sampleOf } from './platform/testing/sample-of.ts';
import { testApp } from './platform/testing/test-app.ts';
import { addComment } from './posts/comments/comments.service.ts';
import { post } from './posts/posts/posts.factory.ts';
import { publishedProgram } from './programs/programs/programs.factory.ts';
import { upload } from './uploads/uploads.factory.ts';
import { uploadName } from './uploads/uploads.rules.ts';
import { createWaiver } from './waivers/waivers/waivers.service.ts';

/**
 * Two organizations, every call, everyone outside of the first one: for them, its things don't exist. New calls are
 * covered automatically; a new path parameter needs a thing of the first organization here, or a line in the list of
 * things no organization owns.
 */
const { call, parts } = await testApp();

const endpoints = routes.map(({ endpoint }) => endpoint);
const namesIn = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
const named = (wanted: (endpoint: Endpoint) => boolean) =>
  endpoints.filter(wanted).map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
const isStream = ({ contentType }: Endpoint) => contentType === 'text/event-stream';

/** The other organization's people by role, somebody without an organization, and a visitor. */
const outsiders = [
  'corporate_admin',
  'trainer',
  'trainee',
  'receptionist',
  'no organization',
  'visitor',
] as const;
type Outsider = (typeof outsiders)[number];
const rivals = await organization(parts, { name: 'Rival Gyms', identifier: 'rival' });

async function newOutsider(who: Outsider): Promise<string | undefined> {
  if (who === 'visitor') return undefined;
  const place = who === 'no organization' ? {} : ({ accountType: who, organizationId: rivals.id } as const);
  return signedIn(parts, await person(parts, { name: 'Rival', ...place }));
}

/** One session for each outsider, reused until a call changes something. */
const sessions = new Map(
  await Promise.all(outsiders.map(async (who) => [who, await newOutsider(who)] as const)),
);

/** What no organization owns: public, or of one person or competition, where the walk over access looks. */
const ofNobody = [
  'alertId',
  'month',
  'adjustmentId',
  'announcementId',
  'promoCodeId',
  'pushDeviceId',
  'resultId',
  'typeId',
  'as',
  'competitionId',
  'connectedAccountId',
  'contactMessageId',
  'conversationId',
  'divisionId',
  'entryId',
  'exportId',
  'featuredItemId',
  'inviteId',
  'memberId',
  'messageId',
  'orderId',
  'paper',
  'disputeId',
  'penaltyId',
  'refundId',
  'parcelId',
  'returnId',
  'teamId',
  'pictureName',
  'requestId',
  'scheduleItemId',
  'floorId',
  'heatId',
  'judgeLinkId',
  'shiftId',
  'scoreId',
  'activityId',
  'credentialId',
  'submissionId',
  'scanId',
  'appealId',
  'sessionId',
  'purpose',
  'passkeyId',
  'signatureId',
  'staffInvitationId',
  'entryTransferId',
  'token',
  'workoutId',
  'exerciseId',
  'coachingId',
  'noteId',
  'formId',
  'checkInId',
  'photoId',
  'portionId',
  'foodId',
  'day',
  'diaryEntryId',
  'drinkId',
  'trainerTargetsId',
  'mealPlanId',
  'trainerRequestId',
  'ownFoodId',
  'recipeId',
  'gtin',
  'logId',
  'enrollmentId',
  'scheduledId',
  'programRequestId',
  'setId',
  'ticketId',
  'passId',
  'transferId',
  'partnerId',
  'partnerStaffId',
  'productId',
  'variantId',
];
const isOwned = ({ path }: Endpoint) => namesIn(path).some((name) => !ofNobody.includes(name));

function inputOf({ path, query, body }: Endpoint, things: Readonly<Record<string, string>>) {
  const fields = { email: 'somebody@example.org', code: '123456', country: 'NLD', zone: 'UTC', ...things };
  return {
    params: Object.fromEntries(namesIn(path).map((name) => [name, things[name] ?? newId()])),
    ...(query && { query: sampleOf(query, fields) }),
    ...(body && { body: sampleOf(body, fields) }),
  } as CallInput<Endpoint>;
}

/** Everything the caller could see. */
async function seen(endpoint: Endpoint, as: string | undefined, things: Readonly<Record<string, string>>) {
  const files = Object.fromEntries(
    Object.keys(endpoint.files ?? {}).map((field) => [field, new Blob(['x'])]),
  );
  return call(endpoint, inputOf(endpoint, things), { ...(as && { as }), files }).then(
    (reply) => ({ status: endpoint.status ?? 200, reply }),
    (failure: CallFailed) => ({ status: failure.status, message: failure.message, errors: failure.errors }),
  );
}

/** What this outsider gets. A caller that hit the rate limit or changed something is replaced. */
async function seenBy(who: Outsider, endpoint: Endpoint, things: Readonly<Record<string, string>>) {
  let answer = await seen(endpoint, sessions.get(who), things);
  if (answer.status === 429) {
    sessions.set(who, await newOutsider(who));
    answer = await seen(endpoint, sessions.get(who), things);
  }
  if (endpoint.method !== 'GET' && answer.status < 400) sessions.set(who, await newOutsider(who));
  return answer;
}

/** Lists, counts and figures: whatever is read without naming a thing. */
const overviews = named((one) => one.method === 'GET' && namesIn(one.path).length === 0 && !isStream(one));

/** Leaves out what differs at each reading: the ticket of a form, and how far the live stream has come. */
const withoutTickets = (key: string, value: unknown) => (['form', 'position'].includes(key) ? null : value);

/** A sample of its query would search or filter where it can: a list is read whole without. */
const unfiltered = ({ query, ...endpoint }: Endpoint): Endpoint => ({
  ...endpoint,
  ...(query && !query.safeParse({}).success && { query }),
});

/** What each outsider reads in all of those. */
async function overviewsSeen() {
  const read = overviews.flatMap(([name, endpoint]) =>
    outsiders.map(async (who) => {
      const answer = await seen(unfiltered(endpoint), sessions.get(who), { identifier: 'never-was' });
      return [`${name} as ${who}`, JSON.stringify(answer, withoutTickets)] as const;
    }),
  );
  return new Map(await Promise.all(read));
}

const before = await overviewsSeen();

/** Appears in every text of the first organization, so any reply that mentions it is caught. */
const mark = 'Alderbrook';
const theirs = await organization(parts, { name: `${mark} Gyms`, identifier: 'alderbrook' });
const member = await person(parts, {
  name: `${mark} Member`,
  email: 'member@alderbrook.example',
  organizationId: theirs.id,
});
const invited = await invitation(parts, {
  name: `${mark} Guest`,
  email: 'guest@alderbrook.example',
  organizationId: theirs.id,
});
const photo = await upload(parts, asViewer(member));
const file = uploadName(photo);
// Their page and photo are open to everyone, so only the organization keeps them from outsiders.
const openPage = { pageAudience: 'everybody', photo: photo.id } as const;
await call(changeProfile, { body: openPage }, { as: await signedIn(parts, member) });

// Public, so only the organization keeps it from outsiders.
const inside = { ...asViewer(member), organizationId: theirs.id };
const theirGroup = await community(parts, inside, { name: `${mark} Club` });
await activity(parts, inside, { name: `${mark} Run` });
const weekly = seriesRule.parse({ frequency: 'weekly', times: 2 });
const theirEvent = await eventWith(parts, inside, { name: `${mark} Night`, repeat: weekly });
await challenge(parts, inside, { name: `${mark} Miles`, community_id: theirGroup.id });

const { post: theirPost } = await post(parts, inside, {
  group_id: theirGroup.id,
  text: `${mark} rows at six`,
});
const said = newComment.parse({ post_id: theirPost.id, text: `${mark} is in` });
const { comment: theirComment } = await addComment(parts, inside, said);
await post(parts, inside, { text: `${mark} on my own page` });

const theirProgram = await publishedProgram(parts, inside, { name: `${mark} strength` });

const keeper = { ...inside, accountType: 'corporate_admin' } as const;
const theirPlace = await createPlace(parts, keeper, { name: `${mark} wall` });
const opening = { placeId: theirPlace.id, quantity: 3 };
const { item: theirItem } = await item(parts, keeper, { name: `${mark} plate`, lowAt: 5, opening });
async function theirRepeat(): Promise<string> {
  const { categoryId } = await booking(parts, keeper, { category: `${mark} power` });
  const facts = { kind: 'expense', categoryId, amount: 100, tax: 0, party: mark, note: '' } as const;
  const days = { every: 'month', startsOn: '2031-01-31', endsOn: null } as const;
  return (await createRepeat(parts, keeper, { ...facts, ...days })).id;
}
const theirWaiver = newWaiver.parse({
  organization_id: theirs.id,
  title: `${mark} rules`,
  text: `${mark} risk`,
});
const colleague = await person(parts, { name: `${mark} Reader`, organizationId: theirs.id });
const reporter = { ...asViewer(colleague), organizationId: theirs.id };

const ids: Readonly<Record<string, string>> = {
  ...(await membership(parts, { keeper, member, name: `${mark} Floor` })),
  ...(await visit(parts, { keeper, name: `${mark} Mat` })),
  ...(await booking(parts, keeper, { category: `${mark} rent`, party: mark })),
  waiverId: (await createWaiver(parts, keeper, theirWaiver, undefined)).id,
  repeatId: await theirRepeat(),
  itemId: theirItem.id,
  placeId: theirPlace.id,
  programId: theirProgram.id,
  postId: theirPost.id,
  post_id: theirPost.id,
  commentId: theirComment.id,
  caseId: await moderationCase(parts, reporter, { kind: 'post', id: theirPost.id }),
  comment_id: theirComment.id,
  groupId: theirGroup.id,
  eventId: theirEvent.id,
  offerKind: 'ticket',
  offerId: theirEvent.id,
  seriesId: theirEvent.facts.event?.series?.id ?? newId(),
  group_id: theirGroup.id,
  community_id: theirGroup.id,
  user_id: member.id,
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

// Asked before the tests below write anything.
const after = await overviewsSeen();

describe('what an organization owns', () => {
  it('changes no list, count or figure that outsiders read', () => {
    expect(before.size).toBe(overviews.length * outsiders.length);
    expect(after).toEqual(before);
  });

  it('has a thing for each name in a path', () => {
    const unknown = endpoints.flatMap(({ path }) => namesIn(path)).filter((name) => !(name in ids));
    expect([...new Set(unknown)].filter((name) => !ofNobody.includes(name))).toEqual([]);
  });

  it.each(named(isOwned))('%s hides it from outsiders', async (_, endpoint) => {
    const askAs = async (who: Outsider) => {
      const answer = await seenBy(who, endpoint, ids);
      expect([who, answer]).toEqual([who, await seenBy(who, endpoint, never)]);
      expect(who === 'visitor' ? [401, 404] : [403, 404]).toContain(answer.status);
    };
    await Promise.all(outsiders.map(askAs));
  });

  it.each(named((endpoint) => !isOwned(endpoint) && !isStream(endpoint)))(
    '%s reveals nothing of it',
    async (_, endpoint) => {
      const askAs = async (who: Outsider) => {
        const answer = JSON.stringify(await seenBy(who, endpoint, ids));
        for (const word of [mark, 'alderbrook.example', member.id, invited.id])
          expect(answer).not.toContain(word);
      };
      await Promise.all(outsiders.map(askAs));
    },
  );

  it('is there for its own admin, so that the walk above proves something', async () => {
    const boss = await person(parts, { accountType: 'corporate_admin', organizationId: theirs.id });
    const found = [];
    for (const endpoint of endpoints.filter((one) => one.method === 'GET' && !isStream(one))) {
      const answer = JSON.stringify(await seen(endpoint, await signedIn(parts, boss), ids));
      if (answer.includes(mark)) found.push(endpoint.path);
    }
    const open = ['/api/people', '/api/corporate', '/api/corporates', '/api/profiles/:personId'];
    expect(found).toEqual(expect.arrayContaining(open));
  });
});
