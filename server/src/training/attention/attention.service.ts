import type { TrainingGlance, TrainingReason } from '@chalkline/contract/coaching/coaching.schema.ts';
import { dayAfter, todayIn } from '@chalkline/contract/competitions/days.ts';
import { day } from '@chalkline/contract/spans.ts';
import {
  type Adherence,
  adherence,
  nextOpen,
  weekdayOf,
} from '@chalkline/contract/training/schedule.rules.ts';
import type { Sql } from '../../platform/database/database.ts';
import { programNames } from '../../programs/catalog/versions.service.ts';
import { adherenceDays } from '../enrollments/enrollments.rules.ts';
import {
  findFinished,
  findLastDays,
  findNotes,
  findSchedules,
  type NotedWords,
} from './attention.repository.ts';
import { endsSoon, lastDayOf, painDays, trainingNeed } from './attention.rules.ts';
import { painWords } from './pain.rules.ts';

/** Twice the days that are compared, and some for workouts that were done early. */
const readDays = 70;
const mostPainNotes = 5;

/** What the training of a client says to their trainer. */
export interface ClientTraining {
  readonly need: TrainingReason | null;
  readonly glance: TrainingGlance;
  /** From Monday to today. */
  readonly week: Adherence;
}

/** Of these people, by their ids. For clients who share training alone. */
export async function trainingOf(
  sql: Sql,
  clientIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, ClientTraining>> {
  if (clientIds.length === 0) return new Map();
  const since = (days: number) => new Date(now.getTime() - days * day);
  const [schedules, finished, notes, lastDays] = await Promise.all([
    findSchedules(sql, clientIds),
    findFinished(sql, clientIds, since(readDays)),
    findNotes(sql, clientIds, since(painDays)),
    findLastDays(sql, clientIds),
  ]);
  const names = await programNames(sql, [...new Set(schedules.map(({ programId }) => programId))]);
  const schedulesOf = Map.groupBy(schedules, ({ personId }) => personId);
  const notesOf = Map.groupBy(notes, ({ personId }) => personId);
  return new Map(
    clientIds.map((id) => {
      const programs = (schedulesOf.get(id) ?? []).map(({ programId, zone, schedule }) => ({
        name: names.get(programId) ?? '',
        today: todayIn(zone, now),
        workouts: schedule.map((one) => ({ ...one, isDone: finished.has(`${id} ${one.id}`) })),
      }));
      const texts = (notesOf.get(id) ?? []).map(({ note }) => note);
      return [id, { ...told(programs, texts, now), glance: glanceOf(programs, lastDays.get(id) ?? null) }];
    }),
  );
}

interface RunningProgram {
  readonly name: string;
  readonly today: string;
  readonly workouts: readonly {
    readonly day: string;
    readonly week: number;
    readonly isDone: boolean;
    readonly isSkipped: boolean;
  }[];
}

function told(programs: readonly RunningProgram[], notes: readonly string[], now: Date) {
  const today = now.toISOString().slice(0, 10);
  const all = programs.map(({ workouts }) => workouts);
  const need = trainingNeed(all.flat(), notes, today) ?? (endsSoon(all, today) ? ('ending' as const) : null);
  return { need, week: sharesOf(programs, (now) => [dayAfter(now, -weekdayOf(now)), now]) };
}

function glanceOf(programs: readonly RunningProgram[], lastWorkout: string | null): TrainingGlance {
  return {
    programs: programs.map(({ name, today, workouts }) => ({
      name,
      week: (nextOpen(workouts, today) ?? workouts.at(-1))?.week ?? 1,
      weeks: workouts.at(-1)?.week ?? 1,
      lastDay: lastDayOf(workouts),
    })),
    adherence: sharesOf(programs, (today) => [dayAfter(today, -adherenceDays), today]),
    before: sharesOf(programs, (today) => [
      dayAfter(today, -2 * adherenceDays),
      dayAfter(today, -adherenceDays),
    ]),
    lastWorkout,
  };
}

/** Over all programs. `span`: after which day and until which it counts. */
function sharesOf(
  programs: readonly RunningProgram[],
  span: (today: string) => readonly [after: string, until: string],
): Adherence {
  const shares = programs.map(({ workouts, today }) => {
    const [after, until] = span(today);
    return adherence(
      workouts.filter(({ day: planned }) => planned <= until),
      after,
      today,
    );
  });
  return {
    due: shares.reduce((sum, { due }) => sum + due, 0),
    done: shares.reduce((sum, { done }) => sum + done, 0),
  };
}

/** What a person noted about pain in the last days, the latest first. */
export async function painNotesOf(sql: Sql, personId: string, now: Date): Promise<NotedWords[]> {
  const notes = await findNotes(sql, [personId], new Date(now.getTime() - painDays * day));
  return notes
    .filter(({ note }) => painWords.test(note.toLowerCase()))
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, mostPainNotes);
}
