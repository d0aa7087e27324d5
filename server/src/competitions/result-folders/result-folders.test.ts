import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { testApp } from '../../platform/testing/test-app.ts';
import type { ResultFolder } from './result-folder.rules.ts';
import { checkResults } from './result-folders.check.service.ts';
import { readResults } from './result-folders.read.service.ts';
import { describeComparison } from './results-report.rules.ts';
import { unreadableCells } from './unreadable-cells.rules.ts';

const { parts, clock } = await testApp();
const checking = { parts, advance: (milliseconds: number) => clock.advance(milliseconds) };
const invented = fileURLToPath(new URL('./invented-open', import.meta.url));

async function folderAt(path: string): Promise<ResultFolder> {
  const reading = await readResults(path);
  if ('faults' in reading) throw new Error(reading.faults.join('\n'));
  return reading.folder;
}

const original = await folderAt(invented);

/** The folder with one published cell or standing changed. */
function withCell(change: Partial<ResultFolder['scores'][number]>, at = 0): ResultFolder {
  return {
    ...original,
    scores: original.scores.map((cell, index) => (index === at ? { ...cell, ...change } : cell)),
  };
}

describe('a folder of published results', () => {
  it.each([1, 2, 3, 4, 5])('comes out as published, whatever the order (seed %s)', async (seed) => {
    const comparison = await checkResults(checking, original, seed);
    expect(comparison.differences).toEqual([
      {
        line: 'overall.csv, line 2',
        where: 'overall, cleo',
        what: 'total 211 is published, total 210 came out',
        known: 'a point too many was published',
      },
    ]);
    const { lines, isGood } = describeComparison('invented-open', comparison);
    expect(isGood).toBe(true);
    expect(lines[0]).toBe('invented-open: 44 figures compared, 0 differ.');
  });

  it.each([
    ['place', { place: 2 }, 'place 2 is published, place 1 came out'],
    ['point', { points: 99 }, 'points 99 is published, points 100 came out'],
  ])('is not good with another %s', async (_, change, what) => {
    const comparison = await checkResults(checking, withCell(change), 7);
    const line = 'scores.csv, line 2';
    expect(comparison.differences).toContainEqual({ line, where: 'w1, ana', what, known: '' });
    const { isGood, lines } = describeComparison('changed', comparison);
    expect(isGood).toBe(false);
    expect(lines).toContain(`  ${line}: w1, ana: ${what}`);
  });

  it('gives who takes no part neither place nor points', async () => {
    const finn = original.scores.findIndex(({ workout, entry }) => workout === 'w1' && entry === 'finn');
    const comparison = await checkResults(checking, withCell({ mark: 'dns', place: null }, finn), 7);
    expect(comparison.differences).toHaveLength(1);
    const other = await checkResults(checking, withCell({ mark: 'out', place: 6, points: 0 }, finn), 7);
    expect(other.differences.map(({ what }) => what)).toContain('place 6 is published, no place came out');
  });

  it('counts places as points, with the zeroed before the missed', async () => {
    const ranked: ResultFolder = {
      ...original,
      competition: {
        ...original.competition,
        overall: { method: 'rank_sum', tie: 'share', withdrawn: 'by_points' },
        workouts: original.competition.workouts
          .slice(0, 1)
          .map((workout) => ({ ...workout, points: { method: 'place' } })),
      },
      scores: original.scores
        .filter(({ workout }) => workout === 'w1')
        .map((cell) => {
          if (cell.entry === 'eva') return { ...cell, mark: 'zeroed', place: 5, points: 5 };
          if (cell.entry === 'finn') return { ...cell, mark: 'missed', place: null, points: 6 };
          return { ...cell, points: cell.place };
        }),
      standings: ['ana', 'ben', 'cleo', 'dan', 'eva', 'finn'].map((entry, index) => {
        const place = entry === 'dan' ? 3 : index + 1;
        const usual = { line: 1, status: 'active', withdrewAt: null, knownDifference: '' } as const;
        return { ...usual, entry, place, total: place };
      }),
    };
    expect((await checkResults(checking, ranked, 11)).differences).toEqual([]);
  });

  it('says which line cannot be a score', async () => {
    const broken = withCell({ result: 'nine minutes' });
    expect(unreadableCells(broken)).toEqual([
      "scores.csv, line 2, column 'result': workout 'w1': 'nine minutes': This isn’t a valid score for this workout.",
    ]);
    await expect(checkResults(checking, broken, 1)).rejects.toThrow("scores.csv, line 2: 'nine minutes'");
  });
});

describe('nonsense in a folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chalkline-folder-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const competition = {
    name: 'Small',
    division: 'All',
    overall: { method: 'rank_sum' },
    workouts: [{ id: 'w', scoring_type: 'reps', direction: 'higher', points: { method: 'place' } }],
  };
  const scores = 'workout,entry,result,place,points\nw,a,5,1,1\n';
  const overall = 'entry,place,total\na,1,1\n';
  const write = (texts: Record<string, string | Uint8Array>) => {
    for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text);
  };
  const good = {
    'competition.json': JSON.stringify(competition),
    'scores.csv': scores,
    'overall.csv': overall,
  };
  const changed = (change: object) => JSON.stringify({ ...competition, ...change });

  it('is none in the smallest one', async () => {
    write(good);
    expect(await readResults(folder)).toMatchObject({ folder: { standings: [{ status: 'active' }] } });
  });

  it.each([
    ['no JSON', { 'competition.json': '{' }, 'competition.json: this isn’t JSON'],
    [
      'no workouts',
      { 'competition.json': changed({ workouts: [] }) },
      "competition.json, 'workouts': this list is not a list of 1 to 50 workouts",
    ],
    [
      'an unknown method',
      { 'competition.json': changed({ overall: { method: 'luck' } }) },
      "'overall.method': 'luck' is none of",
    ],
    [
      'a missing column',
      { 'scores.csv': 'workout,entry\n' },
      "scores.csv, line 1: there is no column 'result'",
    ],
    [
      'an unknown mark',
      { 'scores.csv': `${scores.replace('points', 'points,mark')}w,a,,1,1,lost\n` },
      "line 3, column 'mark': 'lost' is none of",
    ],
    [
      'an unknown workout',
      { 'scores.csv': scores.replace('w,a', 'x,a') },
      "line 2, column 'workout': there is no workout 'x'",
    ],
    [
      'an unknown entry',
      { 'scores.csv': scores.replace('w,a', 'w,b') },
      "line 2, column 'entry': 'b' is not in overall.csv",
    ],
    ['a cell twice', { 'scores.csv': `${scores}w,a,6,1,1\n` }, "line 3: 'w, a' is also in line 2"],
    ['an entry twice', { 'overall.csv': `${overall}a,1,1\n` }, "overall.csv, line 3: 'a' is also in line 2"],
    [
      'a place of nobody',
      { 'overall.csv': 'entry,place,total\na,first,1\n' },
      "line 2, column 'place': 'first' isn’t a place",
    ],
    [
      'a total of letters',
      { 'overall.csv': 'entry,place,total\na,1,many\n' },
      "line 2, column 'total': 'many' isn’t a number",
    ],
    [
      'an unknown status',
      { 'overall.csv': 'entry,status,place,total\na,lost,1,1\n' },
      "line 2, column 'status': 'lost'",
    ],
    [
      'a row of other cells than the header has',
      { 'scores.csv': `${scores}w,a,,6,1,1\n` },
      'scores.csv, line 3: there are 6 cells, and 5 columns.',
    ],
    [
      'a column twice',
      { 'scores.csv': scores.replace('points', 'place') },
      "line 1: column 'place' is there twice",
    ],
    [
      'a bad cell after empty lines and a break in quotes',
      {
        'scores.csv':
          '\uFEFFworkout,entry,result,note,place,points\r\n\r\nw,a,5,"x\r\ny",1,1\r\nw,a,5,,0,1\r\n',
      },
      "line 5, column 'place': '0' isn’t a place",
    ],
    [
      'a quote without an end',
      { 'scores.csv': 'workout,entry,result,place,points\n\nw,a,"5,1,1\nw,a,5,1,1\n' },
      'scores.csv, line 2: a quote is opened and never closed',
    ],
    [
      'an unknown table',
      {
        'competition.json': changed({
          workouts: [{ ...competition.workouts[0], points: { method: 'table', table: '1999-40' } }],
        }),
      },
      "workout 'w', 'points.table': there is no table '1999-40'",
    ],
    [
      'more workouts than a competition has',
      {
        'competition.json': changed({
          workouts: Array.from({ length: 51 }, (_, at) => ({ ...competition.workouts[0], id: `w${at}` })),
        }),
      },
      "competition.json, 'workouts': this list is not a list of 1 to 50 workouts",
    ],
    [
      'a tie-break of letters',
      {
        'competition.json': changed({
          workouts: [{ ...competition.workouts[0], tiebreak: { type: 'time', direction: 'lower' } }],
        }),
        'scores.csv': 'workout,entry,result,tiebreak,place,points\nw,a,5,soon,1,1\n',
      },
      "line 2, column 'tiebreak': workout 'w': 'soon'",
    ],
    [
      'an ordering number of letters',
      { 'scores.csv': 'workout,entry,result,second_tiebreak,place,points\nw,a,5,x,1,1\n' },
      "line 2, column 'second_tiebreak': workout 'w': 'x'",
    ],
    [
      'another encoding',
      { 'overall.csv': Buffer.from('entry,place,total\n\xe9,1,1\n', 'latin1') },
      'not UTF-8',
    ],
    ['nobody', { 'overall.csv': 'entry,place,total\n' }, 'there are no entries'],
  ])('gets a sentence: %s', async (_, texts, sentence) => {
    write({ ...good, ...texts });
    const reading = await readResults(folder);
    expect('faults' in reading && reading.faults.join('\n')).toContain(sentence);
  });

  it('gets a sentence when a file is missing', async () => {
    expect(await readResults(join(folder, 'nowhere'))).toEqual({
      faults: ['competition.json', 'scores.csv', 'overall.csv'].map(
        (name) => `${name}: there is no such file.`,
      ),
    });
  });
});
