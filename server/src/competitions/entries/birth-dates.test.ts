import { placeOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { ageGroupOf, ageGroups } from '@chalkline/contract/competitions/age-groups.ts';
import { ageOnTheDay } from '@chalkline/contract/competitions/age-on-the-day.ts';
import { changeEntry, createEntry, listEntries } from '@chalkline/contract/competitions/entries.endpoints.ts';
import { exportEntries } from '@chalkline/contract/competitions/exports.endpoints.ts';
import { importEntries } from '@chalkline/contract/competitions/imports.endpoints.ts';
import { findOnBoard, listBoardFilters } from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { openRegistration, registrationDraft } from '../registrations/registrations.factory.ts';
import { score } from '../scores/scores.factory.ts';
import { entry } from './entries.factory.ts';

const { parts, call, settle } = await testApp();

async function field(sketch: object = {}) {
  const made = await competition(parts, {
    state: 'live',
    startsOn: '2026-06-05',
    endsOn: '2026-06-07',
    ...sketch,
  });
  const as = await signedIn(parts, made.owner);
  const params = { competitionId: made.view.competition.id };
  const divisionId = made.view.divisions[0]?.id ?? '';
  return { made, as, params, divisionId };
}

describe('a birth date', () => {
  it('is kept for those who run it, and nobody is entered before they are born', async () => {
    const { as, params, divisionId } = await field();
    const body = { divisionId, name: 'Ines Carvalho', birthDate: '2008-02-29' } as never;
    const { data } = await call(createEntry, { params, body }, { as });
    expect(data).toMatchObject({ birthDate: '2008-02-29', unnamed: false, hidden: false });
    expect((await call(listEntries, { params })).data[0]).toMatchObject({ birthDate: null });
    const late = call(
      changeEntry,
      { params: { ...params, entryId: data.id }, body: { birthDate: '2026-06-06' } },
      { as },
    );
    expect(await failure(late)).toEqual([422, 'birth_date_too_late', 'body.birthDate']);
  });

  it('comes with a file, is previewed, and goes with one', async () => {
    const { as, params } = await field();
    const send = (csv: string, dryRun = false) =>
      call(importEntries, { params, body: { csv, dryRun } }, { as });
    const bad = await send(
      'name,birth date,not named\nAna,03/04/2008,\nBen,2009-02-29,maybe\nCleo,2026-06-06,no',
    );
    expect(bad.data.problems.map(({ row, code }) => [row, code])).toEqual([
      [2, 'birth_date_unreadable'],
      [3, 'birth_date_unreadable'],
      [3, 'yes_or_no_unreadable'],
      [4, 'birth_date_unreadable'],
    ]);
    const good = 'bib,name,birth date,not named\n1,Ana,2008-3-4,\n2,Ben,2008.02.29,yes\n';
    expect((await send(good, true)).data).toMatchObject({ imported: false, added: 2 });
    expect((await send(good)).data).toMatchObject({ imported: true, added: 2 });
    expect((await send(good)).data).toMatchObject({ unchanged: 2 });
    const { data } = await call(exportEntries, { params }, { as });
    expect(data.csv).toContain('2008-03-04');
    expect((await send(data.csv)).data).toMatchObject({ unchanged: 2, changed: 0, problemCount: 0 });
    const known = await call(listEntries, { params }, { as });
    expect(known.data.map(({ name, birthDate, hidden }) => [name, birthDate, hidden])).toEqual([
      ['Ana', '2008-03-04', false],
      ['Ben', '2008-02-29', true],
    ]);
    // A file without these columns leaves them as they are.
    expect((await send('bib,name\n2,Ben')).data).toMatchObject({ unchanged: 1 });
  });
});

describe('age groups of a board', () => {
  const born = [
    '2012-06-05',
    '2011-06-06',
    '2008-06-06',
    '2008-06-05',
    '1991-06-06',
    '1991-06-05',
    '1986-06-06',
    '1966-06-05',
    '1996-02-29',
    null,
  ];

  it('have those whose age on the day is in them, renumbered and ranked by nobody again', async () => {
    const { made, params, divisionId } = await field();
    const query = { divisionId, view: 'public' as const };
    expect((await call(listBoardFilters, { params, query })).data.ageGroups).toEqual([]);
    for (const [at, birthDate] of born.entries()) {
      const { id } = await entry(parts, made, { name: `Athlete of ${birthDate}`, birthDate });
      await score(parts, made, { entryId: id, typed: `9:${30 - at}` });
    }
    await settle();
    const { data } = await call(listBoardFilters, { params, query });
    const groupOf = (birthDate: string) => {
      const age = ageOnTheDay(birthDate, '2026-06-05');
      return ageGroups.find(({ from, to }) => age >= from && (to === null || age <= to));
    };
    const expected = Map.groupBy(
      born.filter((day) => day !== null),
      (day) => groupOf(day)?.name,
    );
    const told = data.ageGroups.map(({ value, athletes }) => [ageGroupOf(value)?.name, athletes]);
    expect(new Map(told as [string, number][])).toEqual(
      new Map([...expected].map(([name, days]) => [name ?? '', days.length])),
    );
    for (const [name, days] of expected) {
      const group = ageGroups.find((one) => one.name === name);
      const asked = { divisionId, ageGroup: String(group?.from) };
      const found = await call(findOnBoard, { params, query: asked });
      expect(found.data.rows.map((row) => [row.name, row.placeHere])).toEqual(
        days.toReversed().map((day, index) => [`Athlete of ${day}`, index + 1]),
      );
    }
    const noGroup = call(findOnBoard, { params, query: { divisionId, ageGroup: '36' } });
    expect(await failure(noGroup)).toEqual([422, 'not_one_of', 'query.ageGroup']);
  });

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'are the venue’s, %s, whatever zone the server is in',
    async (zone) => {
      const { made, params, divisionId } = await field({ zone });
      await entry(parts, made, { name: 'Sixteen that day', birthDate: '2010-06-05' });
      await entry(parts, made, { name: 'Sixteen a day later', birthDate: '2010-06-06' });
      const { data } = await call(listBoardFilters, { params, query: { divisionId } });
      expect(data.ageGroups).toEqual([
        { value: '14', athletes: 1 },
        { value: '16', athletes: 1 },
      ]);
    },
  );
});

it('is asked of everyone whose name a competition may have to hide, and those without one are listed', async () => {
  const made = await competition(parts, {
    state: 'published',
    startsOn: '2031-12-05',
    endsOn: '2031-12-06',
    hideMinors: true,
    divisions: [{ name: 'Open' }, { name: 'Pairs', teamSize: 2 }],
  });
  await openRegistration(parts, made);
  const params = { competitionId: made.view.competition.id };
  const [open = '', pairs = ''] = made.view.divisions.map(({ id }) => id);
  const athlete = { as: await signedIn(parts, await person(parts)) };
  const register = (divisionId: string, details: object) =>
    call(placeOrder, { body: registrationDraft(params.competitionId, [divisionId], details) }, athlete);
  const missing = (path: string) => [422, 'not_eligible', `body.lines.0.details.${path}`];
  expect(await failure(register(open, {}))).toEqual(missing('birthDate'));
  const [birthDate, gender] = ['2016-03-04', null];
  const mate = { name: 'Bo', email: 'bo.ages@example.org', birthDate: null, gender };
  const pair = { name: 'Pair', birthDate, members: [mate] };
  expect(await failure(register(pairs, pair))).toEqual(missing('members.0.birthDate'));
  await register(open, { birthDate });
  await entry(parts, made, { name: 'Added' });
  const as = await signedIn(parts, made.owner);
  const listed = async (query: object, who?: string) =>
    (await call(listEntries, { params, query }, who ? { as: who } : {})).data;
  expect((await listed({})).map(({ name }) => name)).toEqual(['Athlete 1', 'Added']);
  expect((await listed({ lacks: 'birth_date' }, as)).map(({ name }) => name)).toEqual(['Added']);
  expect((await failure(listed({ lacks: 'birth_date' })))[0]).toBe(403);
  expect((await failure(listed({ lacks: 'birth_date' }, athlete.as)))[0]).toBe(403);
});
