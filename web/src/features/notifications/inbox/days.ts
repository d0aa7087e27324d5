import type { NotificationReply } from '@chalkline/contract/notifications/notification.schema.ts';
import { dayTitle } from '../../../ui/times.ts';

export interface Day {
  /** `Today`, `Yesterday`, `Sat 14 November`, with the year where it is another. */
  readonly title: string;
  readonly notifications: readonly NotificationReply[];
}

/** A list from the newest on in the reader's own days. `now` in ms. */
export function byDay(list: readonly NotificationReply[], now: number): Day[] {
  const days = Map.groupBy(list, ({ at }) => dayTitle(at, now));
  return [...days].map(([title, notifications]) => ({ title, notifications }));
}
