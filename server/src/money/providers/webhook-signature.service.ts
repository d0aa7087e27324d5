import { createHmac, timingSafeEqual } from 'node:crypto';
import { BadSignature } from './payment-provider.service.ts';

/** How old a webhook may be, and how far ahead its clock, in seconds. */
export const webhookTolerance = 300;

/** Signs a webhook's body as Stripe does: `t=<seconds>,v1=<hex HMAC-SHA256 of "seconds.body">`. */
export function signWebhook(raw: string | Buffer, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${digestOf(raw, secret, String(seconds)).toString('hex')}`;
}

/** Throws `BadSignature` unless the header signs this very body with the secret, not longer than 300 s ago. */
export function checkWebhook(raw: Buffer, header: string | undefined, secret: string, now: Date): void {
  const fields = (header ?? '').split(',').map((field) => field.trim().split('='));
  const valuesOf = (name: string) => fields.flatMap(([key, value]) => (key === name && value ? [value] : []));
  const [seconds = ''] = valuesOf('t');
  if (!/^\d{1,12}$/.test(seconds)) throw new BadSignature('The webhook is not signed.');
  const expected = digestOf(raw, secret, seconds);
  const isSigned = valuesOf('v1').some((given) => {
    const bytes = Buffer.from(given, 'hex');
    return bytes.length === expected.length && timingSafeEqual(bytes, expected);
  });
  if (!isSigned) throw new BadSignature('The signature of the webhook is wrong.');
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > webhookTolerance) {
    throw new BadSignature('The webhook is too old.');
  }
}

function digestOf(raw: string | Buffer, secret: string, seconds: string): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(raw).digest();
}
