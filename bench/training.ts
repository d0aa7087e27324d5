import { createClient } from '@chalkline/contract/http/client.ts';
import { listExercises } from '@chalkline/contract/programs/exercises.endpoints.ts';
import type { ProgramTree } from '@chalkline/contract/programs/program-tree.schema.ts';
import {
  createProgram,
  getProgram,
  publishProgram,
} from '@chalkline/contract/programs/programs.endpoints.ts';
import {
  getEnrollment,
  listRunningPrograms,
  startProgram,
} from '@chalkline/contract/training/enrollments.endpoints.ts';
import { launchBrowser } from '../e2e/browser.ts';
import { openNetwork } from '../e2e/network.ts';
import { visit } from '../e2e/visit.ts';
import { median, percentile, report } from './table.ts';
import { type BenchWorld, openWorld } from './world.ts';

const weeks = 12;
const workoutsAWeek = 4;
const exercisesAWorkout = 6;
const setsAnExercise = 4;
const times = 200;
const taps = 60;

/** A program of twelve weeks as its client opens it, and the taps of a workout without a network. */
export async function benchTraining(): Promise<void> {
  const world = await openWorld('training');
  try {
    const rows = [...(await timeCalls(world)), await timeTaps(world)];
    report({
      name: 'training',
      about: `A program of ${weeks} weeks with ${workoutsAWeek} workouts a week, ${exercisesAWorkout} exercises each and ${setsAnExercise} sets of each. Calls one after another. Taps: “Set done” on a phone’s screen without a network, in the page, from the tap until the next set or the rest is shown.`,
      columns: ['what', 'median', 'p95', 'target'],
      rows: rows.map(({ name, figures, target }) => [
        name,
        `${median(figures).toFixed(1)} ms`,
        `${percentile(figures, 95).toFixed(1)} ms`,
        `≤ ${target} ms`,
      ]),
      raw: rows,
    });
  } finally {
    await world.close();
  }
}

interface Timed {
  readonly name: string;
  readonly target: number;
  readonly figures: readonly number[];
}

async function timeCalls({ server, backDoor }: BenchWorld): Promise<Timed[]> {
  const trainer = await backDoor.signIn({ name: 'Kofi Mensah', accountType: 'trainer' });
  const call = createClient({ baseUrl: server.address, token: () => trainer.token });
  const exercises = (await call(listExercises, { query: { limit: 30 } })).data.map(({ id }) => id);
  const body = { name: 'Twelve weeks', tree: treeOf(exercises) };
  const { data: made } = await call(createProgram, { body }, { idempotencyKey: crypto.randomUUID() });
  await call(publishProgram, { params: { programId: made.id }, body: { version: made.version } });
  const { token } = await backDoor.signIn({ name: 'Ana Reyes' });
  const own = createClient({ baseUrl: server.address, token: () => token });
  const params = { programId: made.id };
  const startDay = new Date().toISOString().slice(0, 10);
  const terms = { startDay, weekdays: [1, 2, 4, 6], zone: 'UTC' };
  const started = await own(startProgram, { params, body: terms }, { idempotencyKey: crypto.randomUUID() });
  const enrollmentId = started.data.id;
  const asked = [
    ['a program, whole', () => own(getProgram, { params })],
    ['its schedule', () => own(getEnrollment, { params: { enrollmentId } })],
    ['what is planned around today', () => own(listRunningPrograms)],
  ] as const;
  const timed: Timed[] = [];
  for (const [name, ask] of asked) {
    for (let warm = 0; warm < 20; warm += 1) await ask();
    const figures: number[] = [];
    for (let at = 0; at < times; at += 1) {
      const began = performance.now();
      await ask();
      figures.push(performance.now() - began);
    }
    timed.push({ name, target: 60, figures });
  }
  return timed;
}

function treeOf(exercises: readonly string[]): ProgramTree {
  const id = () => crypto.randomUUID();
  const many = <Made>(count: number, make: (at: number) => Made) =>
    Array.from({ length: count }, (_, at) => make(at));
  const set = {
    ...({ kind: 'work', goal: { by: 'reps', from: 5, to: 8 }, load: null } as const),
    rpe: null,
    tempo: null,
    rest: 0,
  };
  return {
    weeks: many(weeks, (week) => ({
      id: id(),
      days: many(workoutsAWeek, (day) => ({
        id: id(),
        name: `Week ${week + 1}, day ${day + 1}`,
        blocks: many(exercisesAWorkout, (at) => ({
          id: id(),
          exercises: [
            {
              id: id(),
              note: 'Slow on the way down.',
              exerciseId: exercises[(day * exercisesAWorkout + at) % exercises.length] ?? '',
              sets: many(setsAnExercise, () => set),
            },
          ],
        })),
      })),
    })),
  };
}

async function timeTaps({ server, backDoor }: BenchWorld): Promise<Timed> {
  const network = await openNetwork(server.address);
  const browser = await launchBrowser();
  try {
    const as = await backDoor.signIn({ name: 'Mara Lindqvist' });
    const phone = await visit(browser, { address: network.address, as, width: 390 });
    const { page } = phone;
    await phone.open('/fitness-trainer');
    await page.getByRole('button', { name: 'Start a workout' }).click();
    await page.getByRole('button', { name: 'Add exercise' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox', { name: 'Search exercises' }).fill('barbell squat');
    await dialog.getByRole('button', { name: /^Barbell squat/ }).click();
    await page.getByText('All saved').waitFor();
    network.cut();
    await page.getByRole('textbox', { name: 'kg' }).fill('60');
    return { name: 'a tap without a network', target: 100, figures: await page.evaluate(tapSets, taps) };
  } finally {
    await browser.close();
    network.close();
  }
}

/** Runs in the page. Gives the milliseconds of each “Set done”. */
async function tapSets(count: number): Promise<number[]> {
  const frame = () => new Promise((done) => setTimeout(done, 0));
  const until = async <Found>(find: () => Found | null | undefined | false): Promise<Found> => {
    for (let tries = 0; tries < 4000; tries += 1) {
      const found = find();
      if (found) return found;
      await frame();
    }
    throw new Error(`It didn’t come: ${document.body.innerText.slice(0, 400)}`);
  };
  const button = (begins: string) =>
    [...document.querySelectorAll('button')].find(
      (one) => !one.disabled && one.innerText.trim().startsWith(begins),
    );
  const figures: number[] = [];
  while (figures.length < count) {
    // One more, so that the exercise never ends.
    (await until(() => button('Add set'))).click();
    const done = await until(() => button('Set done'));
    const before = document.body.innerText;
    const began = performance.now();
    done.click();
    await until(() => button('Skip rest') ?? document.body.innerText !== before);
    figures.push(performance.now() - began);
    button('Skip rest')?.click();
    await until(() => button('Set done'));
  }
  return figures;
}
