/**
 * The codes that any call may answer with, and the status of each. A domain's own codes stand beside its
 * schemas (`competitions.codes.ts`) in the same form; the server makes errors of them, the web has a text
 * for each.
 */
export const commonCodes = {
  /** The body is not JSON, or not what its content type says. */
  malformed: 400,
  /** A value has the wrong type. */
  wrong_type: 400,
  /** A key that this call does not know. */
  unknown_key: 400,
  cursor_invalid: 400,
  idempotency_key_missing: 400,
  not_signed_in: 401,
  session_ended: 401,
  not_allowed: 403,
  /** The trial of the caller's organization is over: it can be read and exported, not written to. */
  organization_read_only: 403,
  not_found: 404,
  /** The same Idempotency-Key came with another body. */
  idempotency_key_reused: 409,
  /** The thing changed since it was read. */
  state_changed: 409,
  /** The request took too long to arrive. */
  too_slow: 408,
  too_large: 413,
  unsupported_media_type: 415,
  /** Understood but missing, empty, too long or not one of the values. */
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

/** A domain's codes with their statuses. */
export type CodeTable = Readonly<Record<string, number>>;
