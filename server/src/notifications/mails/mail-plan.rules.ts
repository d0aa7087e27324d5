import { isMandatory, type NotificationKind } from '@chalkline/contract/notifications/notification-kinds.ts';
import { day } from '@chalkline/contract/spans.ts';
import { mailDueFrom } from '../notifications/notifications.rules.ts';
import { waysOf } from '../preferences/preferences.rules.ts';
import { type MailHours, sendMoment } from './mail-time.rules.ts';

/** One due notification, with its current state from its domain. */
export interface DueMail {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly raisedAt: Date;
  readonly isRead: boolean;
  /** Whether the person may still see the thing. */
  readonly maySee: boolean;
}

/** The recipient's current state. */
export interface MailPerson extends MailHours {
  readonly state: string;
  readonly choices: Parameters<typeof waysOf>[1];
}

/** What happens to one person's due mail. */
export interface MailPlan {
  /** Each list is one letter. */
  readonly letters: readonly (readonly string[])[];
  readonly dropped: readonly string[];
  readonly putOff: readonly { readonly id: string; readonly until: Date }[];
}

/** Undelivered mail older than this is dropped. */
const patienceDays = 14;

/**
 * Decides again when sending: notifications that were read, turned off or are no longer visible are dropped, as is
 * all mail to people who can't sign in and aren't guests. Quiet hours postpone, and a digest combines everything into one mail. Security
 * mail is always sent at once, on its own.
 */
export function planMail(due: readonly DueMail[], person: MailPerson, now: Date): MailPlan {
  const letters: string[][] = [];
  const gathered: string[] = [];
  const dropped: string[] = [];
  const putOff: { id: string; until: Date }[] = [];
  for (const { id, kind, raisedAt, isRead, maySee } of due) {
    const isTooLate = now.getTime() - raisedAt.getTime() > patienceDays * day;
    const isUnwanted = !isMandatory(kind) && person.state !== 'active' && person.state !== 'guest';
    if (isRead || !maySee || isTooLate || isUnwanted || !waysOf(kind, person.choices).email) {
      dropped.push(id);
      continue;
    }
    const until = isMandatory(kind) ? now : sendMoment(mailDueFrom(kind, raisedAt), now, person);
    if (until.getTime() > now.getTime()) putOff.push({ id, until });
    else if (person.digest !== 'off' && !isMandatory(kind)) gathered.push(id);
    else letters.push([id]);
  }
  return { letters: gathered.length > 0 ? [...letters, gathered] : letters, dropped, putOff };
}
