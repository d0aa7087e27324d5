import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import type { LetterheadOf } from './letterhead.ts';
import { makeOutbox, type Outbox } from './outbox-mail.ts';
import { makeSmtpMail, type ProcessMail } from './smtp-mail.ts';

export interface MadeMail {
  readonly mail: ProcessMail;
  /** Only in the demo; its page must not be mounted anywhere else. */
  readonly outbox: Outbox | null;
}

type MailSettings = Pick<Config, 'mail' | 'demo' | 'dataDir' | 'productName'>;

/**
 * Letters use the recipient's letterhead, by default Chalkline's. SMTP if it is set up, otherwise the outbox in the
 * demo, otherwise no email at all, as `reaches` says.
 */
export function makeMail(
  config: MailSettings,
  clock: Clock,
  letterheadOf: LetterheadOf = houseOnly,
): MadeMail {
  if (config.mail !== null) return { mail: makeSmtpMail(config.mail, config, letterheadOf), outbox: null };
  if (!config.demo) return { mail: refusingMail, outbox: null };
  const outbox = makeOutbox(config, clock, letterheadOf);
  return { mail: { ...outbox, close: () => undefined }, outbox };
}

const houseOnly: LetterheadOf = () => Promise.resolve(null);

const refusingMail: ProcessMail = {
  reaches: false,
  send: () => Promise.reject(new Error('Mail can’t be sent: SMTP_URL and MAIL_FROM aren’t set.')),
  close: () => undefined,
};
