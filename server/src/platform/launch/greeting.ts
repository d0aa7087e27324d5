import type { Config } from '../config/config.ts';
import { testPayments } from '../config/stripe.ts';

export interface DemoSignIns {
  readonly emails: readonly string[];
  readonly password: string;
}

/** What the terminal shows once calls are accepted. `signIns` only if the demo world exists. */
export function greeting(
  config: Pick<Config, 'productName' | 'publicUrl' | 'mail' | 'demo' | 'stripe'>,
  address: string,
  signIns: DemoSignIns | null,
): string {
  const lines = ['', `${config.productName} is ready: ${address}/competition/`];
  if (signIns !== null) {
    lines.push('', `Sign in as one of these, with password ${signIns.password}`);
    lines.push(...signIns.emails.map((email) => `  ${email}`), '');
    lines.push(`Demo mail: ${address}/outbox`);
  }
  if (config.mail === null && !config.demo) {
    lines.push('Email is off, so no one can verify a registration. Set SMTP_URL and MAIL_FROM.');
  }
  if (config.stripe === null && !config.demo) lines.push(testPayments);
  lines.push('Press Ctrl-C to stop.');
  return lines.join('\n');
}
