/**
 * What a notification can be about, the strongest first: of two kinds with the same cause (somebody replies to
 * a comment and names its author) the person is told once, of the stronger one.
 */
export const notificationKinds = [
  'security',
  'case',
  'role',
  'invite',
  'request',
  'money',
  'mention',
  'reply',
  'message',
  'announcement',
  'stock',
  'cut',
  'challenge',
  'event',
  'comment',
  'follow',
  'like',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** How a kind reaches somebody who has chosen nothing. */
export interface NotificationWays {
  readonly inApp: boolean;
  readonly email: boolean;
}

const quiet: readonly NotificationKind[] = ['like', 'follow', 'comment'];

/** Everything rings the bell; what happens often and matters little sends no mail. */
export function usualWays(kind: NotificationKind): NotificationWays {
  return { inApp: true, email: !quiet.includes(kind) };
}

/** Nobody can switch off what protects their account, and it waits for nothing. */
export function isMandatory(kind: NotificationKind): boolean {
  return kind === 'security';
}

/** 0 for the strongest kind. */
export function rankOf(kind: NotificationKind): number {
  return notificationKinds.indexOf(kind);
}
