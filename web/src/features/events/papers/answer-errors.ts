import { CallFailed } from '@chalkline/contract/http/client.ts';

/** What was wrong with answers below a path such as `body.lines.0.details.attendees.1`, by the id of the question. */
export function answerErrors(failure: unknown, at: string): Readonly<Record<string, string>> {
  const start = `${at}.answers.`;
  return Object.fromEntries(
    problemsOf(failure).flatMap(({ path = '', message }) =>
      path.startsWith(start) ? [[path.slice(start.length), message] as const] : [],
    ),
  );
}

/** Why a signature is missing; null: none is. */
export function waiverError(failure: unknown): string | null {
  return problemsOf(failure).find(({ code }) => code === 'waiver_required')?.message ?? null;
}

const problemsOf = (failure: unknown) => (failure instanceof CallFailed ? failure.errors : []);
