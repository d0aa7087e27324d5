import type { Transporter } from 'nodemailer';
import type { Config, MailConfig } from '../config/config.ts';
import { letterMessage } from './letter-message.ts';
import type { LetterheadOf } from './letterhead.ts';
import type { Mail } from './mail.ts';

/** Mail with its connections, which must be closed. */
export interface ProcessMail extends Mail {
  close(): void;
}

/** Sends through an SMTP server. The mailer is loaded with the first letter, to keep an idle server small. */
export function makeSmtpMail(
  mail: MailConfig,
  config: Pick<Config, 'productName'>,
  letterheadOf: LetterheadOf,
): ProcessMail {
  let connecting: Promise<Transporter> | null = null;
  return {
    reaches: true,
    async send(letter) {
      const { files, ...message } = letterMessage(letter, config.productName, await letterheadOf(letter));
      connecting ??= connect(mail.smtpUrl);
      const transporter = await connecting;
      // The envelope is ours: headers never decide who gets the email.
      const envelope = { from: senderAddress(mail.from), to: message.to.address };
      await transporter.sendMail({
        ...message,
        attachments: [...message.attachments, ...files],
        from: mail.from,
        envelope,
      });
    },
    close() {
      // A failed connection needs no closing; its senders got the error.
      connecting?.then((transporter) => transporter.close()).catch(() => undefined);
      connecting = null;
    },
  };
}

async function connect(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const pool = { pool: true, maxConnections: 2 } as const;
  const seconds = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
  return createTransport({ url, ...pool, ...seconds, disableFileAccess: true, disableUrlAccess: true });
}

/** `Chalkline <hello@example.org>` → `hello@example.org`. */
function senderAddress(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
}
