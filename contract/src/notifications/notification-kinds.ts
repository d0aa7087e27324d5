/**
 * What a notification can be about, strongest first. If one event causes two kinds (someone replies to a comment and
 * mentions its author), the person gets only the stronger one.
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

/** How a kind is delivered unless the person chose otherwise. */
export interface NotificationWays {
  readonly inApp: boolean;
  readonly email: boolean;
  /** On the devices that the person switched it on for. */
  readonly push: boolean;
}

const quiet: readonly NotificationKind[] = ['like', 'follow', 'comment'];

/** Every kind shows in the inbox. Frequent, minor ones are neither emailed nor pushed. */
export function usualWays(kind: NotificationKind): NotificationWays {
  const isLoud = !quiet.includes(kind);
  return { inApp: true, email: isLoud, push: isLoud };
}

/** Account security notifications can't be switched off and are never delayed. */
export function isMandatory(kind: NotificationKind): boolean {
  return kind === 'security';
}

/** 0 for the strongest kind. */
export function rankOf(kind: NotificationKind): number {
  return notificationKinds.indexOf(kind);
}
