import { isMandatory, type NotificationKind } from '@chalkline/contract/notifications/notification-kinds.ts';
import { minute } from '@chalkline/contract/spans.ts';

/** Mail waits so long for the person to read it in the app. */
export const mailWaitMinutes = 10;

/** When mail for something told at `at` is first thought of. */
export function mailDueFrom(kind: NotificationKind, at: Date): Date {
  return isMandatory(kind) ? at : new Date(at.getTime() + mailWaitMinutes * minute);
}

/** Kinds of which many by different people about one thing become one notification. */
const folding: readonly NotificationKind[] = ['like', 'follow', 'comment'];

export function isFolding(kind: NotificationKind): boolean {
  return folding.includes(kind);
}

/** So many of those who did it are kept by name; how many there are in all, the thing itself knows. */
const actorsKept = 3;

/**
 * The actors after one more did the same, the latest first; null when that tells nothing new: whoever likes,
 * unlikes and likes again rings once.
 */
export function foldActors(before: readonly string[], actorId: string): string[] | null {
  return before.includes(actorId) ? null : [actorId, ...before].slice(0, actorsKept);
}
