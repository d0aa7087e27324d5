import { acceptMember, joinGroup } from '@chalkline/contract/groups/members.endpoints.ts';
import {
  listNotifications,
  readNotifications,
} from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { group } from '../directory/groups.factory.ts';

const { parts, call, clock } = await testApp();

async function somebody(name: string) {
  const made = await person(parts, { name });
  return { ...made, as: await signedIn(parts, made) };
}

it('are one notice while they are open together, raised again by each, and a new one after all were answered', async () => {
  const owner = await somebody('Olga');
  const { id: groupId } = await group(parts, asViewer(owner), { visibility: 'private', name: 'Early Birds' });
  const params = { groupId };
  const ask = async ({ as }: { as: string }) => {
    clock.advance(1000);
    await call(joinGroup, { params }, { as });
  };
  const told = async () =>
    (await call(listNotifications, {}, { as: owner.as })).data.map(({ title, isRead }) => [title, !isRead]);
  const [ana, ben, cleo] = [await somebody('Ana'), await somebody('Ben'), await somebody('Cleo')];
  await ask(ana);
  expect(await told()).toEqual([['1 request to join Early Birds', true]]);
  await call(readNotifications, { body: { upTo: clock.now().toISOString() } }, { as: owner.as });
  await Promise.all([ask(ben), ask(ben)]);
  expect(await told()).toEqual([['2 requests to join Early Birds', true]]);
  for (const { id: personId } of [ana, ben])
    await call(acceptMember, { params: { groupId, personId } }, { as: owner.as });
  expect(await told()).toEqual([]);
  await ask(cleo);
  expect(await told()).toEqual([['1 request to join Early Birds', true]]);
});
