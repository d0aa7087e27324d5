import { newConversation } from '@chalkline/contract/messages/message.schema.ts';
import * as calls from '@chalkline/contract/messages/messages.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { changeProfile } from '@chalkline/contract/profiles/profiles.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import type { Person } from '../../accounts/people/people.service.ts';
import { coaching } from '../../coaching/coachings/coachings.factory.ts';
import { moveCoaching } from '../../coaching/coachings/coachings.service.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { group } from '../../groups/directory/groups.factory.ts';
import { putBelonging } from '../../groups/members/members.repository.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';

const { parts, call, clock } = await testApp();

async function child() {
  const made = await person(parts);
  await call(changeProfile, { body: { birthDate: '2015-01-01' } }, { as: await signedIn(parts, made) });
  return made;
}

async function write(from: string, to: string): Promise<void> {
  const body = newConversation.parse({ personIds: [to], message: { body: 'Six rounds tomorrow?' } });
  await call(calls.startConversation, { body }, { as: await signedIn(parts, { id: from }) });
}

/** What a first message of one to the other comes as. */
async function comesAs(from: string, to: string): Promise<'message' | 'request'> {
  await write(from, to);
  const as = await signedIn(parts, { id: to });
  const { data } = await call(calls.listConversations, {}, { as });
  const rings = (await call(listNotifications, { query: {} }, { as })).data.some(
    ({ kind }) => kind === 'message',
  );
  expect(rings).toBe(data.length === 1);
  return rings ? 'message' : 'request';
}

async function inOneGroup(visibility: 'public' | 'private', who?: Person) {
  const [owner, member] = [await person(parts), who ?? (await person(parts))];
  const { id: groupId } = await group(parts, asViewer(owner), { visibility });
  const place = { groupId, personId: member.id, role: 'member', since: clock.now() } as const;
  const be = (state: 'in' | 'requested') => putBelonging(parts.database.sql, { ...place, state });
  return { owner, member, be };
}

it.each(['public', 'private'] as const)('people of one %s group are no strangers', async (visibility) => {
  const { owner, member, be } = await inOneGroup(visibility);
  await be('in');
  expect(await comesAs(owner.id, member.id)).toBe('message');
});

it('who only asked to join is a stranger still', async () => {
  const { owner, member, be } = await inOneGroup('private');
  await be('requested');
  expect(await comesAs(owner.id, member.id)).toBe('request');
});

it('children are written to by their own groups, and not by a public one', async () => {
  const [open, closed] = [
    await inOneGroup('public', await child()),
    await inOneGroup('private', await child()),
  ];
  await open.be('in');
  await closed.be('in');
  expect((await failure(write(open.owner.id, open.member.id))).slice(0, 2)).toEqual([403, 'cannot_message']);
  expect(await comesAs(closed.owner.id, closed.member.id)).toBe('message');
});

it('a trainer and a client know each other until the coaching ends, children too', async () => {
  const young = await coaching(parts, { client: await child() });
  expect(await comesAs(young.trainer.personId, young.client.personId)).toBe('message');
  const { client, trainer } = await coaching(parts);
  expect(await comesAs(client.personId, trainer.personId)).toBe('message');
  const over = await coaching(parts);
  await moveCoaching(parts, over.client, over.id, { from: 'active', to: 'ended', reason: '' });
  expect(await comesAs(over.trainer.personId, over.client.personId)).toBe('request');
});
