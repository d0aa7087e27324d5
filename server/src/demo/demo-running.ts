import { dayAfter, daysBetween, todayIn } from '@chalkline/contract/competitions/days.ts';
import { day } from '@chalkline/contract/spans.ts';
import { weekdayOf } from '@chalkline/contract/training/schedule.rules.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import type { Parts } from '../platform/parts.ts';
import { listPrograms } from '../programs/catalog/catalog.service.ts';
import { enrollment } from '../training/enrollments/enrollments.factory.ts';
import { trainingLog } from '../training/logs/logs.factory.ts';
import { daysAgo } from './demo-joined.ts';
import type { DemoPeople } from './demo-people.ts';

const begun = 14;
/** Of the four workouts so far the third was missed; the fifth is planned for today. */
const trained = [0, 1, 3];

/** A trainee in the third week of the gym's program. */
export async function makeDemoRunning(parts: Parts, { trainee }: Pick<DemoPeople, 'trainee'>): Promise<void> {
  const viewer = asViewer(trainee);
  const { data } = await listPrograms(parts, viewer, { search: 'Back to the gym', limit: 1 });
  const then = daysAgo(parts, begun);
  const startDay = todayIn('UTC', then.clock.now());
  const weekdays = [weekdayOf(startDay), weekdayOf(dayAfter(startDay, 3))];
  const { row } = await enrollment(then, viewer, { programId: data[0]?.programId ?? '', startDay, weekdays });
  for (const at of trained) {
    const planned = row.schedule[at];
    if (!planned) throw new Error('The program has fewer workouts.');
    const startedAt = new Date(
      then.clock.now().getTime() + daysBetween(startDay, planned.day) * day,
    ).toISOString();
    const name = at % 2 === 0 ? 'Whole body A' : 'Whole body B';
    await trainingLog(parts, viewer, { name, startedAt, day: planned.day, scheduledId: planned.id });
  }
}
