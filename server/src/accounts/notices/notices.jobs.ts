import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

const none = z.strictObject({});
const until = z.strictObject({ until: z.iso.datetime() });

/** Where something was done from, in words for people: `Firefox on Linux`, `203.0.113.7`. */
const place = z.strictObject({ device: z.string(), address: z.string().nullable() });

/** What can happen to the security of an account, and what is told of each. */
const details = {
  /** From a browser that the person has not signed in with of late. */
  signed_in_from_new_device: place,
  password_changed: place,
  /** By the link from a mail: every session ended. */
  password_reset: place,
  /** The new address has not been proven yet; the old one still signs in. */
  email_change_asked: z.strictObject({ newEmail: z.string() }),
  /** The old address has its own letter with the way to undo it, from accounts. */
  email_changed: z.strictObject({ oldEmail: z.string(), newEmail: z.string() }),
  email_change_undone: z.strictObject({ restoredEmail: z.string(), removedEmail: z.string() }),
  /** Somebody tried wrong codes: none is taken for so long. The password still lets the person in. */
  codes_locked: until,
  /** Somebody tried wrong passwords: none is taken for so long. A code by mail still lets the person in. */
  passwords_locked: until,
  sessions_revoked: z.strictObject({ count: z.int().min(1), by: z.enum(['person', 'administrator']) }),
  account_suspended: z.strictObject({ reason: z.string().nullable() }),
  /** Suspended no longer. */
  account_restored: none,
  /** Deleted at that moment, unless the person signs in to undo it. */
  account_leaving: until,
  /** The person undid the deletion. */
  account_kept: none,
} as const;

export type SecurityHappening = keyof typeof details;

type Details = typeof details;
const noticeOf = <Name extends SecurityHappening>(name: Name) =>
  z.strictObject({
    /** Names this one happening: told again it is the same cause. */
    id: z.string(),
    personId: z.string(),
    at: z.iso.datetime(),
    happening: z.literal(name),
    details: details[name] as Details[Name],
  });

/**
 * Tells a person what happened to the security of their account. Sent in the transaction of the happening, so
 * it is told of exactly what was done; who is told by which way is for notifications to decide, where its
 * handler stands.
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
    noticeOf('account_suspended'),
    noticeOf('account_restored'),
    noticeOf('account_leaving'),
    noticeOf('account_kept'),
  ]),
  // Addresses of mail and networks: not for whoever reads the queue.
  sealed: true,
});
