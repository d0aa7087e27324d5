import type { NotificationReply } from '@chalkline/contract/notifications/notification.schema.ts';
import { expect, it } from 'vitest';
import { byDay } from './days.ts';

const now = new Date(2026, 5, 3, 12).getTime();
const at = (year: number, month: number, day: number, hour: number) =>
  ({ at: new Date(year, month, day, hour).toISOString() }) as NotificationReply;

it('parts a list at midnight where the reader is', () => {
  const list = [
    at(2026, 5, 3, 11),
    at(2026, 5, 3, 0),
    at(2026, 5, 2, 23),
    at(2026, 4, 30, 9),
    at(2025, 11, 31, 9),
  ];
  expect(byDay(list, now).map(({ title, notifications }) => [title, notifications.length])).toEqual([
    ['Today', 2],
    ['Yesterday', 1],
    ['Sat 30 May', 1],
    ['Wed 31 December 2025', 1],
  ]);
});

it('knows yesterday on the day after the clocks changed', () => {
  // Twenty-four hours before 00:30 is two days ago by the calendar when the day between had twenty-three.
  const early = new Date(2026, 2, 30, 0, 30).getTime();
  expect(byDay([at(2026, 2, 29, 12)], early).map(({ title }) => title)).toEqual(['Yesterday']);
});
