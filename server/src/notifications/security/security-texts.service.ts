import type { DetailsOf, SecurityNotice } from '../../accounts/notices/notices.service.ts';
import type { Notice } from '../notifications/notification-subject.service.ts';
import type { MomentReader } from '../notifications/readers.repository.ts';
import { momentText } from './moments.rules.ts';

type SecurityHappening = SecurityNotice['happening'];

interface SecurityText {
  readonly title: string;
  readonly text: string;
}

const notYou = 'If this wasn’t you, change your password now and sign out sessions you don’t recognize.';

const texts: {
  readonly [Name in SecurityHappening]: (
    details: DetailsOf<Name>,
    moment: (iso: string) => string,
  ) => SecurityText;
} = {
  signed_in_from_new_device: (place) => ({
    title: 'New sign-in to your account',
    text: `${placed(place)} ${notYou}`,
  }),
  password_changed: (place) => ({
    title: 'Your password was changed',
    text: `${placed(place)} ${notYou}`,
  }),
  password_reset: (place) => ({
    title: 'Your password was reset with an emailed link',
    text: `${placed(place)} You’ve been signed out everywhere. ${notYou}`,
  }),
  email_change_asked: ({ newEmail }) => ({
    title: 'Someone requested to change your account’s email',
    text: `The new email would be ${newEmail}. Your email stays the same until that one is verified. ${notYou}`,
  }),
  email_changed: ({ oldEmail, newEmail }) => ({
    title: 'Your account’s email was changed',
    text: `It changed from ${oldEmail} to ${newEmail}. We sent the old one a link to undo this.`,
  }),
  email_change_undone: ({ restoredEmail, removedEmail }) => ({
    title: 'Your email change was undone',
    text: `Your email is ${restoredEmail} again. ${removedEmail} is no longer connected to your account.`,
  }),
  codes_locked: ({ until }, moment) => ({
    title: 'Too many wrong sign-in codes for your account',
    text: `You can’t sign in with a code until ${moment(until)}. Your password still works.`,
  }),
  passwords_locked: ({ until }, moment) => ({
    title: 'Too many wrong passwords for your account',
    text: `You can’t sign in with your password until ${moment(until)}. An emailed code still works.`,
  }),
  sessions_revoked: ({ count, by }) => ({
    title: count === 1 ? 'One of your sessions was signed out' : `${count} of your sessions were signed out`,
    text: by === 'administrator' ? 'An administrator did this. Sign in again to continue.' : notYou,
  }),
  second_factor_on: () => ({
    title: 'Two-step sign-in is on',
    text: `Signing in now asks for a code from your authenticator app. You’ve been signed out everywhere else. ${notYou}`,
  }),
  second_factor_off: ({ by }) => ({
    title: 'Two-step sign-in is off',
    text:
      by === 'administrator'
        ? 'An administrator turned it off. Turn it on again in your security settings.'
        : `Signing in no longer asks for a code from your app. ${notYou}`,
  }),
  recovery_code_used: ({ left }) => ({
    title: 'A recovery code of your account was used',
    text: `${left === 0 ? 'None is left. Get new ones in your security settings.' : `${left} left.`} ${notYou}`,
  }),
  passkey_added: ({ name }) => ({
    title: 'A passkey was added to your account',
    text: `“${name}” can now sign in to your account. If this wasn’t you, remove it in your security settings and change your password.`,
  }),
  passkey_removed: ({ name }) => ({
    title: 'A passkey was removed from your account',
    text: `“${name}” no longer signs in to your account. ${notYou}`,
  }),
  account_suspended: ({ reason, until }, moment) => ({
    title: 'Your account was suspended',
    text: [
      reason,
      until === null ? 'You can’t sign in until we lift it.' : `You can sign in again on ${moment(until)}.`,
      reason ? 'Contact us if you think that’s a mistake.' : 'Contact us to find out why.',
    ]
      .filter(Boolean)
      .join('\n\n'),
  }),
  account_restored: () => ({
    title: 'Your account is active again',
    text: 'You can sign in again.',
  }),
  account_leaving: ({ until, posts }, moment) => ({
    title: 'Your account will be deleted',
    text: [
      `It will be deleted on ${moment(until)}. To keep it, sign in before then.`,
      posts === 'kept'
        ? 'Your posts in groups and your comments will stay, with “Deleted member” instead of your name.'
        : 'Your posts and comments will be erased too.',
    ].join('\n\n'),
  }),
  account_kept: () => ({
    title: 'Your account won’t be deleted',
    text: 'The deletion was canceled.',
  }),
};

/**
 * The words of a security notice, or null for a happening this version doesn't know. Times use the reader's locale
 * and time zone.
 */
export function securityText(
  { happening, details }: Pick<Notice, 'happening' | 'details'>,
  reader: MomentReader,
): SecurityText | null {
  if (!Object.hasOwn(texts, happening)) return null;
  // The job's schema has already checked that these details belong to this happening.
  const make = texts[happening as SecurityHappening] as (
    details: Notice['details'],
    moment: (iso: string) => string,
  ) => SecurityText;
  return make(details, (iso) => momentText(iso, reader));
}

function placed({ device, address }: { readonly device: string; readonly address: string | null }): string {
  return address === null ? `From ${device}.` : `From ${device}, IP address ${address}.`;
}
