import type { DetailsOf, SecurityNotice } from '../../accounts/notices/notices.service.ts';
import type { Notice } from '../notifications/notification-subject.service.ts';
import { type MomentReader, momentText } from './moments.rules.ts';

type SecurityHappening = SecurityNotice['happening'];

interface SecurityText {
  readonly title: string;
  readonly text: string;
}

const notYou = 'Was it not you? Then set a new password at once and end the sessions that you do not know.';

const texts: {
  readonly [Name in SecurityHappening]: (
    details: DetailsOf<Name>,
    moment: (iso: string) => string,
  ) => SecurityText;
} = {
  signed_in_from_new_device: (place) => ({
    title: 'Somebody signed in to your account from a new device',
    text: `${placed(place)} ${notYou}`,
  }),
  password_changed: (place) => ({
    title: 'Your password was changed',
    text: `${placed(place)} ${notYou}`,
  }),
  password_reset: (place) => ({
    title: 'Your password was set anew by the link from a mail',
    text: `${placed(place)} Every session has ended. ${notYou}`,
  }),
  email_change_asked: ({ newEmail }) => ({
    title: 'Somebody asked to change the e-mail address of your account',
    text: `The new address would be ${newEmail}. Until it is confirmed, the old one stays. ${notYou}`,
  }),
  email_changed: ({ oldEmail, newEmail }) => ({
    title: 'The e-mail address of your account was changed',
    text: `It was ${oldEmail} and is ${newEmail}. The old address got a letter with a way to undo it.`,
  }),
  email_change_undone: ({ restoredEmail, removedEmail }) => ({
    title: 'The change of your e-mail address was undone',
    text: `It is ${restoredEmail} again; ${removedEmail} has nothing to do with your account any more.`,
  }),
  codes_locked: ({ until }, moment) => ({
    title: 'Too many wrong codes were tried for your account',
    text: `Until ${moment(until)} no code is taken. Your password still lets you in.`,
  }),
  passwords_locked: ({ until }, moment) => ({
    title: 'Too many wrong passwords were tried for your account',
    text: `Until ${moment(until)} no password is taken. A code by mail still lets you in.`,
  }),
  sessions_revoked: ({ count, by }) => ({
    title:
      count === 1 ? 'A session of your account was ended' : `${count} sessions of your account were ended`,
    text: by === 'administrator' ? 'An administrator ended them. Sign in again.' : notYou,
  }),
  account_suspended: ({ reason }) => ({
    title: 'Your account was suspended',
    text: reason ?? 'Ask whoever runs the site why.',
  }),
  account_restored: () => ({
    title: 'Your account is open again',
    text: 'You can sign in as before.',
  }),
  account_leaving: ({ until }, moment) => ({
    title: 'Your account will be deleted',
    text: `It happens on ${moment(until)}. To keep the account, sign in before that and undo it.`,
  }),
  account_kept: () => ({
    title: 'Your account stays',
    text: 'The deletion was undone.',
  }),
};

/**
 * What a notice of the account's security says; null for a happening that this version does not
 * know. Moments are written as the reader writes them.
 */
export function securityText(
  { happening, details }: Pick<Notice, 'happening' | 'details'>,
  reader: MomentReader,
): SecurityText | null {
  if (!Object.hasOwn(texts, happening)) return null;
  // The job's schema has checked that these details belong to this happening before they were kept.
  const make = texts[happening as SecurityHappening] as (
    details: Notice['details'],
    moment: (iso: string) => string,
  ) => SecurityText;
  return make(details, (iso) => momentText(iso, reader));
}

function placed({ device, address }: { readonly device: string; readonly address: string | null }): string {
  return address === null ? `From ${device}.` : `From ${device}, network address ${address}.`;
}
