import { dayAfter } from '@chalkline/contract/competitions/days.ts';
import { versionChanges } from '@chalkline/contract/programs/version-changes.rules.ts';
import type {
  EnrollmentReply,
  RunningBrief,
  RunningProgram,
  ScheduledReply,
} from '@chalkline/contract/training/enrollment.schema.ts';
import { adherence, nextOpen, switchableWeeks } from '@chalkline/contract/training/schedule.rules.ts';
import type { FoundVersion } from '../../programs/catalog/versions.service.ts';
import { adherenceDays, allowsUndo, plannedWorkout } from './enrollments.rules.ts';
import type { EnrollmentShown } from './enrollments.show.service.ts';

const shownBack = 7;
/** Phones keep a week ahead, whatever day it is there. */
const shownAhead = 8;

export function presentEnrollment(shown: EnrollmentShown): EnrollmentReply {
  const { row, newer, versions, done } = shown;
  const { startDay, weekdays, zone, startedAt, schedule, state } = row;
  const version = newer === null ? undefined : versions.get(newer);
  const fromWeeks = state === 'active' && version ? switchableWeeks(schedule, version.weeks, done) : [];
  return {
    ...presentBriefly(shown),
    startDay,
    weekdays,
    zone,
    startedAt: startedAt.toISOString(),
    schedule: scheduled(shown),
    newer:
      version && fromWeeks.length > 0
        ? { fromWeeks, changes: changesOf(shown, version, Math.min(...fromWeeks)) }
        : null,
  };
}

/** How the workouts of a newer version differ from those of the schedule, from a week on. */
function changesOf(shown: EnrollmentShown, { tree, exercises }: FoundVersion, fromWeek: number) {
  const { row, versions } = shown;
  const before = row.schedule.flatMap((place) => {
    const day = plannedWorkout(shown.versions, place);
    return day && place.week >= fromWeek ? [{ week: place.week, day }] : [];
  });
  const after = tree.weeks.flatMap(({ days }, index) =>
    index + 1 < fromWeek ? [] : days.map((day) => ({ week: index + 1, day })),
  );
  const known = [
    ...exercises,
    ...[...versions.values()].flatMap((one) => one.exercises),
    ...row.schedule.flatMap(({ own }) => own?.exercises ?? []),
  ];
  const names = new Map(known.map(({ id, name }) => [id, name]));
  return versionChanges(before, after).map((change) => ({
    ...change,
    exercises: change.exercises.map(({ exerciseId, ...asked }) => ({
      ...asked,
      name: names.get(exerciseId) ?? 'Exercise',
    })),
  }));
}

export function presentRunning(shown: EnrollmentShown): RunningProgram {
  const { today, versions, row } = shown;
  const [from, to] = [dayAfter(today, -shownBack), dayAfter(today, shownAhead)];
  const all = scheduled(shown);
  const next = nextOpen(all, today);
  const near = all.filter((one) => (one.day >= from && one.day <= to) || one === next);
  const ids = new Set(near.map(({ id }) => id));
  const places = row.schedule.filter(({ id }) => ids.has(id));
  const trees = new Map(places.flatMap((place) => [[place.id, plannedWorkout(shown.versions, place)]]));
  const numbers = new Set(places.map(({ number }) => number));
  const exercises = [
    ...[...numbers].flatMap((number) => versions.get(number)?.exercises ?? []),
    ...places.flatMap(({ own }) => own?.exercises ?? []),
  ];
  return {
    ...presentBriefly(shown),
    days: near.flatMap((one) => {
      const workout = trees.get(one.id);
      return workout ? [{ ...one, workout }] : [];
    }),
    exercises: exercises.filter(({ id }, at) => exercises.findIndex((one) => one.id === id) === at),
  };
}

export function presentBriefly(shown: EnrollmentShown): RunningBrief {
  const { row, done, versions, today } = shown;
  const { id, version, programId, state, schedule } = row;
  const all = scheduled(shown);
  const last = schedule.at(-1);
  return {
    id,
    version,
    programId,
    state,
    program: (last && versions.get(last.number)?.name) ?? '',
    week: (nextOpen(all, today) ?? all.at(-1))?.week ?? 1,
    weeks: last?.week ?? 1,
    workouts: all.length,
    done: all.filter(({ isDone }) => isDone).length,
    skipped: all.filter(({ isDone, isSkipped }) => isSkipped && !isDone).length,
    adherence: adherence(all, dayAfter(today, -adherenceDays), today),
    canUndo: state === 'active' && allowsUndo(row, done),
  };
}

/** In the order of the days. */
function scheduled(shown: EnrollmentShown): ScheduledReply[] {
  const { row, done, doneOn } = shown;
  return row.schedule
    .map((place) => {
      const { id, week, day, isSkipped, isMoved, own } = place;
      const name = plannedWorkout(shown.versions, place)?.name ?? '';
      const isAdjusted = own !== undefined;
      const kept = { id, week, name, day, isSkipped, isMoved, isAdjusted };
      return { ...kept, isDone: done.has(id), doneOn: doneOn.get(id) ?? null };
    })
    .toSorted((one, other) => one.day.localeCompare(other.day));
}
