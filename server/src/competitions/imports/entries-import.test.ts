import { listEntries } from '@chalkline/contract/competitions/entries.endpoints.ts';
import { exportEntries } from '@chalkline/contract/competitions/exports.endpoints.ts';
import { importEntries } from '@chalkline/contract/competitions/imports.endpoints.ts';
import { getLeaderboard } from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { people } from '../../accounts/people/people.table.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { claimEntry } from '../entries/entries.claim.service.ts';
import { entry } from '../entries/entries.factory.ts';
import { registeredMembers } from '../entries/registered-members.table.ts';

const { parts, call, settle, live } = await testApp();

async function desk(capacity: number | null = null) {
  const divisions = [{ name: 'Women Rx', capacity }, { name: 'Men Rx' }];
  const made = await competition(parts, { divisions });
  const as = await signedIn(parts, made.owner);
  const params = { competitionId: made.view.competition.id };
  const send = (csv: string, body: object = {}, extras: object = {}) =>
    call(importEntries, { params, body: { csv, ...body } }, { as, ...extras });
  const list = async (query: object = {}) =>
    (await call(listEntries, { params, query: { limit: 100, ...query } })).data;
  return { made, as, params, send, list };
}

const good = `Bib,Athlete,Division,Country,Gym
15,Signe Halvorsen,Women Rx,NO,Fjordbox Bergen
16,Amara Okonkwo,women rx,Nigeria,Island Barbell
17,Tobias Reinholt,Men Rx,GER,
`;

describe('importing entries', () => {
  it('previews, then takes all rows, and the same file again changes nothing', async () => {
    const { send, list, params } = await desk();
    const preview = await send(good, { dryRun: true });
    expect(preview.data).toMatchObject({ imported: false, rows: 3, added: 3, problemCount: 0 });
    expect(await list()).toEqual([]);
    const { data } = await send(good);
    expect(data).toEqual({
      imported: true,
      rows: 3,
      added: 3,
      changed: 0,
      unchanged: 0,
      ignoredColumns: [],
      problemCount: 0,
      problems: [],
      warningCount: 0,
      warnings: [],
      invited: 0,
    });
    expect((await list()).map(({ bib, name, country }) => [bib, name, country])).toEqual([
      [15, 'Signe Halvorsen', 'NOR'],
      [16, 'Amara Okonkwo', 'NGA'],
      [17, 'Tobias Reinholt', 'DEU'],
    ]);
    expect((await send(good)).data).toMatchObject({ imported: true, added: 0, unchanged: 3 });
    await settle();
    const board = await call(getLeaderboard, { params });
    expect(board.data.rows.map(({ name }) => name)).toEqual(['Signe Halvorsen', 'Amara Okonkwo']);
  });

  it('changes what a later file says, and nothing its columns do not speak of', async () => {
    const { send, list } = await desk();
    await send(good);
    const { data } = await send(
      'bib;name;category\r\n15;Signe Halvorsen;Men Rx\r\n16;Amara Okonkwo;Women Rx\r\n',
    );
    expect(data).toMatchObject({ imported: true, changed: 1, unchanged: 1 });
    const [first] = await list({ search: '15' });
    expect(first).toMatchObject({ country: 'NOR', affiliate: 'Fjordbox Bergen' });
    expect((await list({ search: 'reinholt' })).length).toBe(1);
  });

  it('names every bad cell by row and column, and takes nothing', async () => {
    const { send, list, made } = await desk();
    await entry(parts, made, { bib: 7, name: 'Ines Carvalho' });
    const { data } = await send(`bib,name,division,country,notes
8,Yui Tanabe,Women Rx,JPN,
8,Zofia Wrona,Women Rx,POL,
7,Somebody Else,Women Rx,,
x,Hanna Lindqvist,Women Rx,SWE,
9,,Women Rx,,
10,Camille Vasseur,Women,Frankreich,
11,${'x'.repeat(121)},Women Rx,,
12,Elif Demirkan,,TUR,,surplus
`);
    expect(data.imported).toBe(false);
    expect(data.ignoredColumns).toEqual(['notes']);
    expect(data.problems.map(({ row, column, code }) => [row, column, code])).toEqual([
      [3, 'bib', 'bib_twice'],
      [4, 'bib', 'bib_taken'],
      [5, 'bib', 'bib_unreadable'],
      [6, 'name', 'value_missing'],
      [7, 'division', 'division_unknown'],
      [7, 'country', 'country_unknown'],
      [8, 'name', 'value_too_long'],
      [9, null, 'row_too_long'],
      [9, 'division', 'value_missing'],
    ]);
    expect(data.problems[1]?.message).toBe('Bib 7 belongs to Ines Carvalho.');
    expect(await list()).toHaveLength(1);
  });

  it('does not take text that cannot be stored', async () => {
    const { send } = await desk();
    const { data } = await send('name,division,gym\na\u0000b,Women Rx,\nc,Women Rx,d\u0007e\n');
    expect(data.problems.map(({ row, column, code }) => [row, column, code])).toEqual([
      [2, 'name', 'value_unprintable'],
      [3, 'gym', 'value_unprintable'],
    ]);
  });

  it('drops invisible characters, and refuses a name that consists of them', async () => {
    const { send, list } = await desk();
    const { data } = await send('name,division\n\u3164\u200b,Women Rx\n');
    expect(data.problems.map(({ code }) => code)).toEqual(['value_missing']);
    await send('name,division\nMa\u200bra Lind,Women Rx\n', { dryRun: false });
    expect((await list()).map(({ name }) => name)).toEqual(['Mara Lind']);
  });

  /** Nothing is taken from a file that is wrong, so it serves all of them. */
  let refusing: Awaited<ReturnType<typeof desk>>;
  beforeAll(async () => {
    refusing = await desk();
  });

  it.each([
    ['', 'athlete\nSigne', 'column_missing'],
    ['an empty file', '\n', 'column_missing'],
    ['two names', 'name,athlete,division\nA,B,Women Rx', 'column_twice'],
    ['a quote that never ends', 'name,division\n"Signe,Women Rx\n', 'csv_broken'],
    ['a row of the whole file', `name\n"${'a'.repeat(200_000)}"\n`, 'csv_broken'],
    ['columns without end', `name${',x'.repeat(400)}\nSigne\n`, 'too_many_columns'],
  ])('says what is wrong with %s', async (_, csv, code) => {
    const { data } = await refusing.send(csv);
    expect(data.imported).toBe(false);
    expect(data.problems[0]?.code).toBe(code);
    expect(await refusing.list()).toEqual([]);
  });

  it.each([
    ['=HYPERLINK("x"),Women Rx', /unescaped quotation mark.*double/],
    ['"Signe" Halvorsen,Women Rx', /after a cell’s closing quotation mark.*double/],
    ['"Signe,Women Rx', /never closed.*double/],
    [`"${'a'.repeat(200_000)}"`, /never ends.*double/],
  ])('says in words of spreadsheets that quotation marks are wrong: %.14s', async (row, words) => {
    const { data } = await refusing.send(`name,division\n${row}\n`);
    expect(data.problems.map(({ message }) => message)).toEqual([expect.stringMatching(words)]);
  });

  it('takes a file without bibs or division, and finds the same people again', async () => {
    const { send, list, made } = await desk();
    const divisionId = made.view.divisions[1]?.id;
    const csv = '\uFEFFFirst name\tLast name\nKatalin\tSzűcs\nPaola\tFerretti\n';
    expect((await send(csv, { divisionId })).data).toMatchObject({ imported: true, added: 2 });
    expect((await list()).map(({ bib, divisionId: division }) => [bib, division])).toEqual([
      [1, divisionId],
      [2, divisionId],
    ]);
    expect((await send(csv.replace('Szűcs', 'Szucs'), { divisionId })).data).toMatchObject({
      changed: 1,
      unchanged: 1,
    });
    const twice = await send('name\nPaola Ferretti\nPaola Ferretti\n', { divisionId });
    expect(twice.data.problems[0]).toMatchObject({ row: 3, code: 'athlete_twice' });
  });

  it('names the rows for which there is no place', async () => {
    const { send } = await desk(2);
    const rows = ['A', 'B', 'C', 'D'].map((name) => `${name},Women Rx`).join('\n');
    const { data } = await send(`name,division\n${rows}`);
    expect(data.problems.map(({ row, code }) => [row, code])).toEqual([
      [4, 'division_full'],
      [5, 'division_full'],
    ]);
  });

  it('happens once for one key, and once for the same file sent in parallel', async () => {
    const { send, list } = await desk();
    await Promise.all([1, 2, 3].map(() => send(good, {}, { idempotencyKey: 'the-same-import' })));
    expect(await list()).toHaveLength(3);
    const other = await desk();
    const answers = await Promise.all([1, 2, 3, 4].map(() => other.send(good)));
    expect(answers.map(({ data }) => data.added).sort()).toEqual([0, 0, 0, 3]);
    expect(await other.list()).toHaveLength(3);
  });

  it('is for owner and staff of an open competition', async () => {
    const { send } = await desk();
    expect(await failure(send(good, {}, { as: undefined }))).toEqual([401, 'not_signed_in', undefined]);
    const as = await signedIn(parts, await person(parts));
    expect(await failure(send(good, {}, { as }))).toEqual([403, 'not_allowed', undefined]);
    expect(await failure(send(good, { divisionId: 'nonsense' }))).toEqual([
      422,
      'unknown_division',
      'body.divisionId',
    ]);
    expect(await failure(send(''))).toEqual([422, 'too_short', 'body.csv']);
  });

  // Ten thousand are in bench/imports.ts.
  it('takes more rows at once than one statement has places for', async () => {
    const { send, list } = await desk();
    const rows = Array.from(
      { length: 3000 },
      (_, n) => `${n + 1},Athlete ${n + 1},Men Rx,NOR,Gym ${n % 300}`,
    );
    const { data } = await send(`bib,name,division,country,gym\n${rows.join('\n')}`);
    expect(data).toMatchObject({ imported: true, added: 3000 });
    expect((await list({ search: '2999' }))[0]?.name).toBe('Athlete 2999');
    await settle();
    expect(live.published.at(-1)?.kind).toBe('board_changed');
  });
});

describe('exporting entries', () => {
  it('gives a file that can be imported again, with no cell that a spreadsheet would run', async () => {
    const { made, as, params, send } = await desk();
    await entry(parts, made, { bib: 3, name: '=HYPERLINK("http://x")', affiliate: '@evil', region: '-1+1' });
    await entry(parts, made, { bib: 2, name: 'Quoted "Q", Comma', country: 'NOR' });
    const { data } = await call(exportEntries, { params }, { as });
    expect(data.fileName).toBe('harbor-throwdown-entries.csv');
    expect(data.csv).toBe(
      'bib,name,division,country,region,affiliate,birth date,not named,email,status,members\r\n' +
        '2,"Quoted ""Q"", Comma",Women Rx,NOR,,,,,,active,\r\n' +
        `3,"'=HYPERLINK(""http://x"")",Women Rx,,'-1+1,'@evil,,,,active,\r\n`,
    );
    expect((await send(data.csv)).data).toMatchObject({
      imported: true,
      unchanged: 2,
      ignoredColumns: ['status', 'members'],
    });
    const outsider = { as: await signedIn(parts, await person(parts)) };
    expect(await failure(call(exportEntries, { params }, outsider))).toEqual([403, 'not_allowed', undefined]);
  });

  it('names the members of registered teams', async () => {
    const { made, as, params } = await desk();
    const team = await entry(parts, made, { bib: 4, name: 'Two Left Feet' });
    await parts.database.sql.insert(registeredMembers).values(
      ['Ada', 'Bo; Junior'].map((name, position) => {
        return {
          entryId: team.id,
          position,
          name,
          email: `m${position}@example.org`,
          birthDate: null,
          gender: null,
        };
      }),
    );
    const { data } = await call(exportEntries, { params }, { as });
    expect(data.csv).toContain('4,Two Left Feet,Women Rx,,,,,,,active,Ada; Bo; Junior\r\n');
  });
});

describe('a division that an athlete does not fit', () => {
  it('is said in the preview, by what is known of who competes', async () => {
    const made = await competition(parts, {
      divisions: [{ name: 'Women Rx', gender: 'women' }, { name: 'Open' }],
    });
    const as = await signedIn(parts, made.owner);
    const params = { competitionId: made.view.competition.id };
    const ben = await person(parts, { name: 'Ben' });
    await parts.database.sql.update(people).set({ gender: 'man' }).where(eq(people.id, ben.id));
    const place = await entry(parts, made, { bib: 9, name: 'Ben', divisionId: made.view.divisions[1]?.id });
    await claimEntry(parts, place, ben);
    const body = { csv: 'bib,name,division\n9,Ben,Women Rx\n', dryRun: true };
    const { data } = await call(importEntries, { params, body }, { as });
    expect(data.warnings).toEqual([
      {
        row: 2,
        column: 'division',
        code: 'division_misfit',
        message: 'Ben: For women. Ben is registered as man.',
      },
    ]);
  });
});
