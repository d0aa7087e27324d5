import { type DaysAsked, ofLatestDays } from '../../platform/calendar/latest-days.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { plannedWorkout } from './enrollments.rules.ts';
import { listRunning } from './enrollments.service.ts';

/** A workout of a running program that wasn’t done by the end of its day, or was skipped. */
export interface MissedOfDay {
  readonly day: string;
  readonly id: string;
  readonly name: string;
  readonly program: string;
  readonly isSkipped: boolean;
}

/** The viewer’s, of the latest days before one. */
export async function missedOfDays(parts: Parts, viewer: Viewer, asked: DaysAsked): Promise<MissedOfDay[]> {
  const running = await listRunning(parts, viewer);
  const missed = running.flatMap(({ row, versions, done, today }) =>
    row.schedule
      .filter(({ id, day }) => day < today && !done.has(id))
      .map((place) => {
        const version = versions.get(place.number);
        return {
          day: place.day,
          id: place.id,
          name: plannedWorkout(versions, place)?.name ?? 'Workout',
          program: version?.name ?? '',
          isSkipped: place.isSkipped,
        };
      }),
  );
  return ofLatestDays(missed, asked);
}
