import { isAlwaysTold, type NotificationKind } from '@chalkline/contract/notifications/notification-kinds.ts';
import { absoluteUrl, urlOf } from '@chalkline/contract/urls.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Letter } from '../../platform/mail/mail.ts';
import type { NoticeWords } from '../notifications/notification-subject.service.ts';
import { unsubscribeUrls } from '../preferences/unsubscribe.service.ts';
import { mailWords } from './mail-words.rules.ts';
import type { MailReader } from './mails.repository.ts';

/** One notification to include in a mail. */
export interface MailItem {
  readonly kind: NotificationKind;
  readonly words: NoticeWords;
}

/** Whom a mail is for. */
export interface LetterFor {
  readonly reader: MailReader;
  /** Whether it may include text that isn't public. */
  readonly privateText: boolean;
}

/** A mail about one notification. */
export function oneLetter(config: Config, to: LetterFor, { kind, words }: MailItem): Letter {
  const { title, text } = quoted(words, to.privateText);
  const address = words.address ?? urlOf('notifications');
  return {
    to: to.reader.email,
    subject: title,
    text: [`Hi ${to.reader.name},`, sentence(title), ...(text ? [text] : [])].join('\n\n'),
    action: { label: mailWords[kind].open, url: absoluteUrl(config.publicUrl, address) },
    ...(!isAlwaysTold(kind) && {
      unsubscribe: {
        label: `Stop emails about ${mailWords[kind].about}`,
        ...unsubscribeUrls(config, { personId: to.reader.id, scope: kind }),
      },
    }),
  };
}

/** All notifications in one mail. */
export function digestLetter(config: Config, to: LetterFor, items: readonly MailItem[]): Letter {
  const lines = items.map(({ words }) => {
    const { title, text } = quoted(words, to.privateText);
    const link = words.address && absoluteUrl(config.publicUrl, words.address);
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
function quoted({ title, text, discreet }: NoticeWords, privateText: boolean) {
  return discreet === null || privateText ? { title, text } : { title: discreet, text: null };
}

/** Ends a title with a period unless it already has end punctuation. */
function sentence(title: string): string {
  return /[.!?…]$/.test(title) ? title : `${title}.`;
}
