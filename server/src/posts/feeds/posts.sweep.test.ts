import { communityVisibilities, groupVisibilities } from '@chalkline/contract/groups/group-kinds.ts';
import * as calls from '@chalkline/contract/posts/posts.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { community, group } from '../../groups/directory/groups.factory.ts';
import { scopesOf } from '../../groups/groups/group-scopes.service.ts';
import { putBelonging } from '../../groups/members/members.repository.ts';
import { organization } from '../../organizations/organizations.factory.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { post } from '../posts/posts.factory.ts';

/** Every place in groups of every visibility: each call on posts goes as far as the policy of groups and no further. */
const { parts, call } = await testApp();
const { sql } = parts.database;
const firm = await organization(parts);
const founder = asViewer(await person(parts));
const insider = { ...asViewer(await person(parts, { organizationId: firm.id })), organizationId: firm.id };

const written: { readonly groupId: string; readonly postId: string; readonly isCommunity: boolean }[] = [];
async function write(owner: typeof founder, groupId: string, isCommunity: boolean): Promise<void> {
  const { id } = (await post(parts, owner, { group_id: groupId })).post;
  written.push({ groupId, postId: id, isCommunity });
}
for (const owner of [founder, insider]) {
  for (const visibility of groupVisibilities)
    if (visibility !== 'community') await write(owner, (await group(parts, owner, { visibility })).id, false);
  for (const outer of communityVisibilities) {
    const { id } = await community(parts, owner, { visibility: outer });
    await write(owner, id, true);
    for (const visibility of groupVisibilities)
      await write(owner, (await group(parts, owner, { visibility, community_id: id })).id, false);
  }
}

const places = [
  undefined,
  { role: 'member', state: 'requested' },
  { role: 'member', state: 'invited' },
  { role: 'member', state: 'banned' },
  { role: 'member', state: 'in' },
  { role: 'moderator', state: 'in' },
] as const;
const accounts = [
  { accountType: 'trainee' },
  { accountType: 'trainee', organizationId: firm.id },
  { accountType: 'corporate_admin', organizationId: firm.id },
  { accountType: 'admin' },
] as const;
const [, requested, invited, banned, member, moderator] = places;
/** A place in communities with one in their groups. */
const pairs = [
  [undefined, undefined],
  [member, undefined],
  [member, requested],
  [member, invited],
  [member, banned],
  [member, member],
  [banned, member],
  [undefined, moderator],
] as const;
const everybody = accounts.flatMap((account, index) =>
  pairs
    .filter((_pair, at) => index === 0 || at % 5 < 2)
    .map(([outer, inner]) => [account, outer, inner] as const),
);

const statusOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 200,
    ({ status }: { status: number }) => status,
  );

async function sweep(viewer: Parameters<typeof scopesOf>[1], as: string | undefined): Promise<void> {
  const extras = as ? { as } : {};
  const scopes = await scopesOf(
    sql,
    viewer,
    written.map(({ groupId }) => groupId),
  );
  const readable = written.filter(({ groupId }) => scopes.get(groupId)?.can.read);
  const page = async (asked: object) =>
    (await call(calls.listGroupPosts, { query: { limit: 100, ...asked } }, extras)).data;
  const open = (await page({})).map(({ id }) => id);
  const isReadable = new Set(readable.map(({ postId }) => postId));
  expect(open.filter((id) => !isReadable.has(id))).toEqual([]);
  for (const { groupId, postId } of written) {
    const isOpen = isReadable.has(postId);
    const answers = [
      await statusOf(call(calls.getPost, { params: { postId } }, extras)),
      await statusOf(call(calls.listComments, { query: { post_id: postId } }, extras)),
      await statusOf(call(calls.listPostVersions, { params: { postId } }, extras)),
    ];
    expect([viewer, groupId, answers]).toEqual([viewer, groupId, Array(3).fill(isOpen ? 200 : 404)]);
    const seesCard = scopes.get(groupId)?.can && (await statusOf(page({ group_id: groupId })));
    if (isOpen) expect(seesCard).toBe(200);
    else if (seesCard) expect([403, 404]).toContain(seesCard);
    if (!as) continue;
    const mayWrite = scopes.get(groupId)?.can.write ?? false;
    const refused = isOpen ? 403 : 404;
    const liked = await statusOf(call(calls.likePost, { body: { post_id: postId, liked: true } }, extras));
    expect([viewer, groupId, liked]).toEqual([viewer, groupId, mayWrite ? 200 : refused]);
  }
  if (!as) return;
  const followed = (await call(calls.listFollowedPosts, { query: { limit: 100 } }, extras)).data;
  expect(followed.filter(({ id }) => !isReadable.has(id))).toEqual([]);
  const unread = (await call(calls.countUnreadPosts, {}, extras)).data.map(({ groupId }) => groupId);
  expect(unread.filter((id) => !scopes.get(id)?.can.read)).toEqual([]);
}

describe('posts', () => {
  it('show a visitor what the policy says', async () => {
    await sweep(null, undefined);
  });

  it.each(everybody)(
    'show %j, %j in communities and %j in groups what the policy says',
    async (account, outer, inner) => {
      const who = await person(parts, account);
      const viewer = {
        ...asViewer(who),
        accountType: account.accountType,
        organizationId: who.organizationId,
      };
      for (const { groupId, isCommunity } of written) {
        const place = isCommunity ? outer : inner;
        if (place) await putBelonging(sql, { groupId, personId: who.id, ...place, since: parts.clock.now() });
      }
      await sweep(viewer, await signedIn(parts, { id: viewer.personId }));
    },
  );
});
