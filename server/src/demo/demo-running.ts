import { dayAfter, daysBetween, todayIn } from '@chalkline/contract/competitions/days.ts';
import { exerciseIds } from '@chalkline/contract/programs/program-tree.rules.ts';
import { day } from '@chalkline/contract/spans.ts';
import { weekdayOf } from '@chalkline/contract/training/schedule.rules.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import type { Parts } from '../platform/parts.ts';
import { listPrograms } from '../programs/catalog/catalog.service.ts';
import { enrollment } from '../training/enrollments/enrollments.factory.ts';
import { trainingLog, trainingSet } from '../training/logs/logs.factory.ts';
import { daysAgo } from './demo-joined.ts';
import type { DemoPeople } from './demo-people.ts';

const begun = 14;
/** Of the four workouts so far the third was missed; the fifth is planned for today. */
const trained = [0, 1, 3];
const sets = 3;

/** A trainee in the third week of the gym's program. */
export async function makeDemoRunning(parts: Parts, { trainee }: Pick<DemoPeople, 'trainee'>): Promise<void> {
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
