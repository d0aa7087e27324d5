import { type CodeTable, commonCodes, commonTexts } from '@chalkline/contract/http/codes.ts';
import type { Problem } from '@chalkline/contract/http/envelope.ts';

/** An error the caller sees: a status and at least one problem with a code. Never an unexpected 5xx. */
export class Refusal extends Error {
  readonly status: number;
  readonly problems: readonly Problem[];
  /** Seconds until a retry makes sense. */
  readonly retryAfter: number | undefined;

  constructor(status: number, problems: readonly Problem[], retryAfter?: number) {
    super(problems[0]?.message ?? 'Refused.');
    this.status = status;
    this.problems = problems;
    this.retryAfter = retryAfter;
  }
}

interface About {
  /** The field as the caller sent it: `body.bib`. */
  readonly path?: string | undefined;
  /** A fact of this call, added after the code's sentence. */
  readonly detail?: string | undefined;
  /** Words of a person or a parser, used instead of the code's sentence. */
  readonly instead?: string | null | undefined;
}

/**
 * Makes a domain's refusals: `const refusal = refusalsOf(scoreCodes, scoreTexts)`, then one exported function
 * per code in `<noun>.errors.ts`. The sentence comes from the contract, where the web reads it too.
 */
export function refusalsOf<Codes extends CodeTable>(
  codes: Codes,
  texts: { readonly [Code in keyof Codes]: string },
) {
  return (code: keyof Codes & string, { path, detail, instead }: About = {}): Refusal => {
    const message = instead ?? [texts[code], detail].filter(Boolean).join(' ');
    return new Refusal(codes[code] ?? 500, [{ code, message, ...(path && { path }) }]);
  };
}

const refusal = refusalsOf(commonCodes, commonTexts);

export const notSignedIn = () => refusal('not_signed_in');
export const sessionEnded = () => refusal('session_ended');
export const notAllowed = (detail?: string) => refusal('not_allowed', { detail });
export const organizationReadOnly = () => refusal('organization_read_only');
/** `thing` is what was looked for: `notFound('competition')`. */
export const notFound = (thing?: string) =>
  refusal('not_found', { instead: thing && commonTexts.not_found.replace('this', `this ${thing}`) });
/** `thing` is what changed, `detail` how it is now. */
export const stateChanged = (thing?: string, detail?: string) => {
  const sentence = thing
    ? commonTexts.state_changed.replace('this', `this ${thing}`)
    : commonTexts.state_changed;
  return refusal('state_changed', { instead: detail ? `${sentence} ${detail}` : sentence });
};
export const cursorInvalid = () => refusal('cursor_invalid', { path: 'query.cursor' });
export const idempotencyKeyMissing = () =>
  refusal('idempotency_key_missing', { path: 'headers.idempotency-key' });
export const idempotencyKeyReused = () =>
  refusal('idempotency_key_reused', { path: 'headers.idempotency-key' });
export const unsupportedMediaType = (detail?: string) => refusal('unsupported_media_type', { detail });
export const tooLarge = (detail?: string, path?: string) => refusal('too_large', { detail, path });
export const malformed = (detail?: string) => refusal('malformed', { detail });

/** Seconds in which a database that broke down is usually back. */
const databaseBackAfter = 2;

/** 503: the call may or may not have taken effect; an Idempotency-Key settles it on a retry. */
export function databaseAway(): Refusal {
  return unavailable('', databaseBackAfter);
}

/** 503: overloaded for the moment. */
export function unavailable(detail: string, retryAfter: number): Refusal {
  const { problems } = refusal('unavailable', { detail });
  return new Refusal(commonCodes.unavailable, problems, retryAfter);
}

/** Adds Retry-After to a domain's own 429: something is used up until `until`. */
export function usedUpUntil({ problems }: Refusal, until: Date, now: Date): Refusal {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return new Refusal(429, problems, seconds);
}

/** 429 with the seconds to wait. */
export function tooManyRequests(retryAfter: number): Refusal {
  return new Refusal(429, refusal('too_many_requests').problems, retryAfter);
}
