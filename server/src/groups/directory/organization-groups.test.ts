import {
  createCommunity,
  createGroup,
  listCommunities,
  listOrganizationGroups,
} from '@chalkline/contract/groups/groups.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { organization } from '../../organizations/organizations.factory.ts';
import { testApp } from '../../platform/testing/test-app.ts';

const { parts, call, clock } = await testApp();

const harbor = await organization(parts, { name: 'Iron Harbor' });
const of = async (organizationId: string | null) => signedIn(parts, await person(parts, { organizationId }));
const [keeper, colleague] = [await of(harbor.id), await of(harbor.id)];
const [rival, nobody] = [await of((await organization(parts)).id), await of(null)];

const community = async (as: string, name: string, body: object = {}) => {
  clock.advance(1000);
  return (await call(createCommunity, { body: { name, ...body } }, { as })).data;
};
const event = async (as: string, name: string, inHours: number, body: object = {}) => {
  clock.advance(1000);
  const at = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000).toISOString();
  const facts = {
    type: 'event',
    place: 'Yard hall',
    category: 'other',
    starts_at: at(inHours),
    ends_at: at(inHours + 1),
    zone: 'UTC',
    currency: 'EUR',
    ticket_types: JSON.stringify([{ name: 'Free', price: 0 }]),
  } as const;
  return (await call(createGroup, { body: { name, ...facts, ...body } }, { as })).data;
};
const listed = async (as: string) =>
  (await call(listOrganizationGroups, {}, { as })).data.map(({ name }) => name);

await community(nobody, 'Open runners');
await community(rival, 'Rivals');
await community(keeper, 'Members');
await community(keeper, 'Board', { visibility: 'invitation' });
await event(keeper, 'Lifters’ evening', 48);
await event(keeper, 'Yesterday', 1);
clock.advance(24 * 3_600_000);

it('lists what a company has and that isn’t over, as far as one may see it', async () => {
  expect(await listed(keeper)).toEqual(['Lifters’ evening', 'Board', 'Members']);
  expect(await listed(colleague)).toEqual(['Lifters’ evening', 'Members']);
  expect(await listed(rival)).toEqual(['Rivals']);
  expect(await listed(nobody)).toEqual([]);
});

it('narrows communities to those of one’s own company', async () => {
  const names = async (as: string | null, query: object) =>
    (await call(listCommunities, { query }, as ? { as } : {})).data.map(({ name }) => name);
  expect(await names(colleague, {})).toEqual(['Members', 'Open runners']);
  expect(await names(colleague, { own_organization: true })).toEqual(['Members']);
  expect(await names(nobody, { own_organization: true })).toEqual([]);
  expect(await names(null, { own_organization: true })).toEqual([]);
});
