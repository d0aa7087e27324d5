import { z } from 'zod';
import { dayField, momentField } from '../http/fields.ts';

export const agendaKinds = [
  'competition',
  'heat',
  'judging',
  'shift',
  'event',
  'activity',
  'workout',
] as const;
export type AgendaKind = (typeof agendaKinds)[number];

/** How far the agenda looks ahead, in days. */
export const agendaDays = 60;
/** What a calendar gets: so many days back, so many ahead. */
export const feedDays = { back: 30, ahead: 365 } as const;

/** Something that a person takes part in: at moments, or on whole days. */
export const agendaItem = z.object({
  /** The same for ever: a calendar changes the entry instead of adding one. */
  key: z.string(),
  kind: z.enum(agendaKinds),
  title: z.string(),
  /** What one needs to know to be there: `Lane 4, Floor B`. */
  detail: z.string(),
  time: z.object({ startsAt: momentField, endsAt: momentField, zone: z.string() }).nullable(),
  days: z.object({ startsOn: dayField, endsOn: dayField }).nullable(),
  /** In the web app. */
  address: z.string(),
});
export type AgendaItem = z.output<typeof agendaItem>;

export const agendaReply = z.object({ items: z.array(agendaItem) });

/** The address that calendars subscribe to; null: turned off. Who knows it can read the calendar. */
export const calendarFeedReply = z.object({ url: z.string().nullable() });
export type CalendarFeedReply = z.output<typeof calendarFeedReply>;

/** `<person id>.<number>.<signature>.ics` */
export const feedParams = z.strictObject({ token: z.string().min(1).max(200) });
