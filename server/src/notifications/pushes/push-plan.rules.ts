import { isMandatory, type NotificationKind } from '@chalkline/contract/notifications/notification-kinds.ts';
import { day } from '@chalkline/contract/spans.ts';
import { endOfQuiet, type MailHours } from '../mails/mail-time.rules.ts';
import { waysOf } from '../preferences/preferences.rules.ts';

/** A notification that is due to be pushed, with its current state from its domain. */
export interface DuePush {
  readonly kind: NotificationKind;
  readonly raisedAt: Date;
  readonly isRead: boolean;
  /** Whether the person may still see the thing. */
  readonly maySee: boolean;
}

export interface PushPerson extends Omit<MailHours, 'digest'> {
  readonly state: string;
  readonly choices: Parameters<typeof waysOf>[1];
}

/** When it’s sent; null: never. A push message a day late is no news. */
export function pushMoment(due: DuePush, person: PushPerson, now: Date): Date | null {
  const isTooLate = now.getTime() - due.raisedAt.getTime() > day;
  const isUnwanted = person.state !== 'active' || !waysOf(due.kind, person.choices).push;
  if (due.isRead || !due.maySee || isTooLate || isUnwanted) return null;
  return isMandatory(due.kind) ? now : endOfQuiet(now, { ...person, digest: 'off' });
}

export const pushLimits = { title: 120, text: 240 } as const;

interface Told {
  readonly title: string;
  readonly text: string | null;
  readonly discreet: string | null;
}

/** What a lock screen shows. Private things are only named, unless the person allows more. */
export function pushText({ title, text, discreet }: Told, privateText: boolean) {
  const isOpen = discreet === null || privateText;
  return {
    title: shortened(isOpen ? title : discreet, pushLimits.title),
    body: isOpen && text ? shortened(text, pushLimits.text) : '',
  };
}

function shortened(text: string, most: number): string {
  const letters = [...text];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text;
}
