import { banMember } from '@chalkline/contract/groups/members.endpoints.ts';
import { CallFailed } from '@chalkline/contract/http/client.ts';
import * as calls from '@chalkline/contract/posts/posts.endpoints.ts';
import { hour } from '@chalkline/contract/spans.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { person, signedIn } from './accounts/people/people.factory.ts';
import { asViewer } from './competitions/competitions/competitions.factory.ts';
import { group } from './groups/directory/groups.factory.ts';
import { putBelonging } from './groups/members/members.repository.ts';
import { failure } from './platform/testing/failure.ts';
import { testApp } from './platform/testing/test-app.ts';

const { parts, call, clock, settle } = await testApp();

const members = 200;
const hours = 7 * 24;
const atOnce = 5;
const devices = 3;

interface Member {
  readonly id: string;
  readonly tokens: readonly string[];
  /** Everything up to it was read. */
  mark: number;
  isOut: boolean;
}

interface Written {
  readonly id: string;
  readonly seq: number;
  readonly author: Member;
  isDeleted: boolean;
}

/** Its author may delete it at that moment. */
function unlessDeleted(post: Written, sent: Promise<unknown>): Promise<unknown> {
  return sent.catch((refused: unknown) => {
    if (!(post.isDeleted && refused instanceof CallFailed && refused.status === 404)) throw refused;
  });
}

/** What happens in a week, hour by hour: who, on which of their devices, what, and to which post. */
const week = fc.noBias(
  fc.array(
    fc.uniqueArray(
      fc.record({
        who: fc.nat(members - 1),
        device: fc.nat(devices - 1),
        kind: fc.constantFrom('post', 'post', 'read', 'read', 'unread', 'like', 'comment', 'delete', 'ban'),
        target: fc.double({ min: 0, max: 0.999, noNaN: true }),
      }),
      { selector: ({ who }) => who, minLength: atOnce, maxLength: atOnce },
    ),
    { minLength: hours, maxLength: hours },
  ),
);

it('two hundred people use a closed group for a week: unread numbers are exact on three devices, and nothing gets out', async () => {
  const owner = await person(parts, { name: 'Founder' });
  const ownerAs = await signedIn(parts, owner);
  const { id: groupId } = await group(parts, asViewer(owner), {
    name: 'Closed Circle',
    visibility: 'invitation',
  });
  const people: Member[] = [];
  for (let at = 0; at < members; at += 1) {
    const made = await person(parts, { name: `Member ${at}` });
    const row = { groupId, personId: made.id, role: 'member', state: 'in', since: clock.now() } as const;
    await putBelonging(parts.database.sql, row);
    const tokens: string[] = [];
    for (let device = 0; device < devices; device += 1) tokens.push(await signedIn(parts, made));
    people.push({ id: made.id, tokens, mark: 0, isOut: false });
  }
  const written: Written[] = [];
  const [events = []] = fc.sample(week, { numRuns: 1, seed: 20_261_126 });
  for (const some of events) {
    clock.advance(hour);
    const known = [...written];
    await Promise.all(
      some.map(async ({ who, device, kind, target }) => {
        const member = people[who];
        const post = known[Math.floor(target * known.length)];
        if (!member || member.isOut) return;
        const as = { as: member.tokens[device] ?? '' };
        if (kind === 'post' || !post) {
          const body = { group_id: groupId, text: 'Closed words.' };
          const { data } = await call(calls.addPost, { body }, as);
          written.push({ id: data.id, seq: data.seq ?? 0, author: member, isDeleted: false });
        } else if (kind === 'read' || kind === 'unread') {
          const body = { seq: post.seq, unread: kind === 'unread' };
          await call(calls.markGroupRead, { params: { groupId }, body }, as);
          member.mark = body.unread ? Math.min(member.mark, post.seq - 1) : Math.max(member.mark, post.seq);
        } else if (kind === 'ban') {
          // One in eight of those who are picked, and not while they do something else.
          if (who % 8 > 0) return;
          const params = { groupId, personId: member.id };
          await call(banMember, { params, body: { reason: 'other' } }, { as: ownerAs });
          member.isOut = true;
        } else if (post.isDeleted) return;
        else if (kind === 'like')
          await unlessDeleted(post, call(calls.likePost, { body: { post_id: post.id, liked: true } }, as));
        else if (kind === 'comment') {
          const body = { post_id: post.id, text: 'Closed answer.' };
          await unlessDeleted(post, call(calls.addComment, { body }, as));
        } else if (post.author === member) {
          post.isDeleted = true;
          await call(calls.deletePost, { body: { post_id: post.id } }, as);
        }
      }),
    );
  }
  await settle();
  expect(written.map(({ seq }) => seq).toSorted((one, other) => one - other)).toEqual(
    written.map((_, at) => at + 1),
  );
  const left = written.filter(({ isDeleted }) => !isDeleted);
  const unreadOn = async (token: string) =>
    (await call(calls.countUnreadPosts, {}, { as: token })).data.find((one) => one.groupId === groupId)
      ?.unread ?? 0;
  for (const member of people) {
    const unread = member.isOut
      ? 0
      : left.filter(({ seq, author }) => seq > member.mark && author !== member).length;
    const shown: number[] = [];
    for (const token of member.tokens) shown.push(await unreadOn(token));
    expect(shown).toEqual([unread, unread, unread]);
  }

  const outsider = await signedIn(parts, await person(parts, { name: 'Outsider' }));
  const banned = people.find(({ isOut }) => isOut);
  const [post] = left;
  for (const as of [{ as: outsider }, { as: banned?.tokens[0] ?? '' }, {}]) {
    const query = { group_id: groupId };
    expect((await failure(call(calls.listGroupPosts, { query }, as)))[0]).toBe(404);
    const params = { postId: post?.id ?? '' };
    expect((await failure(call(calls.getPost, { params }, as)))[0]).toBe(404);
    expect((await failure(call(calls.listComments, { query: { post_id: params.postId } }, as)))[0]).toBe(404);
    const open = [
      (await call(calls.listGroupPosts, { query: {} }, as)).data,
      (await call(calls.listPersonPosts, { params: { personId: post?.author.id ?? '' }, query: {} }, as))
        .data,
    ];
    expect(JSON.stringify(open)).not.toContain('Closed');
  }
}, 120_000);
