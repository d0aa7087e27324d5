import { CallFailed } from '@chalkline/contract/http/client.ts';

/** What users read about any failure that isn't a call's: a bug, a full disk, a part of the app that didn't arrive. */
export const unknownFailure = 'Something went wrong. Try again in a moment.';

/**
 * Turns whatever a call threw into a sentence for the user: `say(failure)`. The server sends each refusal with its
 * sentence, so that the browser needs none of the contract's; what no server can say is in the contract's client.
 */
export function errorText(failure: unknown): string {
  if (!(failure instanceof CallFailed)) return unknownFailure;
  return failure.errors[0]?.message || failure.message || unknownFailure;
}

/** The same by field, for `form.setErrors`: `body.divisions.2.name` becomes `divisions.2.name`. */
export function fieldErrors(failure: unknown): Record<string, string> {
  if (!(failure instanceof CallFailed)) return {};
  const errors: Record<string, string> = {};
  for (const { path, message } of failure.errors) {
    if (path) errors[path.replace(/^body\./, '')] ??= message;
  }
  return errors;
}
