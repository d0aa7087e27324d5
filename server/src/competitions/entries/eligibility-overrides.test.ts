import { placeOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import * as endpoints from '@chalkline/contract/competitions/entries.endpoints.ts';
import { importEntries } from '@chalkline/contract/competitions/imports.endpoints.ts';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { people } from '../../accounts/people/people.table.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { openRegistration, registrationDraft } from '../registrations/registrations.factory.ts';
import { staffMember } from '../staff-invitations/staff-invitations.factory.ts';

const { parts, call, clock } = await testApp();

it('logs who was let in a division that they don’t fit, when, by whom and why, for who manages the athletes', async () => {
  const divisions = [{ name: 'Open' }, { name: 'Masters 40+', ageFrom: 40 }];
  const made = await competition(parts, { divisions, startsOn: '2031-12-05', endsOn: '2031-12-06' });
  const params = { competitionId: made.view.competition.id };
  const [open = '', masters = ''] = made.view.divisions.map(({ id }) => id);
  const as = await signedIn(parts, made.owner);
  const add = async (divisionId: string, birthDate: string | null, name = 'Ines Carvalho') => {
    clock.advance(1000);
    return (await call(endpoints.createEntry, { params, body: { divisionId, name, birthDate } }, { as }))
      .data;
  };
  const overrides = async (who = as) =>
    (await call(endpoints.listEligibilityOverrides, { params, query: {} }, { as: who })).data;
  const young = '1995-06-01';
  await add(masters, '1980-06-01');
  await add(masters, null);
  const moved = await add(open, young);
  expect(await overrides()).toEqual([]);

  await add(masters, young, 'Signe Halvorsen');
  clock.advance(1000);
  const { version } = moved as { version?: number };
  const body = { divisionId: masters, ...(version !== undefined && { version }) };
  await call(endpoints.changeEntry, { params: { ...params, entryId: moved.id }, body } as never, { as });
  clock.advance(1000);
  const csv = `name,division,birth date\nAmara Okonkwo,Masters 40+,${young}\nTobias Reinholt,Open,${young}\n`;
  for (const _ of [1, 2]) await call(importEntries, { params, body: { csv } }, { as });
  const found = await overrides();
  expect(found.map(({ athlete, by, reason }) => [athlete, by, reason])).toEqual(
    ['Amara Okonkwo', 'Ines Carvalho', 'Signe Halvorsen'].map((athlete) => [
      athlete,
      made.owner.name,
      `${athlete} is 36 on the first day. This division is for 40 and over.`,
    ]),
  );
  const scorer = await person(parts);
  await staffMember(parts, made.viewer, params.competitionId, scorer, 'scorer');
  expect((await failure(overrides(await signedIn(parts, scorer))))[0]).toBe(403);
});

it('logs gender, team size and mix as well, and says before what doesn’t fit', async () => {
  const divisions = [
    { name: 'Men', gender: 'men' as const },
    { name: 'Women', gender: 'women' as const },
    { name: 'Pairs', teamSize: 2 },
    { name: 'Fours', teamSize: 4 },
    { name: 'Mixed pairs', teamSize: 2, gender: 'mixed' as const },
  ];
  const made = await competition(parts, {
    divisions,
    startsOn: '2031-12-05',
    endsOn: '2031-12-06',
    state: 'published',
  });
  await openRegistration(parts, made);
  const params = { competitionId: made.view.competition.id };
  const [men = '', women = '', pairs = '', fours = '', mixed = ''] = made.view.divisions.map(({ id }) => id);
  const tom = await person(parts, { name: 'Tom' });
  await parts.database.sql.update(people).set({ gender: 'man' }).where(eq(people.id, tom.id));
  const asTom = { as: await signedIn(parts, tom) };
  const mate = { name: 'Bo', email: 'bo.overrides@example.org', birthDate: null, gender: 'man' as const };
  const register = async (divisionId: string, details: object) => {
    const body = registrationDraft(params.competitionId, [divisionId], details);
    await call(placeOrder, { body }, asTom);
  };
  await register(men, { name: 'Tom' });
  await register(pairs, { name: 'Two Men', members: [mate] });
  const as = await signedIn(parts, made.owner);
  const { data } = await call(endpoints.listEntries, { params, query: {} }, { as });
  const idOf = (name: string) => ({
    ...params,
    entryId: data.find((one) => one.name === name)?.id ?? crypto.randomUUID(),
  });
  const move = async (name: string, divisionId: string) => {
    clock.advance(1000);
    await call(endpoints.changeEntry, { params: idOf(name), body: { divisionId } }, { as });
  };
  const whyNot = async (name: string, divisionId: string, query: object = {}, who = as) =>
    (await call(endpoints.getEntryFit, { params: idOf(name), query: { divisionId, ...query } }, { as: who }))
      .data.reason;
  const reasons = {
    man: 'For women. Tom is registered as man.',
    size: 'A team here has 4 athletes. This one has 2.',
    mix: 'A mixed team needs at least one woman and one man.',
    alone: 'Athletes register on their own in this division.',
  };
  expect([await whyNot('Tom', women), await whyNot('Tom', men), await whyNot('Two Men', men)]).toEqual([
    reasons.man,
    null,
    reasons.alone,
  ]);
  expect([await whyNot('Two Men', fours), await whyNot('Two Men', mixed)]).toEqual([
    reasons.size,
    reasons.mix,
  ]);
  expect((await failure(whyNot('Tom', 'nonsense'))).slice(0, 2)).toEqual([422, 'unknown_division']);
  expect((await failure(whyNot('Nobody', men)))[0]).toBe(404);
  expect((await failure(whyNot('Tom', men, {}, asTom.as)))[0]).toBe(403);
  await move('Tom', women);
  await move('Two Men', fours);
  await move('Two Men', mixed);
  await move('Two Men', pairs);
  const found = await call(endpoints.listEligibilityOverrides, { params, query: {} }, { as });
  expect(found.data.map(({ athlete, reason }) => [athlete, reason])).toEqual([
    ['Two Men', reasons.mix],
    ['Two Men', reasons.size],
    ['Tom', reasons.man],
  ]);
});
