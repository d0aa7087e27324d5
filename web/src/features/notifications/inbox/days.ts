import type { NotificationReply } from '@chalkline/contract/notifications/notification.schema.ts';
import { dateFormat } from '../../../ui/locale.ts';

export interface Day {
  /** `Today`, `Yesterday`, `Sat 14 November`, with the year where it is another. */
  readonly title: string;
  readonly notifications: readonly NotificationReply[];
}

/** A list from the newest on in the reader's own days. `now` in ms. */
export function byDay(list: readonly NotificationReply[], now: number): Day[] {
  const days = Map.groupBy(list, ({ at }) => titleOf(new Date(at), now));
  return [...days].map(([title, notifications]) => ({ title, notifications }));
}

function titleOf(at: Date, now: number): string {
  const today = new Date(now);
  // By the calendar: a day has 23 hours when the clocks go forward.
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);
  const date = at.toDateString();
  if (date === today.toDateString()) return 'Today';
  if (date === yesterday.toDateString()) return 'Yesterday';
  const isThisYear = at.getFullYear() === today.getFullYear();
  const text = dateFormat({
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(at);
  return text.replace(',', '');
}
