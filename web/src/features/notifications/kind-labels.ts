import type { NotificationKind } from '@chalkline/contract/notifications/notification-kinds.ts';
import type { UnsubscribeScope } from '@chalkline/contract/notifications/unsubscribe.schema.ts';

interface KindLabels {
  readonly label: string;
  /** When it comes. */
  readonly hint: string;
  /** "No more mail about …". */
  readonly about: string;
}

/** What each kind is called on screens. */
export const kindLabels: Readonly<Record<NotificationKind, KindLabels>> = {
  security: {
    label: 'Security',
    hint: 'New devices, changed passwords and addresses. It cannot be switched off.',
    about: 'your account',
  },
  case: { label: 'Cases', hint: 'What became of a report.', about: 'cases' },
  role: {
    label: 'Roles',
    hint: 'When your part in running something changes.',
    about: 'changes of your role',
  },
  invite: { label: 'Invitations', hint: 'When somebody asks you to join in.', about: 'invitations' },
  request: { label: 'Requests', hint: 'When somebody asks you to decide.', about: 'requests' },
  mention: { label: 'Mentions', hint: 'When somebody names you.', about: 'mentions' },
  reply: { label: 'Replies', hint: 'When somebody answers you.', about: 'replies' },
  message: { label: 'Messages', hint: 'When somebody writes to you.', about: 'messages' },
  announcement: {
    label: 'Announcements',
    hint: 'What organizers tell those who compete and help.',
    about: 'announcements',
  },
  cut: { label: 'Cuts', hint: 'Whether you go on when a division you are in is cut.', about: 'cuts' },
  challenge: { label: 'Challenges', hint: 'News of challenges you are in.', about: 'challenges' },
  event: { label: 'Events', hint: 'News of events you have a ticket for.', about: 'events' },
  comment: { label: 'Comments', hint: 'When somebody comments on your post.', about: 'comments' },
  follow: { label: 'Followers', hint: 'When somebody follows you.', about: 'followers' },
  like: { label: 'Likes', hint: 'When somebody likes what you wrote.', about: 'likes' },
};

/** What a link in a mail ends. */
export function mailOf(scope: UnsubscribeScope): string {
  return scope === 'everything' ? 'mail with summaries and news' : `mail about ${kindLabels[scope].about}`;
}
