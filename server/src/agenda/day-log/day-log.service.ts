import type { DayLogQuery, LoggedDay } from '@chalkline/contract/agenda/day-log.schema.ts';
import { dayAfter, todayIn } from '@chalkline/contract/competitions/days.ts';
import { checkInsOfDays } from '../../coaching/check-ins/logged-check-ins.service.ts';
import { notesOfDays } from '../../coaching/notes/logged-notes.service.ts';
import { competitionsOfDays } from '../../competitions/results/logged-competitions.service.ts';
import { foodOfDays } from '../../nutrition/diary/logged-food.service.ts';
import { type DaysAsked, latestDays } from '../../platform/calendar/latest-days.ts';
import type { PageOrder } from '../../platform/database/keyset.ts';
import { readPage } from '../../platform/http/read-page.ts';
import type { Page } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { missedOfDays } from '../../training/enrollments/missed-workouts.service.ts';
import { workoutsOfDays } from '../../training/records/logged-workouts.service.ts';

/** The person’s own days on which something happened, the latest first. */
export function listLoggedDays(
  parts: Parts,
  viewer: Viewer,
  { kind, zone, ...query }: DayLogQuery,
): Promise<Page<LoggedDay[]>> {
  const tomorrow = dayAfter(todayIn(zone, parts.clock.now()), 1);
  const order: PageOrder<LoggedDay, DaysAsked> = {
    page: (after, most) => ({ before: after ? String(after[0]) : tomorrow, most }),
    mark: ({ day }) => [day],
  };
  return readPage(parts.config, query, {
    list: ['logged days', viewer.personId, kind ?? null, zone],
    order,
    read: (asked) => readDays(parts, viewer, { kind, zone }, asked),
  });
}

/**
 * Each source gives its own latest days, as many as are asked for: a day that is among the latest of all is complete,
 * because a source that left it out has as many later ones.
 */
async function readDays(
  parts: Parts,
  viewer: Viewer,
  { kind, zone }: Pick<DayLogQuery, 'kind' | 'zone'>,
  asked: DaysAsked,
): Promise<LoggedDay[]> {
  const wants = (one: DayLogQuery['kind']) => kind === undefined || kind === one;
  const competitions = wants('competitions') ? await competitionsOfDays(parts, viewer, asked) : [];
  const workouts = wants('training') ? await workoutsOfDays(parts, viewer, asked) : [];
  const missed = wants('training') ? await missedOfDays(parts, viewer, asked) : [];
  const checkIns = wants('training') ? await checkInsOfDays(parts, viewer, zone, asked) : [];
  const notes = wants('training') ? await notesOfDays(parts, viewer, zone, asked) : [];
  const { foods, weights } = wants('food')
    ? await foodOfDays(parts, viewer, asked)
    : { foods: [], weights: [] };
  const on = <Item extends { readonly day: string }>(items: readonly Item[], day: string) =>
    items.filter((item) => item.day === day).map(({ day: _, ...item }) => item);
  return latestDays([...competitions, ...workouts, ...missed, ...checkIns, ...notes, ...foods, ...weights])
    .slice(0, asked.most)
    .map((day) => ({
      day,
      competitions: on(competitions, day),
      workouts: on(workouts, day),
      missed: on(missed, day),
      checkIns: on(checkIns, day),
      notes: on(notes, day),
      food: on(foods, day)[0] ?? null,
      grams: weights.find((weight) => weight.day === day)?.grams ?? null,
    }));
}
