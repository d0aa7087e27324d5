import type { NotificationKind } from '@chalkline/contract/notifications/notification-kinds.ts';
import type { UnsubscribeScope } from '@chalkline/contract/notifications/unsubscribe.schema.ts';

interface KindLabels {
  readonly label: string;
  /** When it is sent. */
  readonly hint: string;
  /** "Stop emails about …". */
  readonly about: string;
}

/** What each kind is called on screens. */
export const kindLabels: Readonly<Record<NotificationKind, KindLabels>> = {
  security: {
    label: 'Security',
    hint: 'Sign-ins on new devices, password and email changes. Always on.',
    about: 'your account',
  },
  case: { label: 'Cases', hint: 'Updates on your reports.', about: 'cases' },
  role: {
    label: 'Roles',
    hint: 'Changes to your role on a staff or in an organization.',
    about: 'role changes',
  },
  invite: { label: 'Invitations', hint: 'Invitations to join something.', about: 'invitations' },
  request: { label: 'Requests', hint: 'Requests that need your decision.', about: 'requests' },
  money: { label: 'Money', hint: 'Payouts, your payout account and disputes.', about: 'your money' },
  mention: { label: 'Mentions', hint: 'Someone mentions you.', about: 'mentions' },
  reply: { label: 'Replies', hint: 'Someone replies to you.', about: 'replies' },
  message: { label: 'Messages', hint: 'Someone sends you a message.', about: 'messages' },
  announcement: {
    label: 'Announcements',
    hint: 'News from organizers to athletes and staff.',
    about: 'announcements',
  },
  stock: {
    label: 'Stock',
    hint: 'Stock of yours runs low, or a product you asked about is back.',
    about: 'stock',
  },
  cut: { label: 'Cuts', hint: 'Whether you advance when your division is cut.', about: 'cuts' },
  challenge: { label: 'Challenges', hint: 'Updates on challenges you’re in.', about: 'challenges' },
  event: {
    label: 'Events',
    hint: 'Updates on events you have tickets for, and activities you’re in.',
    about: 'events',
  },
  comment: { label: 'Comments', hint: 'Someone comments on your post.', about: 'comments' },
  follow: { label: 'Followers', hint: 'Someone follows you.', about: 'followers' },
  like: { label: 'Likes', hint: 'Someone likes your post.', about: 'likes' },
};

/** What an unsubscribe link stops. */
export function mailOf(scope: UnsubscribeScope): string {
  return scope === 'everything' ? 'summary emails' : `emails about ${kindLabels[scope].about}`;
}
