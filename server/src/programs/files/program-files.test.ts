import * as endpoints from '@chalkline/contract/programs/program-files.endpoints.ts';
import type { ProgramTree } from '@chalkline/contract/programs/program-tree.schema.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { libraryExercise, program } from '../programs/programs.factory.ts';

const { parts, call } = await testApp();

const coach = await person(parts, { accountType: 'trainer' });
const as = await signedIn(parts, coach);
const id = () => crypto.randomUUID();
const [squat, press, plank] = ['Barbell squat', 'Push press', 'Plank'].map(libraryExercise);
const set = { kind: 'work', rpe: null, tempo: null, load: null, rest: 0 } as const;

const tree: ProgramTree = {
  weeks: [1, 2].map((week) => ({
    id: id(),
    days: [
      {
        id: id(),
        name: 'Heavy, then long',
        blocks: [
          {
            id: id(),
            exercises: [
              {
                id: id(),
                exerciseId: squat ?? '',
                note: '=No belt',
                progress: { by: 'load', grams: 2500 },
                sets: [
                  {
                    ...set,
                    kind: 'warm_up',
                    goal: { by: 'reps', from: 5, to: 5 },
                    load: { by: 'grams', grams: 42_500 },
                  },
                  ...[1, 2].map(() => ({
                    ...set,
                    goal: { by: 'reps', from: 8, to: 12 } as const,
                    tempo: '31X1',
                    load: { by: 'share', percent: 70 + week } as const,
                    rpe: 8.5,
                    rest: 120,
                  })),
                ],
              },
            ],
          },
          {
            id: id(),
            exercises: [
              {
                id: id(),
                exerciseId: press ?? '',
                note: '',
                sets: [{ ...set, goal: { by: 'reps', from: 5, to: 5 } }],
              },
              {
                id: id(),
                exerciseId: plank ?? '',
                note: '',
                sets: [{ ...set, goal: { by: 'time', seconds: 45 }, rest: 60 }],
              },
            ],
          },
        ],
      },
    ],
  })),
};

const exported = async (programId: string, format: 'csv' | 'json', token = as) =>
  (await call(endpoints.exportProgram, { params: { programId }, query: { format } }, { as: token })).data;
const read = async (content: string) =>
  (await call(endpoints.readProgramFile, { body: { name: 'Again', content } }, { as })).data;
/** A tree without its ids, which are made anew. */
const plain = (value: unknown) =>
  JSON.parse(JSON.stringify(value, (key, inner: unknown) => (key === 'id' ? undefined : inner)));

it.each(['csv', 'json'] as const)('a program comes back from its %s file as it was', async (format) => {
  const made = await program(parts, asViewer(coach), { name: 'Summer strength', tree });
  const { fileName, content } = await exported(made.id, format);
  expect(fileName).toBe(`summer-strength-program.${format}`);
  const { program: again, problems } = await read(content);
  expect(problems).toEqual([]);
  expect(again?.name).toBe(format === 'csv' ? 'Again' : 'Summer strength');
  // A cell that a spreadsheet would run is written with an apostrophe, and read without it.
  if (format === 'csv') expect(content).toContain("'=No belt");
  expect(plain(again?.tree)).toEqual(plain(tree));
});

it('names the bad rows of a CSV and gives nothing of it', async () => {
  const csv = [
    'week,workout,exercise,sets,do,load',
    '1,Day 1,Barbell squat,3,8-12,80 kg',
    '1,Day 1,Sky hook,3,8,',
    'one,Day 1,Barbell squat,3,8,',
    '1,Day 1,Barbell squat,3,12-8,',
    '1,Day 1,Barbell squat,99,8,80 stone',
    '1,Day 1,Barbell squat,1,8,80 stone',
  ].join('\n');
  const { program: none, problemCount, problems } = await read(csv);
  expect(none).toBeNull();
  expect(problemCount).toBe(5);
  expect(problems.map(({ row, column }) => [row, column])).toEqual([
    [3, 'exercise'],
    [4, 'week'],
    [5, 'do'],
    [6, 'sets'],
    [7, 'load'],
  ]);
  expect((await read('week,workout\n1,Day 1')).problems.map(({ message }) => message)).toEqual([
    'The column “exercise” is missing.',
    'The column “do” is missing.',
  ]);
});

it('names what is wrong in a JSON file, and finds exercises of elsewhere by their name', async () => {
  expect((await read('{"name": ')).problems).toMatchObject([{ row: null }]);
  expect((await read('{"name": "A", "tree": {"weeks": [{}]}}')).problems[0]?.column).toMatch(
    /^tree\.weeks\.0/,
  );
  const [week] = tree.weeks;
  const elsewhere = JSON.stringify({
    name: 'A',
    tree: { weeks: [week] },
    exercises: { 'their-squat': 'barbell SQUAT', 'their-own': 'Sky hook' },
  });
  const known = await read(elsewhere.replaceAll(squat ?? '', 'their-squat'));
  expect(known.program?.tree.weeks[0]?.days[0]?.blocks[0]?.exercises[0]?.exerciseId).toBe(squat);
  expect(await read(elsewhere.replaceAll(squat ?? '', 'their-own'))).toMatchObject({
    program: null,
    problems: [{ column: 'Week 1, Heavy, then long', message: 'No exercise is called “Sky hook”.' }],
  });
});

it('is of who builds it', async () => {
  const { id: programId } = await program(parts, asViewer(coach), { tree });
  const other = await signedIn(parts, await person(parts, { accountType: 'trainer' }));
  expect(await failure(exported(programId, 'csv', other))).toContain('not_found');
  const body = { name: 'A', content: 'week' };
  const trainee = await signedIn(parts, await person(parts));
  expect(await failure(call(endpoints.readProgramFile, { body }, { as: trainee }))).toContain('not_allowed');
  expect(await failure(call(endpoints.readProgramFile, { body }, {}))).toContain('not_signed_in');
});
