import { orderDraft } from '@chalkline/contract/checkout/order.schema.ts';
import { ticketKind } from '@chalkline/contract/events/event.schema.ts';
import { newEventPromoCode } from '@chalkline/contract/events/promo-codes.endpoints.ts';
import type { Endpoint } from '@chalkline/contract/http/endpoint.ts';
import { newComment } from '@chalkline/contract/posts/post.schema.ts';
import { changeProfile } from '@chalkline/contract/profiles/profiles.endpoints.ts';
import { seriesRule } from '@chalkline/contract/series-rule.ts';
import { addresses } from '@chalkline/contract/urls.ts';
import { describe, expect, it } from 'vitest';
import { type PersonSketch, person, signedIn } from './accounts/people/people.factory.ts';
import { activity, challenge, usualTypes } from './activities/activities.factory.ts';
import { placeOrder } from './checkout/orders/orders.place.service.ts';
import { coaching } from './coaching/coachings/coachings.factory.ts';
import { asViewer, competition } from './competitions/competitions/competitions.factory.ts';
import { eventWith } from './events/events.factory.ts';
import { saveSeriesPasses } from './events/passes/pass-types.service.ts';
import { createEventPromoCode } from './events/promo-codes/promo-codes.service.ts';
import { deleteGroup } from './groups/directory/groups.change.service.ts';
import { community, group } from './groups/directory/groups.factory.ts';
import type { GroupShown } from './groups/directory/groups.service.ts';
import type { PlaceInGroup } from './groups/groups/groups.policy.ts';
import { createInvite } from './groups/invites/invites.service.ts';
import { findMember, putBelonging } from './groups/members/members.repository.ts';
import { declared, routes, topics } from './manifests.ts';
import { conversation } from './messages/messages/messages.factory.ts';
import { listMessages } from './messages/messages/messages.service.ts';
import { diaryEntry } from './nutrition/diary/diary.factory.ts';
import { ownFood } from './nutrition/own-foods/own-foods.factory.ts';
import { recipe } from './nutrition/recipes/recipes.factory.ts';
import { organization } from './organizations/organizations.factory.ts';
import type { MaybeViewer } from './platform/http/viewer.ts';
import { inputSchema } from './platform/http/wire-schema.ts';
import { newId } from './platform/ids/new-id.ts';
import { makePageFor } from './platform/pages/page-maker.ts';
import { sampleOf } from './platform/testing/sample-of.ts';
import { testApp } from './platform/testing/test-app.ts';
import { addComment } from './posts/comments/comments.service.ts';
import { post } from './posts/posts/posts.factory.ts';
import { block } from './profiles/connections/connections.service.ts';
import { program } from './programs/programs/programs.factory.ts';
import { trainingLog } from './training/logs/logs.factory.ts';
import { upload } from './uploads/uploads.factory.ts';
import { uploadName } from './uploads/uploads.rules.ts';

/**
 * The leak sweep: things of every visibility, each with words that appear nowhere else, and every call of the contract
 * by everyone who may see less than all of it. No reply holds a word its reader has no right to. A new call is swept by
 * itself; a new path parameter needs a thing here, or a line in the list of things that hide nothing.
 */
const { app, call, parts, clock } = await testApp();
const { sql } = parts.database;

/** In every hidden text, so that searches for it find what they may. */
const stem = 'Quill';
/** What a reader may see of a group: nothing, its card, or what is inside. */
type Depth = 'nothing' | 'card' | 'inside';
interface Planted {
  readonly what: string;
  /** In the name and the description, and in what was written inside. */
  readonly words: Readonly<Record<'card' | 'inside', string>>;
  readonly ids: Readonly<Record<string, string>>;
  readonly belongsIn: string | null;
  readonly seenBy: Partial<Readonly<Record<Role, Depth>>>;
  /** Everyone may see and watch the thing that it is in. */
  readonly isOfPublic?: true;
}

const roles = {
  visitor: null,
  'signed in': {},
  guest: { state: 'guest' },
  'admin of an organization': { accountType: 'corporate_admin', organizationId: 'rival' },
  receptionist: { accountType: 'receptionist', organizationId: 'rival' },
  trainer: { accountType: 'trainer' },
  'blocked by the owner': {},
  requested: {},
  invited: {},
  banned: {},
  'in the community': {},
  admin: { accountType: 'admin' },
  member: {},
} as const satisfies Record<string, PersonSketch | null>;
type Role = keyof typeof roles;
const roleNames = Object.keys(roles) as Role[];

const places: Partial<Readonly<Record<Role, PlaceInGroup>>> = {
  requested: { role: 'member', state: 'requested' },
  invited: { role: 'member', state: 'invited' },
  banned: { role: 'member', state: 'banned' },
  member: { role: 'member', state: 'in' },
};

/** The specification’s table, as far as it gives these readers anything. A guest is a visitor. */
const everyAccount: Partial<Record<Role, Depth>> = Object.fromEntries(
  roleNames.filter((role) => !['visitor', 'guest', 'banned'].includes(role)).map((role) => [role, 'card']),
);
const ofCommunity = {
  requested: 'inside',
  invited: 'inside',
  'in the community': 'inside',
  admin: 'card',
  member: 'inside',
} as const;
const ofPrivate = { ...everyAccount, member: 'inside' } as const;
const byInvitation = { invited: 'card', admin: 'card', member: 'inside' } as const;
const ofClosedCommunity = { 'in the community': 'inside', admin: 'card', member: 'inside' } as const;

const founder = asViewer(await person(parts, { name: 'Founder' }));
const rival = await organization(parts, { name: 'Rival Gyms', identifier: 'rival' });
const open = await community(parts, founder, { name: 'Open Harbor' });

const planted: Planted[] = [];
const parents = [open.id];
type Words = { readonly name: string; readonly description: string };

/** A group with a post, an image and a comment in it. */
async function plant(
  what: string,
  make: (words: Words, inside: string) => Promise<GroupShown>,
  seenBy: Planted['seenBy'],
): Promise<GroupShown> {
  const words = { card: `Quillcard${planted.length}x`, inside: `Quillinside${planted.length}x` };
  const text = `${stem} ${words.inside}`;
  const made = await make({ name: `${stem} ${words.card}`, description: `${stem} ${words.card}` }, text);
  const { id } = made;
  const image = await upload(parts, founder);
  const written = (await post(parts, founder, { group_id: id, text, images: [image.id] })).post;
  const said = await addComment(parts, founder, newComment.parse({ post_id: written.id, text }));
  await createInvite(parts, founder, id, { uses: 5 });
  const ids = {
    groupId: id,
    group_id: id,
    community_id: id,
    communityId: id,
    eventId: id,
    subjectId: id,
    offerId: id,
    postId: written.id,
    post_id: written.id,
    id: written.id,
    after: written.id,
    commentId: said.comment.id,
    comment_id: said.comment.id,
    uploadName: uploadName(image),
    thingId: id,
  };
  planted.push({ what, words, ids, belongsIn: id, seenBy });
  return made;
}

const isStream = ({ contentType }: Endpoint) => contentType === 'text/event-stream';

const common = {
  email: 'reader@example.org',
  code: '123456',
  country: 'NLD',
  zone: 'UTC',
  typeId: usualTypes.running,
};
const namesIn = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
const fieldsOf = (schema: Endpoint['query']) =>
  schema ? Object.keys((inputSchema(schema).properties ?? {}) as object) : [];

/** What is sent: the least that a call takes, and in a query also every thing and search it would take. */
function inputOf(endpoint: Endpoint, ids: Planted['ids'], isFull: boolean) {
  const known: Readonly<Record<string, string>> = { ...common, ...ids, search: stem };
  const optional = fieldsOf(endpoint.query).filter((name) => name in ids || name === 'search');
  const more = isFull ? Object.fromEntries(optional.map((name) => [name, known[name]])) : {};
  const query = endpoint.query ? { ...(sampleOf(endpoint.query, known) as object), ...more } : undefined;
  const body = endpoint.body ? sampleOf(endpoint.body, known) : undefined;
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? newId());
  return { path, query, body };
}

/** The bytes that the reader gets: a calendar or a table can tell as much as a reply. */
let callers = 0;
async function get(endpoint: Endpoint, token: string | undefined, ids: Planted['ids'], isFull: boolean) {
  const { path, query } = inputOf(endpoint, ids, isFull);
  const asked = new URLSearchParams(Object.entries(query ?? {}).map(([key, value]) => [key, String(value)]));
  callers += 1;
  return app.inject({
    method: 'GET',
    url: `${path}?${asked}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    remoteAddress: `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`,
  });
}

async function write(endpoint: Endpoint, token: string | undefined, ids: Planted['ids']) {
  const { path, query, body } = inputOf(endpoint, ids, false);
  const asked = new URLSearchParams(Object.entries(query ?? {}).map(([key, value]) => [key, String(value)]));
  callers += 1;
  return app.inject({
    method: endpoint.method,
    url: `${path}?${asked}`,
    headers: { ...(token && { authorization: `Bearer ${token}` }), 'idempotency-key': newId() },
    remoteAddress: `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`,
    ...(body !== undefined && { payload: body as object }),
  });
}

/** Whatever is read without naming a thing, as this person reads it. */
const overviews = routes
  .map(({ endpoint }) => endpoint)
  .filter((one) => one.method === 'GET' && !one.path.includes(':') && !isStream(one));
async function overviewsOf(token: string | undefined): Promise<string[]> {
  const read = overviews.map(async (endpoint) => {
    const { payload } = await get(endpoint, token, { identifier: 'never-was' }, false);
    return `${endpoint.path} ${payload.replaceAll(/"(form|position)":("[^"]*"|\d+)/g, '')}`;
  });
  return Promise.all(read);
}

const stranger = await signedIn(parts, await person(parts, { name: 'Stranger' }));
const hermit = asViewer(await person(parts, { name: 'Hermit' }));
await call(
  changeProfile,
  { body: { pageAudience: 'me', bio: `${stem} Quillcard-bio` } },
  { as: await signedIn(parts, { id: hermit.personId }) },
);
const before = { stranger: await overviewsOf(stranger), visitor: await overviewsOf(undefined) };

await plant(
  'a group by invitation',
  (words) => group(parts, founder, { ...words, visibility: 'invitation' }),
  byInvitation,
);
await plant(
  'an activity by invitation, in a community',
  (words, inside) =>
    activity(parts, founder, {
      ...words,
      meeting_point: inside,
      visibility: 'invitation',
      community_id: open.id,
    }),
  byInvitation,
);
await plant(
  'a group of a community',
  (words) => group(parts, founder, { ...words, visibility: 'community', community_id: open.id }),
  ofCommunity,
);
await plant(
  'a challenge of a community',
  (words) => challenge(parts, founder, { ...words, visibility: 'community', community_id: open.id }),
  ofCommunity,
);
await plant(
  'a community by invitation',
  (words) => community(parts, founder, { ...words, visibility: 'invitation' }),
  byInvitation,
);
const closed = await community(parts, founder, { name: 'Closed Harbor', visibility: 'invitation' });
parents.push(closed.id);
await plant(
  'a public group of a closed community',
  (words) => group(parts, founder, { ...words, community_id: closed.id }),
  ofClosedCommunity,
);
await plant('a deleted group', (words) => group(parts, founder, words), { admin: 'card' });
await deleteGroup(parts, founder, { id: planted.at(-1)?.belongsIn ?? '', isCommunity: false });

const kept = { card: `${stem} Quillcard-kept`, inside: `${stem} Quillinside-kept` };
const conversationId = await conversation(parts, hermit, [founder.personId], { body: kept.inside });
const messages = await listMessages(parts, hermit, conversationId, { limit: 1 });
const hermitPost = (await post(parts, hermit, { text: kept.inside })).post;
const draft = await competition(parts, { name: kept.card, description: kept.inside, state: 'draft' });
const hermitCoaching = await coaching(parts);
const kinds = { competitionId: draft.view.competition.id, competition_id: draft.view.competition.id };
planted.push({
  what: 'what is one person’s own',
  words: { card: 'Quillcard-', inside: 'Quillinside-kept' },
  ids: {
    ...kinds,
    divisionId: draft.view.divisions[0]?.id ?? '',
    workoutId: draft.view.workouts[0]?.id ?? '',
    conversationId,
    messageId: messages.page.data[0]?.id ?? '',
    postId: hermitPost.id,
    post_id: hermitPost.id,
    id: hermitPost.id,
    personId: hermit.personId,
    user_id: hermit.personId,
    recipeId: (await recipe(parts, hermit, { name: kept.card })).id.slice('own-'.length),
    ownFoodId: (await ownFood(parts, hermit, { name: kept.card })).id.slice('own-'.length),
    diaryEntryId: (await diaryEntry(parts, hermit)).id,
    day: '2026-11-23',
    logId: (await trainingLog(parts, hermit, { name: kept.card, note: kept.inside })).log.id,
    programId: (await program(parts, hermit, { name: kept.card })).id,
    coachingId: hermitCoaching.id,
    subjectId: draft.view.competition.id,
    thingId: draft.view.competition.id,
  },
  belongsIn: null,
  // Administrators look after competitions.
  seenBy: { admin: 'inside' },
});

const after = { stranger: await overviewsOf(stranger), visitor: await overviewsOf(undefined) };

await plant(
  'a private group',
  (words) => group(parts, founder, { ...words, visibility: 'private', community_id: open.id }),
  ofPrivate,
);
await plant(
  'a private event',
  (words) => eventWith(parts, founder, { ...words, visibility: 'private', community_id: open.id }),
  ofPrivate,
);
await plant(
  'a private community',
  (words) => community(parts, founder, { ...words, visibility: 'private' }),
  ofPrivate,
);
const afterPrivate = await overviewsOf(undefined);

const hidden = { card: 'Quillcard-type', inside: 'Quillinside-type' };
const hiddenName = `${stem} ${hidden.card} ${hidden.inside}`;
const games = await eventWith(parts, founder, {
  name: 'Harbor Games',
  repeat: seriesRule.parse({ frequency: 'weekly', times: 2 }),
  ticket_types: [
    { name: hiddenName, price: 0, code: stem },
    { name: 'Floor', price: 0 },
  ],
});
const { id: gamesId } = games;
const seriesId = games.facts.event?.series?.id ?? '';
const hiddenType = games.facts.event?.ticketTypes[0]?.id ?? '';
const hiddenPass = { name: hiddenName, price: 0, uses: 2, typeId: hiddenType, capacity: null };
await saveSeriesPasses(parts, founder, seriesId, { types: [hiddenPass] });
const hiddenCode = newEventPromoCode.parse({
  code: hiddenName,
  kind: 'percent',
  value: 100,
  itemIds: [hiddenType],
});
await createEventPromoCode(parts, founder, gamesId, hiddenCode);
const lines = [{ itemId: hiddenType, details: { code: stem } }];
await placeOrder(parts, founder, orderDraft.parse({ kind: ticketKind, offerId: gamesId, lines }));
planted.push({
  what: 'a hidden ticket type',
  words: hidden,
  ids: { groupId: gamesId, group_id: gamesId, eventId: gamesId, offerId: gamesId, seriesId },
  belongsIn: gamesId,
  seenBy: { admin: 'inside' },
  isOfPublic: true,
});

/** A new person in this place. What others did to the last one doesn’t matter. */
async function newcomer(role: Role): Promise<{ viewer: MaybeViewer; token: string | undefined }> {
  const sketch = roles[role];
  if (sketch === null) return { viewer: null, token: undefined };
  const ofRival = 'organizationId' in sketch ? { organizationId: rival.id } : {};
  const made = await person(parts, { name: 'Reader', ...sketch, ...ofRival });
  const viewer = { ...asViewer(made), organizationId: made.organizationId };
  const since = clock.now();
  const inside: PlaceInGroup = { role: 'member', state: 'in' };
  const isInside = role === 'in the community' || role === 'member';
  const outer = isInside ? parents.map((groupId) => ({ groupId, ...inside })) : [];
  const place = places[role];
  const own = place
    ? planted.flatMap(({ belongsIn: groupId }) => (groupId ? [{ groupId, ...place }] : []))
    : [];
  const rows = [...outer, ...own].map((row) => ({ ...row, personId: made.id, since }));
  await Promise.all(rows.map((row) => putBelonging(sql, row)));
  if (role === 'blocked by the owner') await block(parts, founder, made.id, declared.partings);
  return { viewer, token: await signedIn(parts, made) };
}

const readers = new Map<Role, Awaited<ReturnType<typeof newcomer>>>();
for (const role of roleNames) readers.set(role, await newcomer(role));

const depths = ['nothing', 'card', 'inside'] as const;
/** The words in a reply that this reader may not read. */
function leaked(role: Role, reply: string): string[] {
  if (!reply.includes('Quill')) return [];
  return planted.flatMap(({ what, words, seenBy }) => {
    const depth = depths.indexOf(seenBy[role] ?? 'nothing');
    const hidden = [depth < 1 ? words.card : null, depth < 2 ? words.inside : null];
    return hidden.some((word) => word !== null && reply.includes(word)) ? [what] : [];
  });
}

/** The things that a call could be about; any of them if it names none. */
function thingsFor({ path, query, body }: Endpoint): readonly Planted[] {
  const named = [...namesIn(path), ...fieldsOf(query), ...fieldsOf(body)];
  const about = planted.filter(({ ids }) => named.some((name) => name in ids));
  return about.length > 0 ? about : planted.slice(0, 1);
}

const endpoints = routes.map(({ endpoint }) => endpoint);
const named = (all: readonly Endpoint[]) =>
  all.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
const reads = named(endpoints.filter((one) => one.method === 'GET' && !isStream(one)));
/** What ends things comes last, or what comes after it would find nothing to tell. */
const isEnd = ({ method, path }: Endpoint) =>
  method === 'DELETE' || /\/delete-|state$|leaving|\/restore$/.test(path);
const writes = named(
  endpoints
    .filter(({ method }) => method !== 'GET')
    .toSorted((one, other) => Number(isEnd(one)) - Number(isEnd(other))),
);
const lesser = roleNames.filter((role) => role !== 'member');

/** The words of each thing that a member was given, to prove that the sweep can see them. */
const found = new Set<string>();

function seenInside(payload: string): void {
  for (const { what, words } of planted) if (payload.includes(words.inside)) found.add(what);
}

/** Who was let in by the call itself reads as a member. */
async function placeNow(role: Role, viewer: MaybeViewer, { belongsIn }: Planted): Promise<Role> {
  const found = viewer && belongsIn ? await findMember(sql, belongsIn, viewer.personId) : null;
  return found?.state === 'in' && role !== 'admin' ? 'member' : role;
}

/** Who has read as often as one may reads on as somebody else in the same place. */
async function readAs(role: Role, endpoint: Endpoint, ids: Planted['ids'], isFull: boolean) {
  const answer = await get(endpoint, readers.get(role)?.token, ids, isFull);
  if (answer.statusCode !== 429) return answer;
  readers.set(role, await newcomer(role));
  return get(endpoint, readers.get(role)?.token, ids, isFull);
}

describe('what not everyone may see', () => {
  it('changes no list, count or figure that others read', () => {
    expect(after).toEqual(before);
    expect(afterPrivate).toEqual(before.visitor);
  });

  it.each(reads)('%s gives no one more than they may see', async (_, endpoint) => {
    const leaks: string[] = [];
    for (const thing of thingsFor(endpoint)) {
      const takesMore = fieldsOf(endpoint.query).some((name) => name in thing.ids || name === 'search');
      const ask = async (role: Role) => {
        for (const isFull of takesMore ? [false, true] : [false]) {
          const { statusCode, payload } = await readAs(role, endpoint, thing.ids, isFull);
          leaks.push(...leaked(role, payload).map((what) => `${role}, asking of ${thing.what}: ${what}`));
          if (statusCode === 429 || statusCode >= 500) leaks.push(`${role}: ${statusCode} ${payload}`);
          if (role === 'member') seenInside(payload);
        }
      };
      await Promise.all(roleNames.map(ask));
    }
    expect(leaks).toEqual([]);
  });

  it('is given to members, so that the sweep proves something', () => {
    const open = planted.filter(({ seenBy }) => seenBy.member === 'inside').map(({ what }) => what);
    expect([...found].toSorted()).toEqual(open.toSorted());
  });

  it('is in no page that crawlers and previews read', async () => {
    const pageFor = makePageFor(parts, declared.publicPages);
    const [html, firstScreens] = ['<meta name="chalkline-site" content=""></head>', {}];
    for (const address of Object.values(addresses)) {
      for (const id of planted.flatMap(({ ids }) => [...new Set(Object.values(ids))])) {
        const page = await pageFor(address.replaceAll(/:\w+/g, id), { html, firstScreens, screenFiles: {} });
        expect([address, leaked('visitor', page)]).toEqual([address, []]);
      }
    }
  });

  it('can be watched only by those who read it', async () => {
    const watched: string[] = [];
    for (const { prefix, mayWatch } of topics) {
      for (const { what, ids, seenBy, isOfPublic } of planted) {
        if (isOfPublic) continue;
        for (const [role, { viewer }] of readers) {
          // Who administers an event sees who comes to it.
          if (seenBy[role] === 'inside' || (role === 'admin' && prefix === 'door')) continue;
          for (const id of new Set(Object.values(ids)))
            if (await mayWatch(parts, viewer, id)) watched.push(`${role} ${prefix} of ${what}`);
        }
      }
    }
    expect(watched).toEqual([]);
  });

  it.each(writes)('%s gives no one more than they may see', async (_, endpoint) => {
    const leaks: string[] = [];
    for (const thing of thingsFor(endpoint)) {
      const ask = async (role: Role) => {
        const { viewer, token } = readers.get(role) ?? { viewer: null, token: undefined };
        const { statusCode, payload } = await write(endpoint, token, thing.ids);
        const given = leaked(role, payload).length > 0 ? await placeNow(role, viewer, thing) : role;
        leaks.push(...leaked(given, payload).map((what) => `${role}, asking of ${thing.what}: ${what}`));
        if (statusCode >= 500) leaks.push(`${role}: ${statusCode} ${payload}`);
        // Whatever was done to them or by them is not the next call’s affair.
        if (statusCode < 400 || statusCode === 429) readers.set(role, await newcomer(role));
      };
      await Promise.all(lesser.map(ask));
    }
    expect(leaks).toEqual([]);
  });
});
