import { isMandatory, type NotificationKind } from '@chalkline/contract/notifications/notification-kinds.ts';
import { absoluteUrl, urlOf } from '@chalkline/contract/urls.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Letter } from '../../platform/mail/mail.ts';
import type { NoticeText } from '../notifications/notification-subject.service.ts';
import { unsubscribeUrls } from '../preferences/unsubscribe.service.ts';
import type { MailReader } from './mails.repository.ts';

/** One notification to include in a mail. */
export interface MailItem {
  readonly kind: NotificationKind;
  readonly notice: NoticeText;
}

/** Whom a mail is for. */
export interface LetterFor {
  readonly reader: MailReader;
  /** Whether it may include text that isn't public. */
  readonly privateText: boolean;
}

/** A mail about one notification. */
export function oneLetter(config: Config, to: LetterFor, { kind, notice }: MailItem): Letter {
  const { title, text, open } = quoted(notice, to.privateText);
  const address = notice.address ?? urlOf('notifications');
  return {
    to: to.reader.email,
    subject: title,
    text: [`Hi ${to.reader.name},`, sentence(title), ...(text ? [text] : [])].join('\n\n'),
    action: { label: open ?? mailLabels[kind].open, url: absoluteUrl(config.publicUrl, address) },
    ...(!isMandatory(kind) && {
      unsubscribe: {
        label: `Stop emails about ${mailLabels[kind].about}`,
        ...unsubscribeUrls(config, { personId: to.reader.id, scope: kind }),
      },
    }),
  };
}

/** All notifications in one mail. */
export function digestLetter(config: Config, to: LetterFor, items: readonly MailItem[]): Letter {
  const lines = items.map(({ notice }) => {
    const { title, text } = quoted(notice, to.privateText);
    const link = notice.address && absoluteUrl(config.publicUrl, notice.address);
    return [title, ...(text ? [text] : []), ...(link ? [link] : [])].join('\n');
  });
  const count = items.length === 1 ? '1 unread notification' : `${items.length} unread notifications`;
  return {
    to: to.reader.email,
    subject: `${count} on ${config.productName}`,
    text: [`Hi ${to.reader.name},`, 'Here’s what’s new since your last summary:', ...lines].join('\n\n'),
    action: {
      label: 'View all notifications',
      url: absoluteUrl(config.publicUrl, urlOf('notifications')),
    },
    unsubscribe: {
      label: 'Stop summary emails',
      ...unsubscribeUrls(config, { personId: to.reader.id, scope: 'everything' }),
    },
  };
}

/** Mail passes through other servers and shows on lock screens, so private things are only named. */
function quoted({ title, text, open, discreet }: NoticeText, privateText: boolean) {
  return discreet === null || privateText ? { title, text, open } : { title: discreet, text: null };
}

/** Ends a title with a period unless it already has end punctuation. */
function sentence(title: string): string {
  return /[.!?…]$/.test(title) ? title : `${title}.`;
}

/** For each kind of notification: the label of the button, and what its unsubscribe link is about. */
const mailLabels: Readonly<Record<NotificationKind, { readonly open: string; readonly about: string }>> = {
  security: { open: 'Review your account', about: 'your account' },
  case: { open: 'View case', about: 'cases' },
  role: { open: 'View role', about: 'role changes' },
  invite: { open: 'View invitation', about: 'invitations' },
  request: { open: 'View request', about: 'requests' },
  money: { open: 'View details', about: 'your money' },
  mention: { open: 'View mention', about: 'mentions' },
  reply: { open: 'View reply', about: 'replies' },
  message: { open: 'Read message', about: 'messages' },
  announcement: { open: 'Read announcement', about: 'announcements' },
  stock: { open: 'View inventory', about: 'stock' },
  cut: { open: 'View leaderboard', about: 'cuts' },
  challenge: { open: 'View challenge', about: 'challenges' },
  event: { open: 'View event', about: 'events' },
  comment: { open: 'View comments', about: 'comments' },
  follow: { open: 'View follower', about: 'followers' },
  like: { open: 'View post', about: 'likes' },
};
