import { exportScores } from '@chalkline/contract/competitions/exports.endpoints.ts';
import { importScores } from '@chalkline/contract/competitions/imports.endpoints.ts';
import { getLeaderboard } from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import { listScoreHistory } from '@chalkline/contract/competitions/scores.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { entry } from '../entries/entries.factory.ts';
import { score } from '../scores/scores.factory.ts';
import { importEntries } from './entries-import.service.ts';

const { parts, call, settle } = await testApp();

async function desk() {
  const made = await competition(parts, { state: 'live' });
  const names = ['Signe Halvorsen', 'Amara Okonkwo', 'Ines Carvalho'];
  const people = [];
  for (const [index, name] of names.entries())
    people.push(await entry(parts, made, { name, bib: 15 + index }));
  const as = await signedIn(parts, made.owner);
  const params = { competitionId: made.view.competition.id };
  const [breakwater = '', crane = '', twentyDown = ''] = made.view.workouts.map(({ id }) => id);
  const send = (csv: string, body: object = {}, extras: object = {}) =>
    call(importScores, { params, body: { csv, ...body } }, { as, ...extras });
  const rows = async () => {
    await settle();
    return (await call(getLeaderboard, { params })).data.rows;
  };
  return { made, as, params, send, rows, breakwater, crane, twentyDown, people };
}

const wide = `bib,name,Breakwater,Crane,Twenty Down,Twenty Down tiebreak
15,Signe Halvorsen,9:41.28,105.0 kg,24,4:31
16,Amara Okonkwo,9:58.03,107.5,22,4:40
17,Ines Carvalho,CAP+12,110 kg,-,
`;

describe('importing scores', () => {
  it('takes a column for each workout, previewed first; the same file again changes nothing', async () => {
    const { send, rows } = await desk();
    expect((await send(wide, { dryRun: true })).data).toMatchObject({
      imported: false,
      added: 8,
      problemCount: 0,
    });
    expect((await rows()).every(({ place }) => place === null)).toBe(true);
    expect((await send(wide)).data).toMatchObject({ imported: true, rows: 3, added: 8, questions: [] });
    expect((await rows()).map(({ name, cells }) => [name, ...cells.map(({ words }) => words)])).toEqual([
      ['Signe Halvorsen', '9:41.28', '105.0 kg (231.49 lb)', '24 reps, tiebreak 4:31'],
      ['Amara Okonkwo', '9:58.03', '107.5 kg (237 lb)', '22 reps, tiebreak 4:40'],
      ['Ines Carvalho', 'CAP, 12 reps left (138/150)', '110.0 kg (242.51 lb)', ''],
    ]);
    expect((await send(wide)).data).toMatchObject({ imported: true, added: 0, changed: 0, unchanged: 8 });
  });

  it('shows what its corrections and states change on the boards before they are saved', async () => {
    const { send, rows, people } = await desk();
    expect((await send(wide, { dryRun: true })).data.ripple).toBeNull();
    await send(wide);
    const before = await rows();
    const file = wide
      .replace('bib,', 'bib,Place,')
      .replace('15,', '15,2,')
      .replace('16,', '16,1,')
      .replace('17,', '17,DQ,')
      .replace('9:41.28', '10:41.28');
    const { data } = await send(file, { dryRun: true });
    expect([data.changed, data.stateCount]).toEqual([1, 1]);
    await send(file, { reason: 'Video' });
    const after = await rows();
    const placeOf = (all: typeof before, id: string) => all.find((row) => row.entryId === id)?.place ?? null;
    const moved = people.filter(({ id }) => placeOf(before, id) !== placeOf(after, id)).map(({ id }) => id);
    const said = (data.ripple?.rows ?? []).filter((row) => row.before.place !== row.after.place);
    expect(said.map(({ entryId }) => entryId).toSorted()).toEqual(moved.toSorted());
    for (const row of said) expect(row.after.place).toBe(placeOf(after, row.entryId));
    expect(moved.length).toBeGreaterThan(0);
  });

  it('asks whether bare digits are a time or reps where reps left count, and takes none unasked', async () => {
    const { send, breakwater, rows } = await desk();
    const csv = 'bib,Breakwater\n15,89\n';
    for (const dryRun of [true, false]) {
      const { data } = await send(csv, { dryRun });
      expect(data).toMatchObject({ imported: false, added: 0 });
      expect(data.questions).toMatchObject([{ workoutId: breakwater, code: 'timeOrReps', example: '89' }]);
      expect(data.questions[0]?.choices.map(({ understood }) => understood)).toEqual([
        '1:29',
        'CAP, 61 reps left (89/150)',
        'CAP, 89 reps left (61/150)',
      ]);
    }
    const answers = { [breakwater]: { timeOrReps: 'reps', doneOrLeft: 'left' } };
    expect((await send(csv, { answers })).data).toMatchObject({ imported: true, added: 1 });
    expect((await rows())[0]?.cells[0]?.words).toBe('CAP, 89 reps left (61/150)');
  });

  it('warns about a load in the wrong unit, and takes it all the same', async () => {
    const { made, send } = await desk();
    for (let bib = 18; bib <= 21; bib += 1) await entry(parts, made, { bib });
    const loads = ['100', '102.5', '105', '107.5', '110', '235', '232 lb'];
    const csv = `bib,Crane\n${loads.map((load, at) => `${15 + at},${load}`).join('\n')}\n`;
    const { data } = await send(csv, { dryRun: true });
    expect(data).toMatchObject({ problemCount: 0, warningCount: 1 });
    expect(data.warnings).toMatchObject([{ row: 7, column: 'Crane', code: 'score_far_off' }]);
    expect(data.warnings[0]?.message).toContain('235.0 kg (518.09 lb) is far from the other results');
    expect((await send(csv)).data).toMatchObject({ imported: true, added: 7 });
    // A correction is compared with the scores that are already there.
    const slip = await send('bib,Crane\n15,10\n', { dryRun: true, reason: 'Read again' });
    expect(slip.data.warnings).toMatchObject([{ row: 2, code: 'score_far_off' }]);
  });

  it('takes one row for each score', async () => {
    const { send, rows } = await desk();
    const { data } = await send(`Bib,Event,Result,Tie-break,Rank
15,Breakwater,9:41.28,,1st
16,2,107.5,,2
17,twenty down,20,4:52,=1
`);
    expect(data).toMatchObject({ imported: true, added: 3, problems: [] });
    expect((await rows()).flatMap(({ cells }) => cells.flatMap(({ main }) => main || [])).sort()).toEqual([
      '107.5',
      '20',
      '9:41.28',
    ]);
  });

  it('takes one workout for a whole file', async () => {
    const { send, crane } = await desk();
    expect((await send('bib,score\n15,100\n', { workoutId: crane })).data.added).toBe(1);
    expect((await send('bib,score\n15,100\n')).data.problems[0]).toMatchObject({ code: 'column_missing' });
    const unknown = send('bib,score\n15,100\n', { workoutId: 'nonsense' });
    expect(await failure(unknown)).toEqual([422, 'unknown_workout', 'body.workoutId']);
  });

  it('names every bad cell by row and column, and takes nothing', async () => {
    const { send, rows } = await desk();
    const { data } = await send(`bib,workout,score,place
15,Breakwater,9:41.28,1
99,Breakwater,9:41.28,1
x,Breakwater,9:41.28,1
,Breakwater,9:41.28,1
15,Breakwater,9:42,2
16,Breakwater,quick,2
16,Marathon,9:42,2
16,Crane,DQ,2
17,Crane,100,648
17,Twenty Down,12,last!
`);
    expect(data.imported).toBe(false);
    expect(data.problems.map(({ row, column, code }) => [row, column, code])).toEqual([
      [3, 'bib', 'bib_unknown'],
      [4, 'bib', 'bib_unreadable'],
      [5, 'bib', 'value_missing'],
      [6, 'score', 'score_twice'],
      [7, 'score', 'score_unreadable'],
      [8, 'workout', 'workout_unknown'],
      [9, 'score', 'score_unreadable'],
      [10, 'place', 'place_beyond_field'],
      [11, 'place', 'place_unreadable'],
    ]);
    expect(data.problems.at(-2)?.message).toBe('Place 648 in a field of 3.');
    expect((await rows()).every(({ total }) => total === null)).toBe(true);
  });

  it('does not guess what a strange column is', async () => {
    const { send } = await desk();
    const { data } = await send('bib,name,Breakwatr,Crane\n15,Signe,9:41,100\n');
    expect(data.problems).toEqual([
      { row: 1, column: 'Breakwatr', code: 'column_unknown', message: "There is no workout 'Breakwatr'." },
    ]);
    expect(data.ignoredColumns).toEqual([]);
  });

  it('knows athletes by name where the file has no bibs, as last year’s results do', async () => {
    const { send, rows } = await desk();
    const csv = `Rank,First name,Last name,Country,Breakwater,Crane
1,signe,HALVORSEN,NOR,9:41.28,105
2,Amára,Okonkwo,NGR,9:58.03,107.5
`;
    expect((await send(csv)).data).toMatchObject({ imported: true, added: 4, problems: [] });
    expect(
      (await rows())
        .slice(0, 2)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['Amara Okonkwo', 'Signe Halvorsen']);
  });

  it('never guesses which of two athletes of one name is meant', async () => {
    const { made, send } = await desk();
    const [, other] = made.view.divisions;
    const twin = await entry(parts, made, {
      name: 'Ines Carvalho',
      bib: 40,
      ...(other && { divisionId: other.id }),
    });
    const csv =
      'name,division,Crane\nInes Carvalho,,100\nInes Carvahlo,,90\nInes Carvalho,Nowhere,95\n,,80\n';
    const { data } = await send(csv);
    expect(data.imported).toBe(false);
    expect(data.problems.map(({ row, column, code }) => [row, column, code])).toEqual([
      [2, 'name', 'athlete_ambiguous'],
      [3, 'name', 'athlete_unknown'],
      [4, 'division', 'division_unknown'],
      [5, 'name', 'value_missing'],
    ]);
    expect(data.problems[0]?.message).toContain('bibs 17, 40');
    const byBib = await send(`bib,name,Crane\n${twin.bib},,100\n`);
    expect(byBib.data).toMatchObject({ imported: true, added: 1 });
  });

  it('takes no time over a header that goes on for ever', async () => {
    const { send } = await desk();
    const { data } = await send(`bib,${'_'.repeat(90_000)},Crane\n15,,100\n`);
    expect(data.problems).toMatchObject([{ row: 1, code: 'column_unknown' }]);
  });

  it('asks once for each column what bare digits mean', async () => {
    const { send, rows, breakwater } = await desk();
    const csv = 'bib,Breakwater,Crane\n15,930,100\n16,1015,95\n17,9:59,90\n';
    const { data } = await send(csv);
    expect(data).toMatchObject({ imported: false, problemCount: 0 });
    expect(data.questions).toEqual([
      {
        column: 'Breakwater',
        workoutId: breakwater,
        code: 'bareDigits',
        message: expect.stringContaining('minutes and seconds'),
        rows: 2,
        example: '930',
        choices: [
          { answers: { bareDigits: 'clock' }, understood: '9:30' },
          expect.objectContaining({ answers: expect.objectContaining({ bareDigits: 'seconds' }) }),
        ],
      },
    ]);
    const answers = { [breakwater]: data.questions[0]?.choices[0]?.answers ?? {} };
    expect((await send(csv, { answers })).data).toMatchObject({ imported: true, added: 6 });
    expect((await rows())[0]?.cells[0]?.main).toBe('9:30');
  });

  it('corrects with a reason, beside what was there', async () => {
    const { send, params, as, breakwater, people } = await desk();
    await send(wide);
    const corrected = wide.replace('9:41.28', '9:14.28');
    expect((await send(corrected, { dryRun: true })).data).toMatchObject({ changed: 1, unchanged: 7 });
    expect(await failure(send(corrected))).toEqual([422, 'reason_required', 'body.reason']);
    expect(await failure(send(corrected, { reason: 'a\u0000b' }))).toEqual([422, 'invalid', 'body.reason']);
    expect((await send(corrected, { reason: 'Official sheet' })).data).toMatchObject({
      imported: true,
      changed: 1,
    });
    const query = { workoutId: breakwater, entryId: people[0]?.id ?? '' };
    const { data } = await call(listScoreHistory, { params, query }, { as });
    expect(data.map(({ understood, reason }) => [understood, reason])).toEqual([
      ['9:14.28', 'Official sheet'],
      ['9:41.28', null],
    ]);
  });

  it('goes in once when it is sent several times in parallel', async () => {
    const { send } = await desk();
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(wide)));
    expect(answers.map(({ data }) => data.added).sort()).toEqual([0, 0, 0, 8]);
    const same = await Promise.all([1, 2].map(() => send(wide, {}, { idempotencyKey: 'scores-once' })));
    expect(same[0]?.data).toEqual(same[1]?.data);
  });

  it('meets a judge without losing either', async () => {
    const { send, made, breakwater, people } = await desk();
    const judged = { workoutId: breakwater, entryId: people[0]?.id ?? '', typed: '9:00' };
    const [imported, recorded] = await Promise.allSettled([send(wide), score(parts, made, judged)]);
    const again = await send(wide, { reason: 'Sheet' });
    expect(again.data.imported).toBe(true);
    expect([imported.status, recorded.status]).toContain('fulfilled');
  });

  it('is for owner and staff', async () => {
    const { send } = await desk();
    expect(await failure(send(wide, {}, { as: undefined }))).toEqual([401, 'not_signed_in', undefined]);
    const as = await signedIn(parts, await person(parts));
    expect(await failure(send(wide, {}, { as }))).toEqual([403, 'not_allowed', undefined]);
  });

  // Ten thousand rows are in bench/imports.ts.
  it('takes more scores of three workouts at once than one statement has places for', async () => {
    const made = await competition(parts, { state: 'live' });
    const bibs = Array.from({ length: 2500 }, (_, n) => n + 1);
    const entries = `bib,name\n${bibs.map((bib) => `${bib},Athlete ${bib}`).join('\n')}`;
    const id = made.view.competition.id;
    await importEntries(parts, made.viewer, id, { csv: entries, dryRun: false });
    const scores = bibs.map(
      (bib) => `${bib},${9 + (bib % 3)}:${String(bib % 60).padStart(2, '0')},${bib % 150},${bib % 90}`,
    );
    const csv = `bib,Breakwater,Crane,Twenty Down\n${scores.join('\n')}`;
    const as = await signedIn(parts, made.owner);
    const { data } = await call(importScores, { params: { competitionId: id }, body: { csv } }, { as });
    expect(data).toMatchObject({ imported: true, added: 7500 });
  });
});

describe('exporting scores', () => {
  it('gives a file that can be imported again', async () => {
    const { send, params, as } = await desk();
    await send(wide);
    const { data } = await call(exportScores, { params }, { as });
    const lines = data.csv.split('\r\n');
    expect(lines[0]).toBe('bib,name,division,workout,score,received');
    expect(lines[1]).toMatch(/^15,Signe Halvorsen,Women Rx,Breakwater,9:41.28,2026-/);
    expect(lines.find((line) => line.includes('Twenty Down'))).toContain('24 reps tb 4:31');
    expect((await send(data.csv)).data).toMatchObject({ imported: true, unchanged: 8, problems: [] });
  });
});
