import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { testApp } from '../../platform/testing/test-app.ts';
import { checkResults } from './result-folders.check.service.ts';
import { readResults } from './result-folders.read.service.ts';

const { parts, clock } = await testApp();
const checking = { parts, advance: (milliseconds: number) => clock.advance(milliseconds) };
const folder = mkdtempSync(join(tmpdir(), 'chalkline-forms-'));
afterAll(() => rmSync(folder, { recursive: true }));

const reps = { scoring_type: 'reps', direction: 'higher' };
const time = { scoring_type: 'time', direction: 'lower' };
const place = { method: 'place' };

interface Files {
  readonly teams?: object;
  readonly members?: string;
  readonly overall?: object;
  readonly workouts: readonly object[];
  readonly scores: string;
  readonly standings: string;
  readonly penalties?: string;
  readonly adjustments?: string;
}

function write({ overall, teams, members, workouts, scores, standings, penalties, adjustments }: Files) {
  const files = {
    'competition.json': JSON.stringify({
      name: 'Invented',
      division: 'All',
      overall: overall ?? { method: 'rank_sum' },
      workouts,
      ...(teams && { teams }),
    }),
    'scores.csv': scores,
    'overall.csv': standings,
    'members.csv': members,
    'penalties.csv': penalties,
    'adjustments.csv': adjustments,
  };
  for (const [name, text] of Object.entries(files)) {
    if (text === undefined) rmSync(join(folder, name), { force: true });
    else writeFileSync(join(folder, name), text);
  }
}

async function differences(files: Files) {
  write(files);
  const reading = await readResults(folder);
  if ('faults' in reading) throw new Error(reading.faults.join('\n'));
  return (await checkResults(checking, reading.folder, 5)).differences;
}

async function faultsOf(files: Files) {
  write(files);
  const reading = await readResults(folder);
  return 'faults' in reading ? reading.faults : [];
}

const forms: readonly (readonly [string, Files])[] = [
  [
    'knock-out rounds: a later one stands above any time of an earlier one',
    {
      workouts: [{ id: 'w', ...time, points: place, knockout_rounds: 3 }],
      scores: 'workout,entry,result,round,place,points\nw,a,1:00,3,1,1\nw,b,1:10,3,2,2\nw,c,0:50,2,3,3\n',
      standings: 'entry,place,total\na,1,1\nb,2,2\nc,3,3\n',
    },
  ],
  [
    'variants: Rx stands above scaled',
    {
      workouts: [{ id: 'w', ...reps, points: place, variants: ['Rx', 'Scaled'] }],
      scores:
        'workout,entry,result,variant,place,points\nw,a,100,Rx,1,1\nw,b,100,Scaled,3,3\nw,c,101,Scaled,2,2\n',
      standings: 'entry,place,total\na,1,1\nb,3,3\nc,2,2\n',
    },
  ],
  [
    'points tables of its own and weights',
    {
      overall: { method: 'points_table', tie: 'best_finish' },
      workouts: [
        { id: 'w1', ...reps, points: { method: 'own_table', points: [50, 30, 10.5] } },
        { id: 'w2', ...reps, weight: 50, points: { method: 'table', table: '2019-5' } },
      ],
      scores:
        'workout,entry,result,place,points\nw1,a,9,1,50\nw1,b,8,2,30\nw1,c,7,3,10.5\nw2,a,7,3,27.5\nw2,b,9,1,50\nw2,c,8,2,37.5\n',
      standings: 'entry,place,total\na,2,77.5\nb,1,80\nc,3,48\n',
    },
  ],
  [
    'penalties, which leave the result as it was handed in',
    {
      workouts: [
        { id: 'w1', ...reps, points: place },
        { id: 'w2', ...time, points: place },
      ],
      scores: 'workout,entry,result,place,points\nw1,a,100,2,2\nw1,b,95,1,1\nw2,a,9:00,2,2\nw2,b,9:05,1,1\n',
      standings: 'entry,place,total\na,2,4\nb,1,2\n',
      penalties:
        'workout,entry,kind,amount,reason\nw1,a,percent,10,Two no-reps\nw2,a,seconds,6.5,Early start\n',
    },
  ],
  [
    'adjustments of the total',
    {
      overall: { method: 'points_table' },
      workouts: [{ id: 'w', ...reps, points: { method: 'table', table: '2019-5' } }],
      scores: 'workout,entry,result,place,points\nw,a,9,1,100\nw,b,8,2,75\n',
      standings: 'entry,place,total\na,2,70\nb,1,75\n',
      adjustments: 'entry,points,reason\na,-30,Missed the briefing\n',
    },
  ],
  [
    'parts: ties in one are split by the other',
    {
      workouts: [
        { id: 'A', ...reps, points: place },
        { id: 'B', ...reps, points: place, part_of: 'A', broken_by_part: 'A' },
      ],
      scores:
        'workout,entry,result,place,points\nA,a,9,1,1\nA,b,8,2,2\nA,c,7,3,3\nB,a,5,3,3\nB,b,6,1,1\nB,c,6,2,2\n',
      standings: 'entry,place,total\na,2,4\nb,1,3\nc,3,5\n',
    },
  ],
];

const memberScores = `workout,entry,member,result
w1,a,Ana,50
w1,a,Amy,40
w1,a,Ada,30
w1,b,Ben,60
w1,b,Bob,55
w2,a,Ana,1:00
w2,a,Amy,1:10
w2,a,Ada,1:20
w2,b,Ben,0:50
w2,b,Bob,2:00
`;
const teamWorkouts = [
  { id: 'w1', ...reps, points: place },
  { id: 'w2', ...time, points: place },
];

/** The files of teams that are added up, with the published places of a and b in both workouts and overall. */
const added = (teams: object, ...[first, second]: readonly (readonly [number, number])[]): Files => ({
  teams,
  workouts: teamWorkouts,
  members: memberScores,
  scores: `workout,entry,result,place,points
w1,a,,${first?.[0]},${first?.[0]}
w1,b,,${first?.[1]},${first?.[1]}
w2,a,,${second?.[0]},${second?.[0]}
w2,b,,${second?.[1]},${second?.[1]}
`,
  standings: 'entry,place,total\na,1,3\nb,1,3\n',
});
// 120 against 115 reps, 3:30 against 2:50; of the best two 90 against 115, and 2:10 against 2:50.
const teamForms: readonly (readonly [string, Files])[] = [
  ['teams whose members are summed', added({ by: 'sum' }, [1, 2], [2, 1])],
  ['teams whose best two members are summed', added({ by: 'best', count: 2 }, [2, 1], [1, 2])],
  [
    'a penalty of a member, which counts for the team',
    {
      ...added({ by: 'sum' }, [2, 1], [2, 1]),
      standings: 'entry,place,total\na,2,4\nb,1,2\n',
      penalties: 'workout,entry,kind,amount,reason\nw1,Ana,reps,6,No lockout\n',
    },
  ],
];

describe('a folder can hold', () => {
  it.each([...forms, ...teamForms])('%s', async (_, files) => {
    expect(await differences(files)).toEqual([]);
    // The first published place is the place of a; another one is noticed.
    const changed = files.scores.replace(/,\d,(\d+)\n/, ',9,$1\n');
    expect((await differences({ ...files, scores: changed })).map(({ what }) => what)).toEqual([
      expect.stringMatching(/^place 9 is published, place \d came out$/),
    ]);
  });
});

describe('a fault', () => {
  const plain = forms[0]?.[1] as Files;
  const workout = plain.workouts[0] as object;

  it('in the settings is listed with all others, with the workout’s id and in plain words', async () => {
    const faults = await faultsOf({
      ...plain,
      overall: { method: 'rank_sum', luck: true, tie: 'coin' },
      workouts: [
        { ...workout, id: 'w', knockout_rounds: 1, cap: { notation: 'left', minutes: 3 } },
        { ...workout, id: 'w', points: { method: 'table', table: '1999-40' }, part_of: 'z' },
        { ...workout, id: 'x', points: { method: 'dice' }, direction: undefined, variants: ['Rx', 'rx'] },
        { ...workout, id: 'y', weight: 'half', broken_by_part: 'y' },
        { ...workout, id: 'v', variants: ['Rx', 'rx'], broken_by_part: 'v' },
      ],
    });
    expect(faults.map((fault) => fault.replace(/ There are 20.*/, ''))).toEqual([
      "competition.json, workout 'w', 'cap.notation': 'left' is none of remaining, completed.",
      "competition.json, workout 'w', 'cap': there is no setting 'minutes'.",
      "competition.json, workout 'w', 'knockout_rounds': 1 is not a whole number from 2 to 50.",
      "competition.json, workout 'x', 'direction' is missing.",
      "competition.json, workout 'x', 'points.method': 'dice' is none of table, own_table, place, raw, share_of_best.",
      "competition.json, workout 'y', 'weight': 'half' is not a whole number from 0 to 1,000, in percent.",
      "competition.json, 'overall.tie': 'coin' is none of share, best_finish.",
      "competition.json, 'overall': there is no setting 'luck'.",
      "competition.json, workout 'w', 'points.table': there is no table '1999-40'.",
      "competition.json, workout 'w', 'points.method': 'table' does not go with 'rank_sum', where the lowest total wins.",
      "competition.json, workout 'w', 'part_of': there is no workout 'z'.",
      "competition.json, workout 'v', 'variants': a name is there twice.",
      "competition.json, workout 'v', 'broken_by_part': a workout cannot name itself.",
    ]);
  });

  it('that many rows share is listed once', async () => {
    const scores =
      'workout,entry,result,round,place,points\nu,a,1,,1,1\nu,b,1,,1,1\nu,c,1,,1,1\nw,a,1:00,4,1,1\n';
    expect(await faultsOf({ ...plain, scores })).toEqual([
      "scores.csv, line 2, column 'workout': there is no workout 'u'. The same in 2 more rows.",
      "scores.csv, line 5, column 'round': workout 'w' has no round 4.",
    ]);
    const unreadable = 'workout,entry,result,place,points\nw,a,CAP+1,1,1\nw,b,CAP+2,2,2\nw,c,soon,3,3\n';
    expect(await faultsOf({ ...plain, scores: unreadable })).toEqual([
      "scores.csv, line 2, column 'result': workout 'w': 'CAP+1': This workout has no time cap. The same in 1 more row.",
      "scores.csv, line 4, column 'result': workout 'w': 'soon': This isn’t a valid score for this workout.",
    ]);
  });

  it.each([
    [
      'a variant nobody named',
      { scores: 'workout,entry,result,variant,place,points\nw,a,1:00,Rx,1,1\n' },
      "workout 'w' has no variant 'Rx'",
    ],
    [
      'a round of letters',
      { scores: 'workout,entry,result,round,place,points\nw,a,1:00,last,1,1\n' },
      "column 'round': 'last' isn’t a whole number",
    ],
    [
      'a penalty on nobody',
      { penalties: 'workout,entry,kind,amount,reason\nw,z,reps,1,x\n' },
      "penalties.csv, line 2, column 'entry': 'z' is not in overall.csv",
    ],
    [
      'a penalty of nothing',
      { penalties: 'workout,entry,kind,amount,reason\nw,a,reps,0,x\n' },
      "column 'amount': '0' isn’t a valid amount of a penalty in reps",
    ],
    [
      'a penalty of another kind',
      { penalties: 'workout,entry,kind,amount,reason\nw,a,pounds,1,x\n' },
      "column 'kind': 'pounds' is none of seconds, reps, percent",
    ],
    [
      'an adjustment without a reason',
      { adjustments: 'entry,points,reason\na,5,\n' },
      "adjustments.csv, line 2, column 'reason': it is missing",
    ],
    [
      'teams added up in another way',
      { teams: { by: 'luck' }, members: memberScores },
      "competition.json, 'teams.by': 'luck' is none of sum, best",
    ],
    [
      'the best of no number',
      { teams: { by: 'best' }, members: memberScores },
      "competition.json, 'teams.count' is missing",
    ],
    ['teams without members', { teams: { by: 'sum' } }, 'members.csv: there are no members'],
    [
      'members of teams that are not added up',
      { members: 'workout,entry,member,result\nw,a,Ana,1:00\n' },
      "members.csv: there is no setting 'teams' in competition.json",
    ],
    [
      'a member of two teams',
      { teams: { by: 'sum' }, members: 'workout,entry,member,result\nw,a,Ana,1:00\nw,b,Ana,1:10\n' },
      "members.csv, line 3, column 'member': 'Ana' is a member of 'a' already",
    ],
    [
      'a member that is a team',
      { teams: { by: 'sum' }, members: 'workout,entry,member,result\nw,a,b,1:00\n' },
      "'b' is a team in overall.csv",
    ],
    [
      'a score of a member that cannot be read',
      { teams: { by: 'sum' }, members: 'workout,entry,member,result\nw,a,Ana,soon\n' },
      "members.csv, line 2, column 'result': workout 'w': 'soon'",
    ],
    [
      'a penalty on a team that is added up',
      {
        teams: { by: 'sum' },
        members: 'workout,entry,member,result\nw,a,Ana,1:00\n',
        penalties: 'workout,entry,kind,amount,reason\nw,a,reps,1,x\n',
      },
      "penalties.csv, line 2, column 'entry': 'a' is not in members.csv",
    ],
    [
      'an adjustment of nothing',
      { adjustments: 'entry,points,reason\na,0,x\n' },
      "column 'points': it changes nothing",
    ],
  ])('gets a sentence: %s', async (_, change, sentence) => {
    expect((await faultsOf({ ...plain, ...change })).join('\n')).toContain(sentence);
  });
});
