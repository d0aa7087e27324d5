import { moveEntry } from '@chalkline/contract/competitions/entries.endpoints.ts';
import { importEntries, importScores } from '@chalkline/contract/competitions/imports.endpoints.ts';
import { getLeaderboard } from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import { freezeBoard } from '@chalkline/contract/competitions/publications.endpoints.ts';
import { scoringPresets } from '@chalkline/contract/competitions/scoring-presets.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { claimEntry } from '../entries/entries.claim.service.ts';
import { entry } from '../entries/entries.factory.ts';

const { parts, call, clock, settle } = await testApp();

async function desk() {
  const made = await competition(parts, {
    state: 'live',
    divisions: [{ name: 'Women Rx' }, { name: 'Masters 35+', ageFrom: 35 }],
    scoring: { ...scoringPresets.on_site, withdrawn: 'below' },
  });
  const people: Record<string, string> = {};
  for (const [index, name] of ['Signe', 'Amara', 'Ines', 'Dora', 'Elif'].entries()) {
    people[name] = (await entry(parts, made, { name, bib: 15 + index })).id;
  }
  const as = await signedIn(parts, made.owner);
  const params = { competitionId: made.view.competition.id };
  const divisionId = made.view.divisions[0]?.id ?? '';
  const send = async (csv: string, body: object = {}) =>
    (await call(importScores, { params, body: { csv, ...body } }, { as })).data;
  const board = async (view: 'public' | 'inside' = 'public') => {
    await settle();
    const { rows } = (await call(getLeaderboard, { params, query: { view } }, { as })).data;
    return rows.map(({ name, place, status, cells }) => [
      name,
      place,
      status,
      cells[0]?.main,
      cells[1]?.main,
    ]);
  };
  return { made, as, params, people, divisionId, send, board };
}

const lastYear = `Rank,Name,Breakwater,Breakwater rank,Crane,Crane rank
1,Signe,9:41,1,110,1
2,Amara,,DNF,100,2
CUT,Ines,9:58,2,,CUT
WD,Dora,10:20,3,,WD
DQ,Elif,10:30,4,90,3
`;

describe('a word instead of a place', () => {
  it('brings the state it says, with the places of the others, and nothing the second time', async () => {
    const { send, board } = await desk();
    const preview = await send(lastYear, { dryRun: true });
    expect(preview).toMatchObject({ problemCount: 0, warningCount: 0, stateCount: 3, imported: false });
    expect(preview.states).toEqual([
      { row: 4, name: 'Ines', bib: 17, from: 'active', to: 'cut' },
      { row: 5, name: 'Dora', bib: 18, from: 'active', to: 'withdrawn' },
      { row: 6, name: 'Elif', bib: 19, from: 'active', to: 'disqualified' },
    ]);
    expect(preview.places?.differences).toEqual([]);
    expect(await send(lastYear)).toMatchObject({ imported: true, stateCount: 3 });
    expect(await board()).toEqual([
      ['Signe', 1, 'active', '9:41', '110.0'],
      ['Amara', 2, 'active', 'DNF', '100.0'],
      ['Ines', 3, 'cut', '9:58', ''],
      ['Dora', 4, 'withdrawn', '10:20', 'WD'],
      ['Elif', null, 'disqualified', '10:30', '90.0'],
    ]);
    expect(await send(lastYear)).toMatchObject({ added: 0, changed: 0, stateCount: 0 });
  });

  it('is listed where it was not understood, and keeps nothing from going in', async () => {
    const { send } = await desk();
    const file =
      'Rank,Name,Breakwater,Breakwater rank\n1,Signe,9:41,1\nMC,Amara,9:50,injured\nDNF,Ines,,DNS\n';
    const preview = await send(file, { dryRun: true });
    expect(preview.warnings.map(({ row, column, code }) => [row, column, code])).toEqual([
      [3, 'Breakwater rank', 'place_word_unknown'],
      [3, 'Rank', 'place_word_unknown'],
      [4, 'Rank', 'place_word_unknown'],
    ]);
    expect(preview.warnings[0]?.message).toContain("'injured' was not understood");
    expect(await send(file)).toMatchObject({ imported: true, added: 3, stateCount: 0, warningCount: 3 });
  });

  it('can be in a separate column, and changes no state the lifecycle protects', async () => {
    const { send, params, people, as } = await desk();
    const move = { from: 'active', to: 'disqualified' } as const;
    const elif = { ...params, entryId: people.Elif ?? '' };
    await call(moveEntry, { params: elif, body: move }, { as });
    const file =
      'Name,Status,Breakwater\nSigne,active,9:41\nDora,WD,10:00\nElif,WD,10:20\nInes,resting,9:58\n';
    const reply = await send(file);
    expect(reply.states.map(({ name, to }) => [name, to])).toEqual([['Dora', 'withdrawn']]);
    expect(reply.warnings.map(({ row, code }) => [row, code])).toEqual([
      [4, 'state_kept'],
      [5, 'place_word_unknown'],
    ]);
  });

  it('does not move a frozen board', async () => {
    const { send, board, params, divisionId, as } = await desk();
    await send('Name,Breakwater\nSigne,9:41\nDora,9:30\n');
    clock.advance(1000);
    const freeze = { params: { ...params, divisionId }, body: { frozen: true } };
    await call(freezeBoard, freeze, { as });
    const then = await board();
    clock.advance(1000);
    await send('Rank,Name,Breakwater\n1,Signe,9:41\nWD,Dora,9:30\n');
    expect(await board()).toEqual(then);
    expect((await board('inside')).find(([name]) => name === 'Dora')?.[2]).toBe('withdrawn');
  });

  it('is brought once, however many send the file at once', async () => {
    const { send, board } = await desk();
    await Promise.allSettled([send(lastYear), send(lastYear), send(lastYear)]);
    expect((await board()).map(([, , status]) => status)).toEqual([
      'active',
      'active',
      'cut',
      'withdrawn',
      'disqualified',
    ]);
  });
});

describe('an athlete whose state a file brings', () => {
  it('is told once, however many send the file at once', async () => {
    const { made, send } = await desk();
    const gone = await person(parts, { name: 'Gone' });
    const place = await entry(parts, made, { name: 'Gone', bib: 30 });
    await claimEntry(parts, place, gone);
    const file = 'Rank,Name,Breakwater\nWD,Gone,9:30\n';
    await Promise.allSettled([send(file), send(file), send(file)]);
    const as = await signedIn(parts, gone);
    const { data } = await call(listNotifications, { query: {} }, { as });
    expect(data.map(({ title }) => title)).toEqual(['You’re withdrawn from Harbor Throwdown']);
  });
});

describe('an age that does not fit the division', () => {
  it('is said before the entries go in, and keeps nothing from going in', async () => {
    const { params, as } = await desk();
    const csv = 'name,division,birth date\nKaya,Masters 35+,1999-01-01\nLena,Masters 35+,1980-01-01\n';
    const send = (dryRun: boolean) => call(importEntries, { params, body: { csv, dryRun } }, { as });
    const { data } = await send(true);
    expect(data.warnings).toEqual([
      {
        row: 2,
        column: 'birth date',
        code: 'division_misfit',
        message: 'Kaya: 27 on the first day, and Masters 35+ is for 35 and over.',
      },
    ]);
    expect((await send(false)).data).toMatchObject({ imported: true, added: 2, warningCount: 1 });
    expect((await send(true)).data).toMatchObject({ unchanged: 2, warningCount: 0 });
  });
});
