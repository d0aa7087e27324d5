import type { NewScheduleItem } from '@chalkline/contract/competitions/schedule.schema.ts';
import type { Parts } from '../../platform/parts.ts';
import type { CompetitionMade } from '../competitions/competitions.factory.ts';
import { createScheduleItem } from './schedule.service.ts';
import type { ScheduleItem } from './schedule.table.ts';

/** A line on the first day, but for what the sketch says. */
export function scheduleItem(
  parts: Parts,
  { view: { competition }, viewer }: CompetitionMade,
  sketch: Partial<NewScheduleItem> = {},
): Promise<ScheduleItem> {
  const usual = {
    day: competition.startsOn,
    startsAt: '07:00',
    title: 'Check-in',
    place: null,
    workoutId: null,
  };
  return createScheduleItem(parts, viewer, competition.id, { ...usual, ...sketch });
}
