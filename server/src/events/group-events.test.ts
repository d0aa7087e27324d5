import { listEvents } from '@chalkline/contract/events/events.endpoints.ts';
import { deleteGroup, getCommunity, listMyGroups } from '@chalkline/contract/groups/groups.endpoints.ts';
import { joinGroup } from '@chalkline/contract/groups/members.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import {
  addPost,
  countUnreadPosts,
  deletePost,
  getAnnouncementReach,
  listGroupPosts,
  markGroupRead,
} from '@chalkline/contract/posts/posts.endpoints.ts';
import { blockPerson } from '@chalkline/contract/profiles/connections.endpoints.ts';
import { hour } from '@chalkline/contract/spans.ts';
import { uploadImage } from '@chalkline/contract/uploads/uploads.endpoints.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../accounts/people/people.factory.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import { community, group } from '../groups/directory/groups.factory.ts';
import { putBelonging } from '../groups/members/members.repository.ts';
import { sendMails } from '../notifications/mails/mails.send.service.ts';
import { failure } from '../platform/testing/failure.ts';
import { testApp } from '../platform/testing/test-app.ts';
import { postSubject } from '../posts/comments/post-subjects.service.ts';
import { post } from '../posts/posts/posts.factory.ts';
import { pictureFile } from '../uploads/uploads.factory.ts';
import { eventWith, ticketTo } from './events.factory.ts';
import { tickets } from './tickets/tickets.table.ts';

const { parts, call, clock, database, mailbox } = await testApp();

async function somebody(name = 'Somebody') {
  const made = await person(parts, { name });
  return { id: made.id, viewer: asViewer(made), as: await signedIn(parts, made) };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;
const by = (who: Somebody | null) => (who ? { as: who.as } : {});
const events = async (who: Somebody | null, query: object) =>
  (await call(listEvents, { query: query as never }, by(who))).data.map(({ name }) => name);
const linkTo = (id: string) => `Come along: ${parts.config.publicUrl}/event-detail/${id}`;
const within = (from: number) => ({
  starts_at: new Date(clock.now().getTime() + from * hour).toISOString(),
  ends_at: new Date(clock.now().getTime() + (from + 2) * hour).toISOString(),
});
const enter = (groupId: string, { id }: Somebody) =>
  putBelonging(parts.database.sql, {
    groupId,
    personId: id,
    role: 'member',
    state: 'in',
    since: clock.now(),
  });

describe('events of a community', () => {
  it('are its own, as far as each reader sees them, the next ones in its detail', async () => {
    const [owner, member] = [await somebody('Owner'), await somebody('Member')];
    const { id } = await community(parts, owner.viewer, { visibility: 'public' });
    const inside = { community_id: id };
    await eventWith(parts, owner.viewer, { ...inside, name: 'Later', ...within(50) });
    await eventWith(parts, owner.viewer, { ...inside, name: 'Sooner', ...within(5) });
    await eventWith(parts, owner.viewer, { ...inside, name: 'Secret', visibility: 'private', ...within(7) });
    await eventWith(parts, owner.viewer, {
      ...inside,
      name: 'Members',
      visibility: 'community',
      ...within(9),
    });
    await eventWith(parts, owner.viewer, { name: 'Elsewhere', ...within(6) });
    await call(joinGroup, { params: { groupId: id } }, by(member));
    const detail = async (who: Somebody | null) =>
      (await call(getCommunity, { query: { community_id: id } }, by(who))).data.nextEvents.map(
        ({ name }) => name,
      );
    expect(await events(null, { community: id })).toEqual(['Sooner', 'Later']);
    expect(await detail(null)).toEqual(['Sooner', 'Later']);
    expect(await detail(member)).toEqual(['Sooner', 'Secret', 'Members']);
    expect(await events(owner, { community: id })).toEqual(['Sooner', 'Secret', 'Members', 'Later']);
    clock.advance(8 * hour);
    expect(await events(null, { community: id, when: 'past' })).toEqual(['Sooner']);
    expect(await detail(null)).toEqual(['Later']);
  });

  it('of a private one are told to nobody else', async () => {
    const [owner, other] = [await somebody('Owner'), await somebody('Other')];
    const { id } = await community(parts, owner.viewer, { visibility: 'private' });
    await eventWith(parts, owner.viewer, { community_id: id, visibility: 'community' });
    const of = (who: Somebody | null, query: object) => failure(events(who, query));
    expect((await of(null, { community: id }))[0]).toBe(404);
    expect((await of(other, { community: id }))[0]).toBe(403);
    expect((await of(owner, { group: id }))[0]).toBe(404);
    expect(await events(owner, { community: id })).toHaveLength(1);
  });
});

describe('events of a group', () => {
  it('are those that its posts link to, for those who read both', async () => {
    const [owner, member, other] = [
      await somebody('Owner'),
      await somebody('Member'),
      await somebody('Other'),
    ];
    const { id } = await group(parts, owner.viewer, { visibility: 'private' });
    await enter(id, member);
    const open = await eventWith(parts, owner.viewer, { name: 'Open' });
    const closed = await eventWith(parts, other.viewer, { name: 'Closed', visibility: 'private' });
    await enter(closed.id, owner);
    await post(parts, owner.viewer, { group_id: id, text: linkTo(open.id) });
    await post(parts, owner.viewer, { group_id: id, text: `Again. ${linkTo(open.id)}` });
    await post(parts, owner.viewer, { group_id: id, text: linkTo(closed.id) });
    await post(parts, other.viewer, { text: linkTo((await eventWith(parts, other.viewer)).id) });
    expect((await events(owner, { group: id })).toSorted()).toEqual(['Closed', 'Open']);
    expect((await failure(events(other, { group: id })))[0]).toBe(403);
    expect((await failure(events(null, { group: id })))[0]).toBe(404);
    expect((await events(member, { group: id })).filter((name) => name === 'Open')).toHaveLength(1);

    await call(blockPerson, { params: { personId: owner.id } }, by(member));
    expect(await events(member, { group: id })).toEqual([]);
    await call(deleteGroup, { body: { group_id: open.id } }, by(owner));
    expect(await events(owner, { group: id })).toEqual(['Closed']);
  });

  it('go with the last post that links to them', async () => {
    const owner = await somebody('Owner');
    const { id } = await group(parts, owner.viewer);
    const event = await eventWith(parts, owner.viewer);
    const { post: made } = await post(parts, owner.viewer, { group_id: id, text: linkTo(event.id) });
    expect(await events(null, { group: id })).toHaveLength(1);
    await call(deletePost, { body: { post_id: made.id, reason: '' } }, by(owner));
    expect(await events(null, { group: id })).toEqual([]);
  });
});

it('the pictures of a group are those of the posts that each may read', async () => {
  const [owner, other] = [await somebody('Owner'), await somebody('Other')];
  const { id } = await group(parts, owner.viewer, { visibility: 'private' });
  const file = new Blob([Uint8Array.from(await pictureFile())]);
  const image = (await call(uploadImage, { body: {} }, { as: owner.as, files: { file } })).data.id;
  const { post: pictured } = await post(parts, owner.viewer, {
    group_id: id,
    images: [{ image, alt: 'A rack' }],
  });
  await post(parts, owner.viewer, { group_id: id });
  const shown = async (who: Somebody | null) =>
    (await call(listGroupPosts, { query: { group_id: id, with: 'images' } }, by(who))).data;
  expect((await shown(owner)).map((one) => one.id)).toEqual([pictured.id]);
  expect((await failure(shown(other)))[0]).toBe(403);
});

describe('my groups', () => {
  const mine = async (who: Somebody) =>
    new Map(
      (await call(listMyGroups, { query: { limit: 100 } }, by(who))).data.map((one) => [one.id, one.unread]),
    );

  it('tell what is unread in each, as the badges do', async () => {
    const [owner, member] = [await somebody('Owner'), await somebody('Member')];
    const [a, b, c] = [
      await group(parts, owner.viewer),
      await group(parts, owner.viewer),
      await group(parts, owner.viewer),
    ];
    for (const { id } of [a, b]) await enter(id, member);
    for (const { id } of [a, a, a, b, c]) await post(parts, owner.viewer, { group_id: id });
    await post(parts, member.viewer, { group_id: b.id });
    expect([...(await mine(member))].toSorted()).toEqual(
      [
        [a.id, 3],
        [b.id, 1],
      ].toSorted(),
    );
    expect((await mine(owner)).get(b.id)).toBe(1);
    await call(markGroupRead, { params: { groupId: a.id }, body: { seq: 2, unread: false } }, by(member));
    const badges = (await call(countUnreadPosts, {}, by(member))).data;
    expect((await mine(member)).get(a.id)).toBe(1);
    expect(new Map(badges.map(({ groupId, unread }) => [groupId, unread]))).toEqual(await mine(member));
    await call(blockPerson, { params: { personId: owner.id } }, by(member));
    expect((await call(countUnreadPosts, {}, by(member))).data).toEqual(
      [...(await mine(member))].flatMap(([groupId, unread]) => (unread > 0 ? [{ groupId, unread }] : [])),
    );
  });
});

it('an announcement of an event reaches its members and everyone with a good ticket, also guests', async () => {
  const [owner, member, holder, gone, stranger] = await Promise.all(
    ['Owner', 'Member', 'Holder', 'Gone', 'Stranger'].map((name) => somebody(name)),
  );
  if (!owner || !member || !holder || !gone || !stranger) throw new Error('five people');
  const guest = await person(parts, { name: 'Guest', state: 'guest' });
  const event = await eventWith(parts, owner.viewer);
  await enter(event.id, member);
  await enter(event.id, holder);
  for (const viewer of [holder.viewer, gone.viewer, asViewer(guest)]) await ticketTo(parts, viewer, event);
  await database.sql.update(tickets).set({ state: 'void' }).where(eq(tickets.personId, gone.id));
  const reach = await call(getAnnouncementReach, { params: { groupId: event.id } }, { as: owner.as });
  expect(reach.data.people).toBe(3);
  const body = { group_id: event.id, text: 'Doors open at six.', kind: 'announcement' } as const;
  await call(addPost, { body }, { as: owner.as });
  clock.advance(hour);
  await sendMails(parts, [postSubject]);
  const heard = async ({ as }: Somebody) =>
    (await call(listNotifications, {}, { as })).data.filter(({ kind }) => kind === 'announcement').length;
  expect(await Promise.all([owner, member, holder, gone, stranger].map(heard))).toEqual([0, 1, 1, 0, 0]);
  expect(mailbox.lastTo(guest.email).text).toContain('Doors open at six.');
});
