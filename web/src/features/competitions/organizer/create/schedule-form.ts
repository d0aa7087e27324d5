import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { NewScheduleItem, ScheduleItemReply } from '@chalkline/contract/competitions/schedule.schema.ts';
import type { FieldTexts } from '../../../../platform/field-texts.ts';

/** A new item starts on the day of the last one. */
export function emptyScheduleItem(
  { startsOn }: CompetitionReply,
  items: readonly ScheduleItemReply[],
): NewScheduleItem {
  return { day: items.at(-1)?.day ?? startsOn, startsAt: '', title: '', place: null, workoutId: null };
}

export function scheduleItemDraftOf(item: ScheduleItemReply): NewScheduleItem {
  const { day, startsAt, title, place, workoutId } = item;
  return { day, startsAt, title, place, workoutId };
}

export const scheduleTexts: FieldTexts = {
  day: { label: 'Day', wrong: 'Choose one of the competition’s days.' },
  startsAt: { label: 'Time', wrong: 'Enter a time, like 08:30.' },
  title: { label: 'Title', wrong: 'Enter a title of up to 120 characters.' },
  place: { label: 'Place', wrong: 'Use at most 80 characters.' },
  workoutId: { label: 'Workout', wrong: 'Choose a workout from the list.' },
};

/** The competition's days, first to last, up to a limit. */
export function daysOf({ startsOn, endsOn }: CompetitionReply): string[] {
  const days: string[] = [];
  const at = new Date(`${startsOn}T00:00:00Z`);
  while (days.length < 366) {
    const day = at.toISOString().slice(0, 10);
    if (day > endsOn) break;
    days.push(day);
    at.setUTCDate(at.getUTCDate() + 1);
  }
  return days;
}
