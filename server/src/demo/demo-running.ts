import { dayAfter, daysBetween, todayIn } from '@chalkline/contract/competitions/days.ts';
import { day } from '@chalkline/contract/spans.ts';
import { planOfDay } from '@chalkline/contract/training/plan-of-day.ts';
import { weekdayOf } from '@chalkline/contract/training/schedule.rules.ts';
import { findPerson } from '../accounts/people/people.repository.ts';
import type { Person } from '../accounts/people/people.service.ts';
import { askForCoaching, listCoachings, moveCoaching } from '../coaching/coachings/coachings.service.ts';
import { createNote } from '../coaching/notes/notes.service.ts';
import { setSharing } from '../coaching/sharing/sharing.service.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import type { Parts } from '../platform/parts.ts';
import { listPrograms } from '../programs/catalog/catalog.service.ts';
import { exerciseLibrary } from '../programs/library/library.service.ts';
import { enrollment } from '../training/enrollments/enrollments.factory.ts';
import { trainingLog, trainingSet } from '../training/logs/logs.factory.ts';
import { programRequest } from '../training/program-requests/program-requests.factory.ts';
import { assignProgram } from '../training/program-requests/program-requests.service.ts';
import { daysAgo } from './demo-joined.ts';
import type { DemoPeople } from './demo-people.ts';

interface Run {
  readonly program: string;
  /** Days ago. */
  readonly begun: number;
  /** Days of the first week. */
  readonly on: readonly number[];
  /** Which of the workouts so far were done. */
  readonly trained: readonly number[];
  readonly reps: number;
  /** Grams in the first week, and what each week adds; the others are done without a load. */
  readonly loads: Readonly<Record<string, readonly [from: number, weekly: number]>>;
}

/** The third of four was missed; the fifth is planned for today. */
const trainees: Run = {
  program: 'Back to the gym',
  begun: 14,
  on: [0, 3],
  trained: [0, 1, 3],
  reps: 10,
  loads: {
    'Goblet squat': [22_000, 2000],
    'Seated cable rows': [27_500, 2500],
    'Step ups, dumbbell': [8000, 1000],
    'Bench press, dumbbell': [11_000, 1000],
  },
};
/** On days on which she doesn’t train by herself. */
const athletes: Run = {
  program: 'Twelve weeks to ten pull-ups',
  begun: 16,
  on: [0, 3, 6],
  trained: [0, 1, 2, 4],
  reps: 4,
  loads: {},
};
const sets = 3;

/** A trainee and the athlete in the third week of a program, the athlete with its coach, and open requests. */
export async function makeDemoRunning(
  parts: Parts,
  { trainee, trainer, athlete }: Pick<DemoPeople, 'trainee' | 'trainer' | 'athlete'>,
  coach: Person,
): Promise<void> {
  await makeDemoRequests(parts, { trainee, trainer });
  await run(parts, asViewer(trainee), trainees);
  const message = 'Six competitions in, and still no ten pull-ups. Two evenings a week are free.';
  const asked = { trainerId: coach.id, message, daysPerWeek: 2, trainsAt: '', sharesScreening: false };
  const { id } = await askForCoaching(daysAgo(parts, 18), asViewer(athlete), asked);
  const accepted = { from: 'asked', to: 'active', reason: '' } as const;
  await moveCoaching(daysAgo(parts, 17), asViewer(coach), id, accepted);
  const shared = { training: true, nutrition: false, body: false };
  await setSharing(daysAgo(parts, 17), asViewer(athlete), id, shared);
  await run(parts, asViewer(athlete), athletes);
  const note = {
    text: 'Leave one rep in the tank on Fridays. The grip is what gives out first.',
    isShared: true,
  };
  await createNote(daysAgo(parts, 4), asViewer(coach), id, note);
}

/** Starts a program and logs what was done of it. */
async function run(
  parts: Parts,
  viewer: Viewer,
  { program, begun, on, trained, reps, loads }: Run,
): Promise<void> {
  const { data } = await listPrograms(parts, viewer, { search: program, limit: 1 });
  const programId = data[0]?.programId ?? '';
  const then = daysAgo(parts, begun);
  const startDay = todayIn('UTC', then.clock.now());
  const weekdays = on.map((after) => weekdayOf(dayAfter(startDay, after)));
  const { row, versions } = await enrollment(then, viewer, { programId, startDay, weekdays });
  for (const at of trained) {
    const planned = row.schedule[at];
    const version = versions.get(planned?.number ?? 0);
    const workout = version?.tree.weeks.flatMap(({ days }) => days)[at];
    if (!planned || !version || !workout) throw new Error('The program has fewer workouts.');
    const start = then.clock.now().getTime() + daysBetween(startDay, planned.day) * day;
    const startedAt = new Date(start).toISOString();
    const plan = planOfDay(workout, version.exercises, { exercises: [] }, planned.day, 'kg');
    const facts = { name: workout.name, day: planned.day, scheduledId: planned.id, plan };
    const log = await trainingLog(parts, viewer, { ...facts, startedAt });
    let minutes = 0;
    for (const { exerciseId, sets: wanted } of workout.blocks.flatMap(({ exercises }) => exercises)) {
      const { name = '', measure = 'reps' } = exerciseLibrary().get(exerciseId) ?? {};
      const goal = wanted[0]?.goal;
      const seconds = goal?.by === 'time' ? goal.seconds : null;
      const [from, weekly] = loads[name] ?? [null, 0];
      const grams = from === null ? null : from + weekly * Math.floor(at / on.length);
      const did = seconds === null ? { reps, grams, seconds } : { reps: null, grams: null, seconds };
      for (let set = 0; set < sets; set += 1) {
        minutes += 4;
        const doneAt = new Date(start + minutes * 60_000).toISOString();
        await trainingSet(parts, viewer, log, { exerciseId, name, measure, ...did, doneAt });
      }
    }
  }
}

/** A client asks the trainer, the trainer assigned to another, and the trainee asks the coach of a program. */
async function makeDemoRequests(
  parts: Parts,
  { trainee, trainer }: Pick<DemoPeople, 'trainee' | 'trainer'>,
): Promise<void> {
  const [asTrainer, asTrainee] = [asViewer(trainer), asViewer(trainee)];
  const { data: programs } = await listPrograms(parts, asTrainee, { limit: 20 });
  const named = (name: string) => programs.find((one) => one.name === name)?.programId ?? '';
  const { data: clients } = await listCoachings(parts, asTrainer, {
    side: 'trainer',
    state: 'active',
    limit: 20,
  });
  const [tomasz, aurelie] = ['Tomasz', 'Aurélie'].map((name) =>
    clients.find(({ other }) => other.name.startsWith(name)),
  );
  const asking = tomasz && (await findPerson(parts.database.sql, tomasz.clientId));
  if (!asking || !aurelie) throw new Error('The trainer has other clients.');
  const message = 'Before the competition block: is this enough after a week away?';
  const gym = named('Back to the gym');
  await programRequest(daysAgo(parts, 1), asViewer(asking), gym, { message, weekdays: [1, 4] });
  const startDay = dayAfter(todayIn('UTC', parts.clock.now()), 3);
  const plan = { programId: gym, startDay, weekdays: [2, 5], message: 'Two calm days beside the pull-ups.' };
  await assignProgram(daysAgo(parts, 2), asTrainer, aurelie.id, plan);
  await programRequest(parts, asTrainee, named('First barbell'), {
    message: 'I finish the gym’s program in two weeks. Can I start this one after it?',
    startDay: dayAfter(startDay, 14),
  });
}
