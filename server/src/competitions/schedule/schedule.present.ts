import type { ScheduleItemReply } from '@chalkline/contract/competitions/schedule.schema.ts';
import type { ScheduleItem } from './schedule.table.ts';

export function presentScheduleItem(item: ScheduleItem): ScheduleItemReply {
  const { id, day, startsAt, title, place, workoutId } = item;
  return { id, day, startsAt, title, place, workoutId };
}

export function presentSchedule(items: readonly ScheduleItem[]): ScheduleItemReply[] {
  return items.map(presentScheduleItem);
}
