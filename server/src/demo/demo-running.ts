import { dayAfter, daysBetween, todayIn } from '@chalkline/contract/competitions/days.ts';
import { exerciseIds } from '@chalkline/contract/programs/program-tree.rules.ts';
import { day } from '@chalkline/contract/spans.ts';
import { weekdayOf } from '@chalkline/contract/training/schedule.rules.ts';
import { findPerson } from '../accounts/people/people.repository.ts';
import { listCoachings } from '../coaching/coachings/coachings.service.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import type { Parts } from '../platform/parts.ts';
import { listPrograms } from '../programs/catalog/catalog.service.ts';
import { enrollment } from '../training/enrollments/enrollments.factory.ts';
import { trainingLog, trainingSet } from '../training/logs/logs.factory.ts';
import { programRequest } from '../training/program-requests/program-requests.factory.ts';
import { assignProgram } from '../training/program-requests/program-requests.service.ts';
import { daysAgo } from './demo-joined.ts';
import type { DemoPeople } from './demo-people.ts';

const begun = 14;
/** Of the four workouts so far the third was missed; the fifth is planned for today. */
const trained = [0, 1, 3];
const sets = 3;

/** A trainee in the third week of the gym's program, and open requests sent and received. */
export async function makeDemoRunning(
  parts: Parts,
  { trainee, trainer }: Pick<DemoPeople, 'trainee' | 'trainer'>,
): Promise<void> {
  await makeDemoRequests(parts, { trainee, trainer });
  const viewer = asViewer(trainee);
  const { data } = await listPrograms(parts, viewer, { search: 'Back to the gym', limit: 1 });
  const programId = data[0]?.programId ?? '';
  const then = daysAgo(parts, begun);
  const startDay = todayIn('UTC', then.clock.now());
  const weekdays = [weekdayOf(startDay), weekdayOf(dayAfter(startDay, 3))];
  const { row, versions } = await enrollment(then, viewer, { programId, startDay, weekdays });
  for (const at of trained) {
    const planned = row.schedule[at];
    const version = versions.get(planned?.number ?? 0);
    const workout = version?.tree.weeks.flatMap(({ days }) => days)[at];
    if (!planned || !version || !workout) throw new Error('The program has fewer workouts.');
    const start = then.clock.now().getTime() + daysBetween(startDay, planned.day) * day;
    const startedAt = new Date(start).toISOString();
    const facts = { name: workout.name, day: planned.day, scheduledId: planned.id };
    const log = await trainingLog(parts, viewer, { ...facts, startedAt });
    let minutes = 0;
    for (const exerciseId of exerciseIds(workout)) {
      const name = version.exercises.find(({ id }) => id === exerciseId)?.name ?? '';
      for (let set = 0; set < sets; set += 1) {
        minutes += 4;
        const doneAt = new Date(start + minutes * 60_000).toISOString();
        await trainingSet(parts, viewer, log, { exerciseId, name, reps: 10, grams: 20_000, doneAt });
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
