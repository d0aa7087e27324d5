import { leavingPostsField } from '@chalkline/contract/accounts/leaving.schema.ts';
import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

const none = z.strictObject({});
const until = z.strictObject({ until: z.iso.datetime() });

/** Where something was done from, in readable form: `Firefox on Linux`, `203.0.113.7`. */
const place = z.strictObject({ device: z.string(), address: z.string().nullable() });

const passkey = z.strictObject({ name: z.string() });

/** The security events of an account, and the details each notice has. */
const details = {
  /** From a browser the person hasn't signed in with recently. */
  signed_in_from_new_device: place,
  password_changed: place,
  /** With a link from an email; every session ended. */
  password_reset: place,
  /** The new address isn't verified yet; the old one still signs in. */
  email_change_asked: z.strictObject({ newEmail: z.string() }),
  /** The old address also gets an email from accounts with a way to undo the change. */
  email_changed: z.strictObject({ oldEmail: z.string(), newEmail: z.string() }),
  email_change_undone: z.strictObject({ restoredEmail: z.string(), removedEmail: z.string() }),
  /** Too many wrong codes: none is accepted until then. The password still works. */
  codes_locked: until,
  /** Too many wrong passwords: none is accepted until then. A code by email still works. */
  passwords_locked: until,
  sessions_revoked: z.strictObject({ count: z.int().min(1), by: z.enum(['person', 'administrator']) }),
  second_factor_on: none,
  second_factor_off: z.strictObject({ by: z.enum(['person', 'administrator']) }),
  /** Signed in with it, or changed the second step. */
  recovery_code_used: z.strictObject({ left: z.int().min(0) }),
  passkey_added: passkey,
  passkey_removed: passkey,
  account_suspended: z.strictObject({
    reason: z.string().nullable(),
    /** null: until somebody lifts it. */
    until: z.iso.datetime().nullable().default(null),
  }),
  /** The suspension has ended. */
  account_restored: none,
  /** Will be deleted at that moment, unless the person signs in and undoes it. */
  account_leaving: z.strictObject({
    until: z.iso.datetime(),
    posts: leavingPostsField.default('erased'),
  }),
  /** The person undid the deletion. */
  account_kept: none,
} as const;

export type SecurityHappening = keyof typeof details;

type Details = typeof details;
const noticeOf = <Name extends SecurityHappening>(name: Name) =>
  z.strictObject({
    /** Identifies this event: a retry has the same cause. */
    id: z.string(),
    personId: z.string(),
    at: z.iso.datetime(),
    happening: z.literal(name),
    details: details[name] as Details[Name],
  });

/**
 * Tells a person about a security event of their account. Enqueued in the event's own transaction, so the notice always
 * matches what was done. The handler is in notifications, which decides how it is delivered.
 */
export const securityNoticeJob = job({
  name: 'accounts.security_notice',
  data: z.discriminatedUnion('happening', [
    noticeOf('signed_in_from_new_device'),
    noticeOf('password_changed'),
    noticeOf('password_reset'),
    noticeOf('email_change_asked'),
    noticeOf('email_changed'),
    noticeOf('email_change_undone'),
    noticeOf('codes_locked'),
    noticeOf('passwords_locked'),
    noticeOf('sessions_revoked'),
    noticeOf('second_factor_on'),
    noticeOf('second_factor_off'),
    noticeOf('recovery_code_used'),
    noticeOf('passkey_added'),
    noticeOf('passkey_removed'),
    noticeOf('account_suspended'),
    noticeOf('account_restored'),
    noticeOf('account_leaving'),
    noticeOf('account_kept'),
  ]),
  // Contains email and network addresses, which the queue must not reveal.
  sealed: true,
});
