import { checkIn } from '@chalkline/contract/events/door.endpoints.ts';
import { listManagedEvents } from '@chalkline/contract/events/managed-events.endpoints.ts';
import { changeRole, joinGroup } from '@chalkline/contract/groups/members.endpoints.ts';
import { seriesRule } from '@chalkline/contract/series-rule.ts';
import { day, hour } from '@chalkline/contract/spans.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { organization } from '../../organizations/organizations.factory.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { eventWith, ticketTo } from '../events.factory.ts';

const { parts, call, clock } = await testApp();

async function somebody(sketch: Parameters<typeof person>[1] = {}) {
  const who = await person(parts, sketch);
  return { who, as: await signedIn(parts, who), viewer: asViewer(who) };
}

const managed = async (as: string, query: object = {}) => {
  const { data } = await call(listManagedEvents, { query }, { as });
  return data.map(({ group, totals }) => [group.name, totals.sold, totals.letIn]);
};

it('lists what one owns, moderates and works for as a receptionist, with what is sold and checked in', async () => {
  const venue = await organization(parts);
  const owner = await somebody({ accountType: 'trainer', organizationId: venue.id });
  const viewer = { ...owner.viewer, organizationId: venue.id };
  const from = (hours: number) => new Date(clock.now().getTime() + hours * hour).toISOString();
  const on = { starts_at: from(1), ends_at: from(4) };
  const night = await eventWith(parts, viewer, { name: 'Night', ...on });
  const helper = await somebody();
  const open = await eventWith(parts, helper.viewer, { name: 'Helper’s own', visibility: 'invitation' });
  const params = { groupId: night.id };
  const member = await somebody({ organizationId: venue.id });
  await call(joinGroup, { params }, { as: member.as });
  expect(await managed(member.as)).toEqual([]);
  const desk = await somebody({ accountType: 'receptionist', organizationId: venue.id });
  const otherDesk = await somebody({
    accountType: 'receptionist',
    organizationId: (await organization(parts)).id,
  });

  const ticket_id = await ticketTo(parts, viewer, night);
  await ticketTo(parts, viewer, night);
  await call(checkIn, { body: { group_id: night.id, ticket_id } }, { as: desk.as });
  const said = [['Night', 2, 1]];
  expect(await managed(owner.as)).toEqual(said);
  expect(await managed(desk.as)).toEqual(said);
  await call(
    changeRole,
    { params: { ...params, personId: member.who.id }, body: { role: 'moderator' } },
    { as: owner.as },
  );
  expect(await managed(member.as)).toEqual(said);
  expect(await managed(otherDesk.as)).toEqual([]);
  expect(await managed(helper.as)).toEqual([[open.name, 0, 0]]);

  clock.advance(day);
  expect(await managed(await signedIn(parts, owner.who))).toEqual([]);
  expect(await managed(await signedIn(parts, owner.who), { when: 'past' })).toEqual(said);
});

it('shows the next date of a series once, with what is sold of it', async () => {
  const { who, as, viewer } = await somebody();
  const repeat = seriesRule.parse({ frequency: 'weekly', times: 3 });
  const first = await eventWith(parts, viewer, { name: 'Class', repeat });
  await ticketTo(parts, viewer, first);
  expect(await managed(as)).toEqual([['Class', 1, 0]]);
  clock.advance(4 * day);
  expect(await managed(await signedIn(parts, who))).toEqual([['Class', 0, 0]]);
});
