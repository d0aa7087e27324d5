import { CallFailed } from '@chalkline/contract/http/client.ts';
import { codesWithReason, commonTexts } from '@chalkline/contract/http/codes.ts';
import { createContext, type ReactNode, useContext } from 'react';

export type ErrorTexts = Readonly<Record<string, string>>;

/** The contract's sentence for each code, provided by `app/`. */
const Texts = createContext<ErrorTexts>({});

export function ErrorTextsProvider({ texts, children }: { texts: ErrorTexts; children: ReactNode }) {
  return <Texts value={texts}>{children}</Texts>;
}

/** Turns whatever a call threw into a sentence for the user: `say(failure)`. */
export function useErrorText(): (failure: unknown) => string {
  const texts = useContext(Texts);
  return (failure) => errorText(texts, failure);
}

/** The sentence for the code, else the server's message; a generic one for anything but a failed call. */
export function errorText(texts: ErrorTexts, failure: unknown): string {
  if (!(failure instanceof CallFailed)) return commonTexts.internal;
  const said = failure.errors[0]?.message ?? failure.message;
  return codesWithReason.has(failure.code) ? said : (texts[failure.code] ?? said);
}

/** The same by field, for `form.setErrors`: `body.divisions.2.name` becomes `divisions.2.name`. */
export function fieldErrors(texts: ErrorTexts, failure: unknown): Record<string, string> {
  if (!(failure instanceof CallFailed)) return {};
  const errors: Record<string, string> = {};
  for (const { path, code, message } of failure.errors) {
    if (path)
      errors[path.replace(/^body\./, '')] ??= codesWithReason.has(code) ? message : (texts[code] ?? message);
  }
  return errors;
}

export function useFieldErrors(): (failure: unknown) => Record<string, string> {
  const texts = useContext(Texts);
  return (failure) => fieldErrors(texts, failure);
}
