/**
 * The error codes any call may return, with their HTTP status. A domain's own codes are in the same form in
 * `competitions.codes.ts`. Below each table is the one sentence per code: the server sends it, and the
 * browser shows what the server sent; `web/src/platform/testing/server-sentence.test.ts` checks that every code has exactly one.
 */
export const commonCodes = {
  /** The body isn't JSON, or doesn't match its content type. */
  malformed: 400,
  /** A value has the wrong type. */
  wrong_type: 400,
  /** A key this call doesn't accept. */
  unknown_key: 400,
  cursor_invalid: 400,
  idempotency_key_missing: 400,
  not_signed_in: 401,
  session_ended: 401,
  not_allowed: 403,
  /** The trial of the caller's organization has ended: reads and exports work, writes don't. */
  organization_read_only: 403,
  not_found: 404,
  /** The same Idempotency-Key was used with a different body. */
  idempotency_key_reused: 409,
  /** The resource changed since it was read. */
  state_changed: 409,
  /** The request took too long to arrive. */
  too_slow: 408,
  too_large: 413,
  unsupported_media_type: 415,
  /** Well-formed but not acceptable: missing, empty, too long, not an allowed value. */
  invalid: 422,
  required: 422,
  too_short: 422,
  too_long: 422,
  too_small: 422,
  too_big: 422,
  not_one_of: 422,
  bad_format: 422,
  too_many_requests: 429,
  /** The request line and its headers together are too large. */
  headers_too_large: 431,
  internal: 500,
  unavailable: 503,
} as const;

export type CommonCode = keyof typeof commonCodes;

export const commonTexts: Readonly<Record<CommonCode, string>> = {
  malformed: 'The server couldn’t read this request. Reload the page and try again.',
  wrong_type: 'This value has the wrong type. Check it and try again.',
  unknown_key: 'The server doesn’t accept one of these values. Reload the page and try again.',
  cursor_invalid: 'This part of the list is no longer available. Start again from the top.',
  idempotency_key_missing: 'This request needs an Idempotency-Key header. Reload the page and try again.',
  not_signed_in: 'You’re not signed in. Sign in to continue.',
  session_ended: 'Your session has ended. Sign in again.',
  not_allowed: 'You don’t have permission to do this.',
  organization_read_only:
    'Your organization’s trial has ended. You can still view and export everything, but not make changes.',
  not_found: 'We couldn’t find this. It may have been deleted, or you may not have access to it.',
  idempotency_key_reused: 'This was already sent with different values. Reload the page and try again.',
  state_changed: 'Someone changed this in the meantime. Reload and try again.',
  too_slow: 'The connection is too slow. Try again.',
  too_large: 'This is too large. Send something smaller.',
  unsupported_media_type: 'This type of file isn’t supported. Choose another one.',
  invalid: 'This value isn’t valid. Check it and try again.',
  required: 'This field is required.',
  too_short: 'This is too short.',
  too_long: 'This is too long.',
  too_small: 'This number is too low.',
  too_big: 'This number is too high.',
  not_one_of: 'Choose one of the options.',
  bad_format: 'This value has the wrong format. Check it and try again.',
  too_many_requests: 'You’ve tried too many times. Wait a moment and try again.',
  headers_too_large: 'The address or the headers of this request are too long.',
  internal: 'Something went wrong on our side. Try again in a moment.',
  unavailable: 'This isn’t available right now. Try again in a moment.',
};

/** A domain's codes with their statuses. */
export type CodeTable = Readonly<Record<string, number>>;
/** The sentence for each code of a table. */
export type TextTable = Readonly<Record<string, string>>;
