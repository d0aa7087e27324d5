import { isMandatory, type NotificationKind } from '@chalkline/contract/notifications/notification-kinds.ts';
import { minute } from '@chalkline/contract/spans.ts';

/** Emails wait this long, in case the person reads the notification in the app. */
export const mailWaitMinutes = 10;

/** The earliest time for the email of a notification raised at `at`. */
export function mailDueFrom(kind: NotificationKind, at: Date): Date {
  return isMandatory(kind) ? at : new Date(at.getTime() + mailWaitMinutes * minute);
}

/** Kinds that fold: many people doing the same to one thing make one notification. */
const folding: readonly NotificationKind[] = ['like', 'follow', 'comment'];

export function isFolding(kind: NotificationKind): boolean {
  return folding.includes(kind);
}

/** How many actors are kept by name; the thing itself knows the total. */
const actorsKept = 3;

/**
 * The actors after one more did the same, latest first; null if that is nothing new: liking, unliking and liking again
 * notifies once.
 */
export function foldActors(before: readonly string[], actorId: string): string[] | null {
  return before.includes(actorId) ? null : [actorId, ...before].slice(0, actorsKept);
}
