import { getGroup } from '@chalkline/contract/groups/groups.endpoints.ts';
import { listMembers, muteMember, unmuteMember } from '@chalkline/contract/groups/members.endpoints.ts';
import * as messageCalls from '@chalkline/contract/messages/messages.endpoints.ts';
import type { NewDecision } from '@chalkline/contract/moderation/case.schema.ts';
import * as calls from '@chalkline/contract/moderation/moderation.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import * as postCalls from '@chalkline/contract/posts/posts.endpoints.ts';
import { day, hour } from '@chalkline/contract/spans.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { people } from '../../accounts/people/people.table.ts';
import { endSuspension } from '../../accounts/suspensions/suspensions.service.ts';
import { listAudit } from '../../audit/audit.service.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { group } from '../../groups/directory/groups.factory.ts';
import { putBelonging } from '../../groups/members/members.repository.ts';
import { conversation } from '../../messages/messages/messages.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { moveLateCases } from './cases.late.service.ts';

const { parts, call, clock, settle } = await testApp();

async function somebody(name = 'Somebody', accountType?: 'admin') {
  const made = await person(parts, { name, ...(accountType && { accountType }) });
  return { id: made.id, name, viewer: asViewer(made), as: await signedIn(parts, made) };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;
const by = ({ as }: Somebody) => ({ as });
const mutes = async (reader: Somebody, groupId: string) =>
  (await call(listMembers, { params: { groupId }, query: {} }, by(reader))).data.flatMap(
    ({ mutedUntil }) => mutedUntil ?? [],
  );

const enter = (groupId: string, { id }: Somebody, role: 'member' | 'moderator' = 'member') =>
  putBelonging(parts.database.sql, { groupId, personId: id, role, state: 'in', since: clock.now() });

/** A group with an owner, a moderator, an author of a post, and some readers. */
async function place(visibility: 'public' | 'private' = 'private') {
  const [owner, moderator, author] = await Promise.all(['Olga', 'Mo', 'Ana'].map((name) => somebody(name)));
  if (!owner || !moderator || !author) throw new Error('Nobody came.');
  const { id } = await group(parts, owner.viewer, { visibility });
  await enter(id, moderator, 'moderator');
  await enter(id, author);
  return { id, owner, moderator, author };
}

const post = async (who: Somebody, groupId: string | null, text = 'You can’t count. Clown.') => {
  clock.advance(1000);
  const body = { text, ...(groupId && { group_id: groupId }) };
  return (await call(postCalls.addPost, { body }, by(who))).data.id;
};
const report = async (
  who: Somebody,
  id: string,
  kind: 'post' | 'comment' | 'message' | 'person' = 'post',
) => {
  clock.advance(1000);
  return (await call(calls.report, { body: { kind, id, reason: 'insult', note: `By ${who.name}` } }, by(who)))
    .data.caseId;
};
async function reader(groupId: string, name = 'Rita', age = 30) {
  const one = await somebody(name);
  await enter(groupId, one);
  const { sql } = parts.database;
  const made = new Date(clock.now().getTime() - age * day);
  await sql.update(people).set({ createdAt: made }).where(eq(people.id, one.id));
  return one;
}
/** Status and code. */
const refused = async (made: Promise<unknown>) => (await failure(made)).slice(0, 2);
const see = async (who: Somebody, caseId: string) =>
  (await call(calls.getCase, { params: { caseId } }, by(who))).data;
const queue = async (who: Somebody, tab: 'open' | 'appeals' | 'done' = 'open') =>
  (await call(calls.listCases, { query: { tab } }, by(who))).data.map(({ id }) => id);
const found = async (who: Somebody, search: string, tab: 'open' | 'done' = 'open') =>
  (await call(calls.listCases, { query: { tab, search } }, by(who))).data.map(({ id }) => id);
const decide = async (
  who: Somebody,
  caseId: string,
  decision: NewDecision['decision'],
  also: Partial<NewDecision> = {},
) => {
  clock.advance(1000);
  const { version } = await see(who, caseId);
  const body = { decision, reason: 'insult', version, ...also } as const;
  return (await call(calls.decideCase, { params: { caseId }, body }, by(who))).data;
};
const undo = async (who: Somebody, caseId: string) => {
  clock.advance(1000);
  const { version } = await see(who, caseId);
  return call(calls.undoDecision, { params: { caseId }, body: { version } }, by(who));
};
const notices = async (who: Somebody) =>
  (await call(listNotifications, {}, by(who))).data
    .filter(({ kind }) => kind === 'case')
    .map(({ title }) => title);
const seesPost = (who: Somebody, postId: string) =>
  call(postCalls.getPost, { params: { postId } }, by(who)).then(
    ({ data }) => (data.hidden ? 'hidden' : 'shown'),
    () => 'gone',
  );

describe('a report', () => {
  it('is found by author, group and number in its tab, by those who decide it alone', async () => {
    const { id, moderator, author } = await place();
    const rita = await reader(id);
    const caseId = await report(rita, await post(author, id));
    const elsewhere = await place();
    await report(await reader(elsewhere.id), await post(elsewhere.author, elsewhere.id));
    const { number, place: group } = await see(moderator, caseId);
    for (const typed of ['ana', `${group?.name} an`, String(number), `ana ${number}`])
      expect(await found(moderator, typed)).toEqual([caseId]);
    // Who reported it, what a group says of itself and a part of the number are no names of it.
    for (const typed of ['rita', 'mornings', `${number}0`, '0', '%'])
      expect(await found(moderator, typed)).toEqual([]);
    expect([await found(rita, 'ana'), await found(author, 'ana')]).toEqual([[], []]);
    await decide(moderator, caseId, 'dismiss');
    expect([await found(moderator, 'ana'), await found(moderator, 'ana', 'done')]).toEqual([[], [caseId]]);
  });

  it('is one case however many report it, once each, also at once', async () => {
    const { id, moderator, author } = await place();
    const [rita, sam] = [await reader(id), await reader(id, 'Sam')];
    const postId = await post(author, id);
    const made = await Promise.all([rita, sam, rita, sam, rita].map((one) => report(one, postId)));
    expect(new Set(made).size).toBe(1);
    const found = await see(moderator, made[0] ?? '');
    expect(found).toMatchObject({
      as: 'moderator',
      reports: 2,
      level: 'group',
      copy: { text: 'You can’t count. Clown.' },
    });
    expect(found.notes.map(({ note }) => note).toSorted()).toEqual(['By Rita', 'By Sam']);
    expect(await notices(moderator)).toEqual(['Report of a post in Early Birds']);
  });

  it('keeps what it said when its author changes it', async () => {
    const { id, moderator, author } = await place();
    const postId = await post(author, id);
    const caseId = await report(await reader(id), postId);
    await call(postCalls.editPost, { body: { post_id: postId, text: 'Well rowed.' } }, by(author));
    expect((await see(moderator, caseId)).copy.text).toBe('You can’t count. Clown.');
  });

  it('is refused for one’s own and for what one can’t see', async () => {
    const { id, author } = await place();
    const postId = await post(author, id);
    const own = call(calls.report, { body: { kind: 'post', id: postId, reason: 'other' } }, by(author));
    expect(await refused(own)).toEqual([422, 'cannot_report']);
    const stranger = call(
      calls.report,
      { body: { kind: 'post', id: postId, reason: 'other' } },
      by(await somebody()),
    );
    expect(await refused(stranger)).toEqual([404, 'not_found']);
  });

  it('is one of twenty within 24 hours, also at once', async () => {
    const rita = await somebody('Rita');
    const others = await Promise.all(Array.from({ length: 22 }, () => somebody()));
    const about = (id: string) =>
      call(calls.report, { body: { kind: 'person', id, reason: 'other' } }, by(rita));
    const all = await Promise.allSettled(others.map(({ id }) => about(id)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    const taken = others[all.findIndex(({ status }) => status === 'fulfilled')]?.id ?? '';
    const left = others[all.findIndex(({ status }) => status === 'rejected')]?.id ?? '';
    expect(await refused(about(left))).toEqual([429, 'too_many_requests']);
    // The same report again is none.
    await about(taken);
    clock.advance(day);
    await about(left);
  });

  it('goes above the group when its staff wrote it, and nobody decides about themselves or on their own report', async () => {
    const { id, owner, moderator } = await place('public');
    const admin = await somebody('Adele', 'admin');
    const postId = await post(moderator, id);
    const caseId = await report(await reader(id), postId);
    expect(await queue(owner)).not.toContain(caseId);
    expect(await queue(admin)).toContain(caseId);
    expect((await see(admin, caseId)).movedUp).toBe('involved');
    expect(await refused(see(moderator, caseId))).toEqual([404, 'not_found']);
    const second = await report(owner, await post(await reader(id, 'Ben'), id));
    expect(await queue(owner)).not.toContain(second);
    expect(await queue(moderator)).toContain(second);
  });

  it('hides it after three of accounts that aren’t new', async () => {
    const { id, moderator, author } = await place();
    const postId = await post(author, id);
    const readers = [await reader(id), await reader(id, 'Sam'), await reader(id, 'Tim', 2)];
    for (const one of readers) await report(one, postId);
    expect(await seesPost(readers[0] as Somebody, postId)).toBe('shown');
    const last = await reader(id, 'Uma');
    await report(last, postId);
    expect(await seesPost(last, postId)).toBe('gone');
    expect(await seesPost(author, postId)).toBe('hidden');
    expect(await seesPost(moderator, postId)).toBe('hidden');
    const { data } = await call(postCalls.listGroupPosts, { query: { group_id: id } }, by(last));
    expect(data).toEqual([]);
  });

  it('moves up after 72 hours, and its old level no longer has it', async () => {
    const { id, moderator, author } = await place('public');
    const admin = await somebody('Adele', 'admin');
    const caseId = await report(await reader(id), await post(author, id));
    clock.advance(71 * hour);
    await moveLateCases(parts);
    expect(await queue(moderator)).toContain(caseId);
    clock.advance(2 * hour);
    await moveLateCases(parts);
    await moveLateCases(parts);
    expect(await queue(moderator)).not.toContain(caseId);
    expect(await see(admin, caseId)).toMatchObject({ level: 'platform', movedUp: 'late' });
    expect(await notices(admin)).toContain('Report of a post in Early Birds moved up to you');
  });
});

describe('a decision', () => {
  it('removes content, notifies its author and its reporters without names, and can be undone', async () => {
    const { id, moderator, author } = await place();
    const rita = await reader(id);
    const postId = await post(author, id);
    const caseId = await report(rita, postId);
    expect(await refused(see(author, caseId))).toEqual([404, 'not_found']);
    await decide(moderator, caseId, 'remove', { note: 'Rule 2' });
    for (const one of [author, rita, moderator]) expect(await seesPost(one, postId)).toBe('gone');
    expect(await notices(author)).toEqual(['A moderator decided about your post in Early Birds']);
    expect(await notices(rita)).toEqual(['Your report of a post in Early Birds was decided']);
    const mine = await see(author, caseId);
    expect(mine).toMatchObject({ as: 'author', notes: [], reports: 0, can: { appeal: true, decide: [] } });
    expect(JSON.stringify(mine)).not.toMatch(/Rita|Mo"/);
    const theirs = await see(rita, caseId);
    expect(theirs).toMatchObject({ as: 'reporter', appeal: null, can: { appeal: false } });
    await undo(moderator, caseId);
    expect(await seesPost(rita, postId)).toBe('shown');
    expect((await see(moderator, caseId)).history.map(({ action }) => action)).toEqual(['remove', 'undo']);
    expect(await queue(moderator)).toContain(caseId);
  });

  it('is made once by two at once', async () => {
    const { id, moderator, owner, author } = await place();
    const caseId = await report(await reader(id), await post(author, id));
    const made = await Promise.allSettled([
      decide(moderator, caseId, 'hide'),
      decide(owner, caseId, 'dismiss'),
      decide(moderator, caseId, 'warn'),
    ]);
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('mutes: they can’t post or comment until it ends, and read on', async () => {
    const { id, moderator, author } = await place();
    const postId = await post(author, id, 'Stay on the couch.');
    const caseId = await report(await reader(id), postId);
    await decide(moderator, caseId, 'mute', { days: 1 });
    const mine = (await call(getGroup, { query: { group_id: id } }, by(author))).data;
    expect(mine).toMatchObject({ can: { write: false, read: true }, belonging: { state: 'in' } });
    expect(mine.belonging?.mutedUntil).toBe(new Date(clock.now().getTime() + day).toISOString());
    expect(await refused(post(author, id))).toEqual([403, 'not_allowed']);
    // Those who moderate see it in the list of members, others don’t.
    const until = mine.belonging?.mutedUntil;
    expect(await mutes(moderator, id)).toEqual([until]);
    expect(await mutes(author, id)).toEqual([]);
    clock.advance(day + 1000);
    await settle();
    expect(await mutes(moderator, id)).toEqual([]);
    expect(await post(author, id, 'Sorry.')).toBeTruthy();
  });

  it('mutes, and undoing that ends its own mute only, once', async () => {
    const { id, moderator, owner, author } = await place();
    const caseId = await report(await reader(id), await post(author, id));
    const params = { groupId: id, personId: author.id };
    await decide(moderator, caseId, 'mute', { days: 1 });
    await call(muteMember, { params, body: { days: 30, reason: 'Again.' } }, by(owner));
    await undo(moderator, caseId);
    expect(await mutes(moderator, id)).toEqual([
      new Date(clock.now().getTime() - 1000 + 30 * day).toISOString(),
    ]);
    await decide(moderator, caseId, 'mute', { days: 1 });
    await call(unmuteMember, { params }, by(owner));
    await undo(moderator, caseId);
    const log = await listAudit(parts, { subjectKind: 'group', subjectId: id }, { limit: 10 });
    expect(log.data.filter(({ action }) => action === 'group.unmuted')).toHaveLength(1);
  });

  it('bans, and a granted appeal by somebody else lifts it', async () => {
    const { id, moderator, owner, author } = await place('public');
    const caseId = await report(await reader(id), await post(author, id));
    await decide(moderator, caseId, 'ban');
    expect(await refused(post(author, id))).toEqual([403, 'not_allowed']);
    const [told] = (await call(listNotifications, {}, by(author))).data;
    expect(told?.text).toBe('You were banned from the group. You can appeal.');
    const appeal = { params: { caseId }, body: { text: 'It was a joke between friends.' } };
    await call(calls.appealCase, appeal, by(author));
    expect(await refused(call(calls.appealCase, appeal, by(author)))).toEqual([409, 'appeal_over']);
    expect(await queue(moderator, 'appeals')).not.toContain(caseId);
    expect(await queue(owner, 'appeals')).toEqual([caseId]);
    const { version } = await see(owner, caseId);
    const answer = { params: { caseId }, body: { granted: true, note: 'Agreed.', version } };
    expect(await refused(call(calls.decideAppeal, answer, by(moderator)))).toEqual([403, 'not_allowed']);
    await call(calls.decideAppeal, answer, by(owner));
    expect(await notices(author)).toContain('Your appeal was decided by another moderator');
    await enter(id, author);
    expect(await post(author, id, 'Thanks.')).toBeTruthy();
  });

  it('can be appealed for 20 days', async () => {
    const { id, moderator, author } = await place();
    const caseId = await report(await reader(id), await post(author, id));
    await decide(moderator, caseId, 'warn');
    clock.advance(20 * day + hour);
    const late = call(calls.appealCase, { params: { caseId }, body: { text: 'Late.' } }, by(author));
    expect(await refused(late)).toEqual([409, 'appeal_over']);
  });

  it('isn’t for people of the group, strangers or another group’s staff', async () => {
    const { id, moderator, author } = await place();
    const rita = await reader(id);
    const caseId = await report(rita, await post(author, id));
    const { version } = await see(moderator, caseId);
    const body = { decision: 'dismiss', reason: 'other', version } as const;
    const elsewhere = await place();
    for (const [one, status] of [
      [rita, 403],
      [author, 404],
      [await somebody(), 404],
      [elsewhere.owner, 404],
    ] as const) {
      expect((await refused(call(calls.decideCase, { params: { caseId }, body }, by(one)))).at(0)).toBe(
        status,
      );
    }
    const suspend = { ...body, decision: 'suspend' } as const;
    const suspending = call(calls.decideCase, { params: { caseId }, body: suspend }, by(moderator));
    expect(await refused(suspending)).toEqual([422, 'decision_unavailable']);
  });
});

describe('comments, messages and people', () => {
  it('a removed comment leaves its post’s count, and comes back with it', async () => {
    const { id, moderator, author, owner } = await place();
    const postId = await post(owner, id, 'Six on Friday.');
    const body = { post_id: postId, text: 'Clown.' };
    const comment = (await call(postCalls.addComment, { body }, by(author))).data.id;
    const rita = await reader(id);
    const caseId = await report(rita, comment, 'comment');
    expect((await see(moderator, caseId)).around.map(({ text }) => text)).toEqual(['Six on Friday.']);
    const count = async () => (await call(postCalls.getPost, { params: { postId } }, by(rita))).data.comments;
    await decide(moderator, caseId, 'remove');
    expect(await count()).toBe(0);
    await undo(moderator, caseId);
    expect(await count()).toBe(1);
  });

  it('a message is read by an administrator with five before and after, and no further', async () => {
    const [ana, ben] = [await somebody('Ana'), await somebody('Ben')];
    const admin = await somebody('Adele', 'admin');
    const conversationId = await conversation(parts, ana.viewer, [ben.id], { body: 'm0' });
    await call(messageCalls.acceptConversation, { params: { conversationId } }, by(ben));
    const sent: string[] = [];
    for (let n = 1; n <= 12; n += 1) {
      const message = { params: { conversationId }, body: { body: `m${n}`, images: [] } };
      sent.push((await call(messageCalls.sendMessage, message, by(ana))).data.id);
    }
    const caseId = await report(ben, sent[6] ?? '', 'message');
    const found = await see(admin, caseId);
    expect(found.around.map(({ text }) => text)).toEqual([
      'm2',
      'm3',
      'm4',
      'm5',
      'm6',
      'm7',
      'm8',
      'm9',
      'm10',
      'm11',
      'm12',
    ]);
    const texts = async (one = ben) =>
      (await call(messageCalls.listMessages, { params: { conversationId } }, by(one))).data.map(
        ({ body }) => body,
      );
    await decide(admin, caseId, 'remove');
    expect(await texts()).not.toContain('m7');
    await undo(admin, caseId);
    expect(await texts()).toContain('m7');
    await decide(admin, caseId, 'remove');
    clock.advance(31 * day);
    await moveLateCases(parts);
    const later = { ...admin, as: await signedIn(parts, { id: admin.id }) };
    await undo(later, caseId);
    const reading = { ...ben, as: await signedIn(parts, { id: ben.id }) };
    expect(await texts(reading)).not.toContain('m7');
  });

  it('an administrator suspends a person, and undoing lets them in again', async () => {
    const [ana, ben] = [await somebody('Ana'), await somebody('Ben')];
    const admin = await somebody('Adele', 'admin');
    const caseId = await report(ben, ana.id, 'person');
    await decide(admin, caseId, 'suspend', { days: 7, note: 'Threats' });
    const appealUntil = new Date(clock.now().getTime() + 27 * day).toISOString();
    expect(await refused(post(ana, null))).toEqual([401, 'session_ended']);
    clock.advance(7 * day);
    await endSuspension(parts, { personId: ana.id });
    const back = { ...ana, as: await signedIn(parts, { id: ana.id }) };
    expect(await notices(back)).toEqual(['A moderator decided about your profile']);
    expect(await see(back, caseId)).toMatchObject({
      appealUntil,
      can: { appeal: true },
    });
    await undo(admin, caseId);
    const { data } = await call(calls.countCases, {}, by(admin));
    expect(data).toMatchObject({ moderates: true });
    expect(data.open).toBeGreaterThan(0);
  });

  it('an administrator who opens a case of a closed group leaves a trace that its owner sees', async () => {
    const { id, owner, moderator } = await place();
    const admin = await somebody('Adele', 'admin');
    const caseId = await report(await reader(id), await post(moderator, id));
    await see(admin, caseId);
    const found = await see(admin, caseId);
    expect(found.history.filter(({ action }) => action === 'read')).toMatchObject([{ by: 'Adele' }]);
    expect(await notices(owner)).toEqual(['An administrator opened a report in Early Birds']);
  });
});
