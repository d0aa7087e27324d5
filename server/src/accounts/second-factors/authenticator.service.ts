import { recoveryCodes, secondFactorDigits } from '@chalkline/contract/accounts/second-factor.schema.ts';
import { Secret, TOTP } from 'otpauth';

const periodSeconds = 30;
/** A clock may be this many half minutes off, as RFC 6238 advises. */
const window = 1;

/** 160 bits, as RFC 4226 advises. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

interface Shown {
  readonly secret: string;
  /** The product. */
  readonly issuer: string;
  readonly email: string;
}

/** What authenticator apps read from a QR code. */
export function authenticatorAddress({ secret, issuer, email }: Shown): string {
  return totp(secret, issuer, email).toString();
}

/** The half minute that a code is of; null for a wrong one. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  if (!/^\d+$/.test(code) || code.length !== secondFactorDigits) return null;
  const delta = totp(secret).validate({ token: code, timestamp: now.getTime(), window });
  return delta === null ? null : Math.floor(now.getTime() / (periodSeconds * 1000)) + delta;
}

/** The code of a moment, as the app shows it. */
export function codeAt(secret: string, moment: Date): string {
  return totp(secret).generate({ timestamp: moment.getTime() });
}

function totp(secret: string, issuer = '', label = ''): TOTP {
  const settings = { algorithm: 'SHA1', digits: secondFactorDigits, period: periodSeconds } as const;
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), ...settings });
}

/** Without letters and digits that look alike. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** `7KPQM-X2WRD` of ten bytes: 50 bits. */
export function recoveryCodeOf(bytes: Uint8Array): string {
  const letters = Array.from(
    bytes.subarray(0, recoveryCodes.length),
    (byte) => alphabet[byte % alphabet.length],
  );
  const half = recoveryCodes.length / 2;
  return `${letters.slice(0, half).join('')}-${letters.slice(half).join('')}`;
}

/** As it is hashed: however it was typed. */
export function plainRecoveryCode(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '');
}
