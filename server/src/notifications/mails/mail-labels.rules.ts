import type { NotificationKind } from '@chalkline/contract/notifications/notification-kinds.ts';

/** The words of each kind in mail: what the button says, and what there could be no more mail about. */
export const mailLabels: Readonly<
  Record<NotificationKind, { readonly open: string; readonly about: string }>
> = {
  security: { open: 'Check your account', about: 'your account' },
  case: { open: 'See the case', about: 'cases' },
  role: { open: 'Open it', about: 'changes of your role' },
  invite: { open: 'Open the invitation', about: 'invitations' },
  request: { open: 'See the request', about: 'requests' },
  mention: { open: 'See where', about: 'mentions' },
  reply: { open: 'Read the reply', about: 'replies' },
  message: { open: 'Read the message', about: 'messages' },
  announcement: { open: 'Read it', about: 'announcements' },
  cut: { open: 'See the board', about: 'cuts' },
  challenge: { open: 'See the challenge', about: 'challenges' },
  event: { open: 'See the event', about: 'events' },
  comment: { open: 'Read the comments', about: 'comments' },
  follow: { open: 'See who', about: 'followers' },
  like: { open: 'See what', about: 'likes' },
};
