import { changeBelonging, leaveGroup } from '@chalkline/contract/groups/members.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import * as calls from '@chalkline/contract/posts/posts.endpoints.ts';
import { blockPerson } from '@chalkline/contract/profiles/connections.endpoints.ts';
import { hour } from '@chalkline/contract/spans.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { group } from '../../groups/directory/groups.factory.ts';
import { putBelonging } from '../../groups/members/members.repository.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { findHearers } from '../posts/hearers.repository.ts';

const { parts, call, clock } = await testApp();

async function somebody() {
  const made = await person(parts);
  const as = await signedIn(parts, made);
  const rings = async () =>
    (await call(listNotifications, {}, { as })).data.filter(({ kind }) => kind === 'announcement').length;
  const reach = (groupId: string) =>
    call(calls.getAnnouncementReach, { params: { groupId } }, { as }).then(({ data }) => data);
  const post = (groupId: string, kind: 'post' | 'announcement' = 'announcement') =>
    call(calls.addPost, { body: { group_id: groupId, text: 'Doors at six.', kind } }, { as }).then(
      ({ data }) => data.id,
    );
  return { id: made.id, as, viewer: asViewer(made), rings, reach, post };
}

async function place(count: number) {
  const owner = await somebody();
  const { id } = await group(parts, owner.viewer, { visibility: 'private' });
  const members = await Promise.all(Array.from({ length: count }, somebody));
  const since = clock.now();
  for (const { id: personId } of members)
    await putBelonging(parts.database.sql, { groupId: id, personId, role: 'member', state: 'in', since });
  return { id, owner, members };
}

it('says how many people it reaches before it is posted, and reaches them', async () => {
  const { id, owner, members } = await place(5);
  const [quiet, gone, rude, ...others] = members;
  if (!quiet || !gone || !rude) throw new Error('five people');
  const params = { groupId: id };
  await call(changeBelonging, { params, body: { notify: 'none' } }, { as: quiet.as });
  await call(leaveGroup, { params }, { as: gone.as });
  await call(blockPerson, { params: { personId: owner.id } }, { as: rude.as });
  expect(await owner.reach(id)).toEqual({ people: 2, openAt: null });
  await owner.post(id);
  const heard = await Promise.all(members.map(({ rings }) => rings()));
  expect(heard).toEqual([0, 0, 0, 1, 1]);
  expect(others).toHaveLength(2);
});

it('finds those who are notified among more people than a statement has parameters', async () => {
  const { id, owner, members } = await place(2);
  const [quiet, one] = members;
  await call(changeBelonging, { params: { groupId: id }, body: { notify: 'none' } }, { as: quiet?.as ?? '' });
  const many = Array.from({ length: 70_000 }, () => newId());
  const personIds = [...many, owner.id, ...members.map((member) => member.id)];
  const asked = { groupId: id, actorId: owner.id, personIds, isHighlight: true };
  expect(await findHearers(parts.database.sql, asked)).toEqual([one?.id]);
});

it('comes once in 24 hours, however many are posted at once, also after the first was deleted', async () => {
  const { id, owner } = await place(1);
  const all = await Promise.allSettled([1, 2, 3].map(() => owner.post(id)));
  const made = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(made).toHaveLength(1);
  await call(calls.deletePost, { body: { post_id: made[0] ?? '' } }, { as: owner.as });
  expect(await failure(owner.post(id))).toEqual([409, 'announced_today', 'body.kind']);
  const openAt = new Date(clock.now().getTime() + 24 * hour).toISOString();
  expect(await owner.reach(id)).toEqual({ people: 1, openAt });
  await owner.post(id, 'post');
  const other = await place(0);
  await other.owner.post(other.id);
  clock.advance(24 * hour);
  expect((await owner.reach(id)).openAt).toBeNull();
  await owner.post(id);
});

it('is for those who moderate alone, and so is its reach', async () => {
  const { id, members } = await place(1);
  const [member] = members;
  const outsider = await somebody();
  for (const one of [member, outsider]) {
    expect((await failure(one?.post(id) ?? Promise.resolve()))[0]).toBe(403);
    expect((await failure(one?.reach(id) ?? Promise.resolve()))[0]).toBe(403);
  }
});
