import { type CodeTable, commonCodes } from '@chalkline/contract/http/codes.ts';
import type { Problem } from '@chalkline/contract/http/envelope.ts';

/** An error that the caller is told about: a status and at least one coded problem. Never a 500. */
export class Refusal extends Error {
  readonly status: number;
  readonly problems: readonly Problem[];
  /** Seconds until another try makes sense. */
  readonly retryAfter: number | undefined;

  constructor(status: number, problems: readonly Problem[], retryAfter?: number) {
    super(problems[0]?.message ?? 'Refused.');
    this.status = status;
    this.problems = problems;
    this.retryAfter = retryAfter;
  }
}

/**
 * The maker of a domain's refusals: `const refusal = refusalsOf(scoreCodes)`, then one exported function
 * for each code in `<noun>.errors.ts`. `path` names the field as the caller wrote it: `body.bib`.
 */
export function refusalsOf<Codes extends CodeTable>(codes: Codes) {
  return (code: keyof Codes & string, message: string, path?: string): Refusal =>
    new Refusal(codes[code] ?? 500, [{ code, message, ...(path && { path }) }]);
}

const refusal = refusalsOf(commonCodes);

export const notSignedIn = () => refusal('not_signed_in', 'Sign in to do this.');
export const sessionEnded = () => refusal('session_ended', 'This session has ended. Sign in again.');
export const notAllowed = (message = 'You may not do this.') => refusal('not_allowed', message);
export const organizationReadOnly = () =>
  refusal(
    'organization_read_only',
    'The trial of your organization is over. You can read and export everything, but change nothing.',
  );
export const notFound = (message = 'There is nothing here.') => refusal('not_found', message);
export const stateChanged = (message: string) => refusal('state_changed', message);
export const cursorInvalid = () =>
  refusal('cursor_invalid', 'This page mark is not one of ours.', 'query.cursor');
export const idempotencyKeyMissing = () =>
  refusal('idempotency_key_missing', 'This call needs an Idempotency-Key header.', 'headers.idempotency-key');
export const idempotencyKeyReused = () =>
  refusal(
    'idempotency_key_reused',
    'This Idempotency-Key was used with another body.',
    'headers.idempotency-key',
  );
export const unsupportedMediaType = (message: string) => refusal('unsupported_media_type', message);
export const tooLarge = (message: string, path?: string) => refusal('too_large', message, path);
export const malformed = (message: string) => refusal('malformed', message);

/** Seconds in which a database that broke down is usually back. */
const databaseBackAfter = 2;

/** 503: what was asked for may have been done or not, which an Idempotency-Key settles. */
export function databaseAway(): Refusal {
  const message = 'The server is unavailable for a moment. Try again in a few seconds.';
  return new Refusal(503, [{ code: 'unavailable', message }], databaseBackAfter);
}

/** 429 of a domain's own: something is used up until a moment. */
export function usedUpUntil(code: string, message: string, until: Date, now: Date): Refusal {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return new Refusal(429, [{ code, message }], seconds);
}

/** 429 with the seconds to wait. */
export function tooManyRequests(retryAfter: number): Refusal {
  return new Refusal(
    429,
    [{ code: 'too_many_requests', message: `Too many tries. Try again in ${retryAfter} s.` }],
    retryAfter,
  );
}
