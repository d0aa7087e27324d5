import { isMandatory, type NotificationKind } from '@chalkline/contract/notifications/notification-kinds.ts';
import { absoluteUrl, urlOf } from '@chalkline/contract/urls.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Letter } from '../../platform/mail/mail.ts';
import type { NoticeText } from '../notifications/notification-subject.service.ts';
import { unsubscribeUrls } from '../preferences/unsubscribe.service.ts';
import type { MailReader } from './mails.repository.ts';

/** One notification as mail quotes it. */
export interface MailItem {
  readonly kind: NotificationKind;
  readonly notice: NoticeText;
}

/** How a letter is written for one person. */
export interface LetterFor {
  readonly reader: MailReader;
  /** Whether it may quote what not everybody may read. */
  readonly privateText: boolean;
}

/** A letter about one thing. */
export function oneLetter(config: Config, to: LetterFor, { kind, notice }: MailItem): Letter {
  const { title, text } = quoted(notice, to.privateText);
  const address = notice.address ?? urlOf('notifications');
  return {
    to: to.reader.email,
    subject: title,
    text: [`Hello ${to.reader.name},`, sentence(title), ...(text ? [text] : [])].join('\n\n'),
    action: { label: mailLabels[kind].open, url: absoluteUrl(config.publicUrl, address) },
    ...(!isMandatory(kind) && {
      unsubscribe: {
        label: `No more mail about ${mailLabels[kind].about}`,
        ...unsubscribeUrls(config, { personId: to.reader.id, scope: kind }),
      },
    }),
  };
}

/** All of them in one letter. */
export function digestLetter(config: Config, to: LetterFor, items: readonly MailItem[]): Letter {
  const lines = items.map(({ notice }) => {
    const { title, text } = quoted(notice, to.privateText);
    const link = notice.address && absoluteUrl(config.publicUrl, notice.address);
    return [title, ...(text ? [text] : []), ...(link ? [link] : [])].join('\n');
  });
  const things = items.length === 1 ? '1 thing' : `${items.length} things`;
  return {
    to: to.reader.email,
    subject: `${things} you have not read on ${config.productName}`,
    text: [`Hello ${to.reader.name},`, 'this is new since your last summary:', ...lines].join('\n\n'),
    action: {
      label: 'See all of it',
      url: absoluteUrl(config.publicUrl, urlOf('notifications')),
    },
    unsubscribe: {
      label: 'No more summaries by mail',
      ...unsubscribeUrls(config, { personId: to.reader.id, scope: 'everything' }),
    },
  };
}

/** Mail lies on other people's servers and screens: private things are only named. */
function quoted({ title, text, discreet }: NoticeText, privateText: boolean) {
  return discreet === null || privateText ? { title, text } : { title: discreet, text: null };
}

/** A title that asks or calls out ends as it was written. */
function sentence(title: string): string {
  return /[.!?…]$/.test(title) ? title : `${title}.`;
}

/** For each kind of notification: the label of the button, and what its unsubscribe link is about. */
const mailLabels: Readonly<Record<NotificationKind, { readonly open: string; readonly about: string }>> = {
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
