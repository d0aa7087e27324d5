import { newProgram, type ProgramLevel } from '@chalkline/contract/programs/program.schema.ts';
import type { Prescription, ProgramDay } from '@chalkline/contract/programs/program-tree.schema.ts';
import { person } from '../accounts/people/people.factory.ts';
import type { Person } from '../accounts/people/people.service.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import type { Parts } from '../platform/parts.ts';
import { listPrograms } from '../programs/catalog/catalog.service.ts';
import { libraryExercise } from '../programs/programs/programs.factory.ts';
import { publishProgram } from '../programs/programs/programs.publish.service.ts';
import { createProgram } from '../programs/programs/programs.service.ts';
import { programDraft } from '../training/sale/programs.factory.ts';
import { daysAgo } from './demo-joined.ts';
import { type DemoPeople, demoPassword } from './demo-people.ts';
import { type Line, meters, reps, type Session, time } from './demo-sessions.ts';
import { buy, connectPayouts } from './demo-till.ts';

interface DemoProgram {
  readonly name: string;
  readonly daysAgo: number;
  /** Euro cents; left out: free. */
  readonly price?: number;
  readonly level: ProgramLevel;
  readonly desc: string;
  readonly weeks: number;
  /** The days of a week; loads go up by `step` percent from one week to the next. */
  readonly days: Readonly<Record<string, Session>>;
  readonly step?: number;
}

const programs: readonly (DemoProgram & { readonly by: 'coach' | 'trainer' })[] = [
  {
    name: 'Engine room',
    by: 'coach',
    price: 2400,
    daysAgo: 44,
    level: 'advanced',
    weeks: 8,
    desc: 'Three sessions a week, **never longer than 50 minutes**.\n\nWeeks 1 to 3 build the floor, weeks 4 to 7 add length, week 8 tests you on the same 2 km you rowed on day one.\n\n**You need**\nA rower, a bike and a clock.',
    days: {
      'Long row': [{ exercise: 'Row', sets: 3, goal: meters(2000), rest: 120, rpe: 7 }],
      'Short and sharp': [
        [
          { exercise: 'Bike', sets: 6, goal: time(60) },
          { exercise: 'Burpee', sets: 6, goal: reps(10), rest: 90 },
        ],
      ],
      'On your feet': [
        { exercise: 'Run', sets: 4, goal: meters(800), rest: 120 },
        { exercise: 'Kettlebell swing', sets: 4, goal: reps(20), rest: 60 },
      ],
    },
  },
  {
    name: 'Twelve weeks to ten pull-ups',
    by: 'coach',
    daysAgo: 23,
    level: 'intermediate',
    weeks: 12,
    desc: 'From one clean pull-up to ten in a row. Three short days a week, also beside other training.',
    days: {
      Strength: [
        { exercise: 'Pull ups', sets: 5, goal: reps(3, 5), rest: 150, rpe: 8 },
        { exercise: 'Body row', sets: 3, goal: reps(8, 12), rest: 90 },
      ],
      Grip: [
        { exercise: 'Dead hang', sets: 4, goal: time(30), rest: 60 },
        { exercise: 'Hollow hold', sets: 4, goal: time(20), rest: 45 },
      ],
      Volume: [
        [
          { exercise: 'Narrow parallel grip chin-ups', sets: 4, goal: reps(4, 6) },
          { exercise: 'Push up, body weight', sets: 4, goal: reps(10), rest: 90 },
        ],
      ],
    },
  },
  {
    name: 'First barbell',
    by: 'coach',
    daysAgo: 9,
    level: 'beginner',
    weeks: 6,
    step: 2.5,
    desc: 'Six weeks with a barbell for people who never held one. Loads are a share of what you can lift once, and go up a little each week.',
    days: {
      Squat: [
        { exercise: 'Barbell squat', sets: 3, goal: reps(5), rest: 150, share: 60 },
        { exercise: 'Bench press, barbell', sets: 3, goal: reps(5), rest: 120, share: 60 },
        { exercise: 'Plank', sets: 3, goal: time(40), rest: 45 },
      ],
      Pull: [
        { exercise: 'Deadlifts, barbell', sets: 3, goal: reps(5), rest: 180, share: 60 },
        { exercise: 'Bent over row with barbell', sets: 3, goal: reps(8), rest: 90, rpe: 7 },
        { exercise: 'Farmer carry', sets: 3, goal: meters(30), rest: 60 },
      ],
      Press: [
        { exercise: 'Push press', sets: 3, goal: reps(5), rest: 120, share: 55 },
        [
          { exercise: 'Goblet squat', sets: 3, goal: reps(10) },
          { exercise: 'Push up, body weight', sets: 3, goal: reps(8, 12), rest: 75 },
        ],
      ],
    },
  },
  {
    name: 'Back to the gym',
    by: 'trainer',
    daysAgo: 16,
    level: 'any',
    weeks: 4,
    desc: 'Two calm days a week after a break. Ask **Kwame** on the floor if anything hurts.',
    days: {
      'Whole body A': [
        { exercise: 'Goblet squat', sets: 3, goal: reps(10), rest: 75 },
        { exercise: 'Seated cable rows', sets: 3, goal: reps(12), rest: 75 },
      ],
      'Whole body B': [
        { exercise: 'Step ups, dumbbell', sets: 3, goal: reps(10), rest: 75 },
        { exercise: 'Bench press, dumbbell', sets: 3, goal: reps(10), rest: 75 },
      ],
    },
  },
];

/** Programs of a coach for everyone, one of them sold, and of the gym's trainer for its people. Gives the coach. */
export async function makeDemoPrograms(parts: Parts, { trainer, judge }: DemoPeople): Promise<Person> {
  const about = { name: 'Hugo Lindahl', accountType: 'trainer', email: 'hugo.lindahl@demo.test' } as const;
  const coach = await person(daysAgo(parts, 70), { ...about, password: demoPassword });
  await connectPayouts(daysAgo(parts, 60), coach, 'SE');
  for (const { by, ...sketch } of programs)
    await publishSketch(parts, sketch, by === 'coach' ? coach : trainer);
  const { data } = await listPrograms(parts, asViewer(judge), { price: 'paid', limit: 1 });
  await buy(daysAgo(parts, 12), judge, programDraft(data[0]?.programId ?? ''));
  return coach;
}

/** Creates and publishes it as that trainer. */
export async function publishSketch(
  parts: Parts,
  { name, desc, level, price, ...sketch }: DemoProgram,
  by: Person,
): Promise<void> {
  const then = daysAgo(parts, sketch.daysAgo);
  const viewer = asViewer(by);
  const weeks = Array.from({ length: sketch.weeks }, (_, week) => ({
    id: crypto.randomUUID(),
    days: Object.entries(sketch.days).map(([day, lines]) => dayOf(day, lines, (sketch.step ?? 0) * week)),
  }));
  const body = newProgram.parse({ name, desc, level, price, tree: { weeks } });
  const { id, version } = await createProgram(then, viewer, body);
  await publishProgram(then, viewer, id, { version });
}

function dayOf(name: string, lines: Session, more: number): ProgramDay {
  const blocks = lines.map((line) => {
    const all = 'exercise' in line ? [line] : line;
    return { id: crypto.randomUUID(), exercises: all.map((one) => exerciseOf(one, more)) };
  });
  return { id: crypto.randomUUID(), name, blocks };
}

function exerciseOf({ exercise, sets, goal, rest = 0, rpe, share }: Line, more: number) {
  const load = share === undefined ? null : { by: 'share' as const, percent: share + more };
  const set: Prescription = { kind: 'work', goal, load, rpe: rpe ?? null, tempo: null, rest };
  const id = crypto.randomUUID();
  return {
    id,
    exerciseId: libraryExercise(exercise),
    note: '',
    sets: Array.from({ length: sets }, () => set),
  };
}
