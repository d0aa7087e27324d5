import * as calls from '@chalkline/contract/posts/posts.endpoints.ts';
import { blockPerson } from '@chalkline/contract/profiles/connections.endpoints.ts';
import { and, eq, isNull } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { group } from '../../groups/directory/groups.factory.ts';
import { putBelonging } from '../../groups/members/members.repository.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { comments } from '../comments/comments.table.ts';
import { likes, posts } from '../posts/posts.table.ts';

const { parts, call, clock } = await testApp();
const { sql } = parts.database;

const kinds = [
  'toggle',
  'like',
  'unlike',
  'comment',
  'reply',
  'delete',
  'restore',
  'drop post',
  'put back',
  'block',
] as const;

/** Steps that happen at the same time, group after group. */
const history = fc.array(
  fc.array(
    fc.record({
      who: fc.nat(3),
      kind: fc.constantFrom(...kinds),
      target: fc.nat(30),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  { minLength: 8, maxLength: 14 },
);
type Steps = typeof history extends fc.Arbitrary<infer Value> ? Value : never;

async function play(steps: Steps): Promise<void> {
  const made = await Promise.all(Array.from({ length: 4 }, () => person(parts)));
  const tokens = await Promise.all(made.map((one) => signedIn(parts, one)));
  const [owner] = made;
  if (!owner) return;
  const { id: groupId } = await group(parts, asViewer(owner), { visibility: 'private' });
  for (const { id: personId } of made.slice(1)) {
    const row = { groupId, personId, role: 'member', state: 'in', since: clock.now() } as const;
    await putBelonging(sql, row);
  }
  const by = (who: number) => ({ as: tokens[who] ?? '' });
  const body = { group_id: groupId, text: 'Six rounds.' };
  const { id: postId } = (await call(calls.addPost, { body }, by(0))).data;
  const written: { readonly id: string; readonly who: number }[] = [];
  const at = (target: number) => written[target % Math.max(1, written.length)];

  const does = async ({ who, kind, target }: Steps[number][number]): Promise<unknown> => {
    const one = at(target);
    switch (kind) {
      case 'toggle':
        return call(calls.likePost, { body: { post_id: postId } }, by(who));
      case 'like':
      case 'unlike':
        return call(calls.likePost, { body: { post_id: postId, liked: kind === 'like' } }, by(who));
      case 'comment':
      case 'reply': {
        const parent = kind === 'reply' && one ? { parent_id: one.id } : {};
        const sent = { post_id: postId, text: 'Strong.', ...parent };
        const { data } = await call(calls.addComment, { body: sent }, by(who));
        return written.push({ id: data.id, who });
      }
      case 'delete':
        return (
          one && call(calls.deleteComment, { body: { comment_id: one.id } }, by(target % 2 ? 0 : one.who))
        );
      case 'restore':
        return (
          one && call(calls.restoreComment, { params: { commentId: one.id } }, by(target % 2 ? 0 : one.who))
        );
      case 'drop post':
        return call(calls.deletePost, { body: { post_id: postId } }, by(0));
      case 'put back':
        return call(calls.restorePost, { params: { postId } }, by(0));
      case 'block':
        return who > 0 && call(blockPerson, { params: { personId: owner.id } }, by(who));
    }
  };

  for (const some of steps) {
    clock.advance(60_000);
    // What is refused, such as a like of a deleted post, changes no count either.
    await Promise.allSettled(some.map(does));
    const [post] = await sql.select().from(posts).where(eq(posts.id, postId));
    const liked = await sql.$count(likes, eq(likes.postId, postId));
    const left = await sql.$count(comments, and(eq(comments.postId, postId), isNull(comments.deletedAt)));
    expect([post?.likeCount, post?.commentCount]).toEqual([liked, left]);
  }
}

it('likes and comments are counted as their rows are, whatever is done at once', async () => {
  await fc.assert(fc.asyncProperty(history, play), { numRuns: 6, endOnFailure: true });
}, 120_000);
