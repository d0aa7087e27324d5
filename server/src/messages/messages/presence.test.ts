import type { Audience } from '@chalkline/contract/accounts/audiences.ts';
import { listMembers } from '@chalkline/contract/groups/members.endpoints.ts';
import { newConversation } from '@chalkline/contract/messages/message.schema.ts';
import { listHere, startConversation } from '@chalkline/contract/messages/messages.endpoints.ts';
import { blockPerson } from '@chalkline/contract/profiles/connections.endpoints.ts';
import { presenceSeconds, sayHere } from '@chalkline/contract/profiles/presence.endpoints.ts';
import { changeProfile } from '@chalkline/contract/profiles/profiles.endpoints.ts';
import { expect, it } from 'vitest';
import { type PersonSketch, person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { group } from '../../groups/directory/groups.factory.ts';
import { putBelonging } from '../../groups/members/members.repository.ts';
import { organization } from '../../organizations/organizations.factory.ts';
import { deleteExpired } from '../../platform/database/retention.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { presence, presenceRetention } from '../../profiles/presence/presence.table.ts';

const { parts, call, clock } = await testApp();
const company = await organization(parts);

async function somebody(sketch: PersonSketch = { organizationId: company.id }) {
  const made = await person(parts, sketch);
  return { ...made, as: await signedIn(parts, made) };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

const by = ({ as }: Somebody) => ({ as });
const comes = (who: Somebody) => call(sayHere, {}, by(who));
const show = (who: Somebody, audience: Audience) =>
  call(changeProfile, { body: { fieldAudiences: { presence: audience } } }, by(who));
async function talk(who: Somebody, ...whom: readonly Somebody[]): Promise<string> {
  const body = newConversation.parse({ personIds: whom.map(({ id }) => id), message: { body: 'hello' } });
  return (await call(startConversation, { body }, by(who))).data.id;
}
const here = async (who: Somebody, conversationId: string) =>
  (await call(listHere, { params: { conversationId } }, by(who))).data;

it('shows who is here until 90 seconds after the last sign of them, and keeps nothing after that', async () => {
  const [ana, ben] = [await somebody(), await somebody()];
  const id = await talk(ana, ben);
  expect(await here(ana, id)).toEqual([]);
  await comes(ben);
  clock.advance((presenceSeconds.kept - 1) * 1000);
  expect(await here(ana, id)).toEqual([ben.id]);
  await comes(ana);
  expect(await here(ben, id)).toEqual([ana.id, ben.id].toSorted());
  clock.advance(1000);
  expect(await here(ben, id)).toEqual([ana.id]);
  clock.advance(presenceSeconds.kept * 1000);
  await deleteExpired(parts.database.sql, [presenceRetention], clock.now());
  expect(await parts.database.sql.$count(presence)).toBe(0);
});

it('shows it to those whom the person chose, never to more than see their page', async () => {
  const [ana, ben] = [await somebody(), await somebody()];
  const id = await talk(ana, ben);
  await comes(ben);
  const seen: Partial<Record<Audience, boolean>> = {};
  for (const audience of ['everybody', 'signed_in', 'organization', 'me'] as const) {
    await show(ben, audience);
    seen[audience] = (await here(ana, id)).length > 0;
  }
  expect(seen).toEqual({ everybody: true, signed_in: true, organization: true, me: false });
  expect(await here(ben, id)).toEqual([ben.id]);
  await show(ben, 'everybody');
  await call(changeProfile, { body: { pageAudience: 'me' } }, by(ben));
  expect(await here(ana, id)).toEqual([]);
});

it('shows it to nobody outside of the conversation, to no stranger, and not past a block', async () => {
  const [ana, ben, cleo, other] = [await somebody(), await somebody(), await somebody(), await somebody({})];
  for (const who of [ana, ben, cleo, other]) await comes(who);
  const id = await talk(ana, ben, cleo);
  expect(await here(ana, id)).toEqual([ana, ben, cleo].map((one) => one.id).toSorted());
  await call(blockPerson, { params: { personId: cleo.id } }, by(ben));
  expect(await here(ben, id)).toEqual([ana.id, ben.id].toSorted());
  expect(await here(cleo, id)).toEqual([ana.id, cleo.id].toSorted());
  expect((await failure(here(other, id)))[0]).toBe(404);
  const [one, stranger] = [await somebody({}), await somebody({})];
  for (const who of [one, stranger]) await comes(who);
  const asked = await talk(stranger, one);
  expect(await here(one, asked)).toEqual([]);
  expect(await here(stranger, asked)).toEqual([stranger.id]);
});

it('lists the members of a group who are here and show it', async () => {
  const [owner, member, away, hidden] = [
    await somebody({}),
    await somebody({}),
    await somebody({}),
    await somebody({}),
  ];
  const { id: groupId } = await group(parts, asViewer(owner), { visibility: 'public' });
  for (const { id: personId } of [member, away, hidden]) {
    const row = { groupId, personId, role: 'member', state: 'in', since: clock.now() } as const;
    await putBelonging(parts.database.sql, row);
  }
  await show(hidden, 'me');
  for (const who of [owner, member, hidden]) await comes(who);
  const query = { here: 'true' } as never;
  const { data } = await call(listMembers, { params: { groupId }, query }, by(away));
  expect(data.map(({ id }) => id)).toEqual([owner.id, member.id]);
});
