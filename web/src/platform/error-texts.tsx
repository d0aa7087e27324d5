import { CallFailed } from '@chalkline/contract/http/client.ts';
import type { CommonCode } from '@chalkline/contract/http/codes.ts';
import { createContext, type ReactNode, useContext } from 'react';

export type ErrorTexts = Readonly<Record<string, string>>;

/** One text for each code, told by `app/`, which knows every feature's. */
const Texts = createContext<ErrorTexts>({});

export function ErrorTextsProvider({ texts, children }: { texts: ErrorTexts; children: ReactNode }) {
  return <Texts value={texts}>{children}</Texts>;
}

/** Turns what a call threw into a sentence for people: `say(failure)`. */
export function useErrorText(): (failure: unknown) => string {
  const texts = useContext(Texts);
  return (failure) => errorText(texts, failure);
}

/** Our text for the code, else the server's sentence; for anything that is no failed call, a bland one. */
export function errorText(texts: ErrorTexts, failure: unknown): string {
  if (!(failure instanceof CallFailed)) return commonTexts.internal;
  return texts[failure.code] ?? failure.errors[0]?.message ?? failure.message;
}

/** The same by field, for `form.setErrors`: `body.divisions.2.name` becomes `divisions.2.name`. */
export function fieldErrors(texts: ErrorTexts, failure: unknown): Record<string, string> {
  if (!(failure instanceof CallFailed)) return {};
  const errors: Record<string, string> = {};
  for (const { path, code, message } of failure.errors) {
    if (path) errors[path.replace(/^body\./, '')] ??= texts[code] ?? message;
  }
  return errors;
}

export function useFieldErrors(): (failure: unknown) => Record<string, string> {
  const texts = useContext(Texts);
  return (failure) => fieldErrors(texts, failure);
}

/** `unreachable` is the client's own: no answer came. */
export const commonTexts: Record<CommonCode | 'unreachable', string> = {
  unreachable: 'The server could not be reached. Check your connection and try again.',
  malformed: 'The app sent something the server could not read. Reload the page and try again.',
  wrong_type: 'This value has the wrong form.',
  unknown_key: 'The app sent something the server does not know. Reload the page and try again.',
  cursor_invalid: 'This page of the list is no longer there. Start again from the top.',
  idempotency_key_missing: 'The app left out a safety key. Reload the page and try again.',
  not_signed_in: 'Sign in to go on.',
  session_ended: 'Your session has ended. Sign in again.',
  not_allowed: 'You may not do this.',
  organization_read_only:
    'The trial of your company is over. You can read and export everything, but change nothing.',
  not_found: 'This is not there, or not for you to see.',
  idempotency_key_reused: 'This was sent before with other values. Reload the page and try again.',
  state_changed: 'Somebody changed this in the meantime. Look at it again before you go on.',
  too_slow: 'The connection is too slow. Try again.',
  too_large: 'This is too large.',
  headers_too_large: 'The address or the headers of this request are too long.',
  unsupported_media_type: 'This kind of file is not taken.',
  invalid: 'This is not valid.',
  required: 'This is needed.',
  too_short: 'This is too short.',
  too_long: 'This is too long.',
  too_small: 'This is too small.',
  too_big: 'This is too big.',
  not_one_of: 'Choose one from the list.',
  bad_format: 'This does not have the right form.',
  too_many_requests: 'That was too often. Wait a little and try again.',
  internal: 'Something went wrong on our side. Try again in a moment.',
  unavailable: 'This does not work right now. Try again in a moment.',
};
