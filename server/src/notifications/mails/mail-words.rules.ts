import type { NotificationKind } from '@chalkline/contract/notifications/notification-kinds.ts';

/** Per kind: the label of the mail's button, and what its unsubscribe link is about. */
export const mailWords: Readonly<
  Record<NotificationKind, { readonly open: string; readonly about: string }>
> = {
  security: { open: 'Review your account', about: 'your account' },
  case: { open: 'View case', about: 'cases' },
  role: { open: 'View role', about: 'role changes' },
  invite: { open: 'View invitation', about: 'invitations' },
  request: { open: 'View request', about: 'requests' },
  mention: { open: 'View mention', about: 'mentions' },
  reply: { open: 'View reply', about: 'replies' },
  message: { open: 'Read message', about: 'messages' },
  announcement: { open: 'Read announcement', about: 'announcements' },
  cut: { open: 'View leaderboard', about: 'cuts' },
  challenge: { open: 'View challenge', about: 'challenges' },
  event: { open: 'View event', about: 'events' },
  comment: { open: 'View comments', about: 'comments' },
  follow: { open: 'View follower', about: 'followers' },
  like: { open: 'View post', about: 'likes' },
};
