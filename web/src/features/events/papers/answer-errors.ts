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

/** The id of the field that the first refused answer is in, as AttendeesForm names them; null without one. */
export function firstWrongField(failure: unknown): string | null {
  for (const { path = '' } of problemsOf(failure)) {
    const [, at, index, own, ofOrder] =
      /^body\.lines\.(\d+)\.details\.(?:attendees\.(\d+)\.answers\.(.+)|answers\.(.+))$/.exec(path) ?? [];
    if (own) return `${at}.${index}.answers.${own}`;
    if (ofOrder) return `order.answers.${ofOrder}`;
  }
  return null;
}

/** Whether the form shows all of it where it belongs, so that nothing is left to say below. */
export function isShownInForm(failure: unknown): boolean {
  const problems = problemsOf(failure);
  const isShown = ({ code, path = '' }: (typeof problems)[number]) =>
    code === 'waiver_required' || path.includes('.answers.');
  return problems.length > 0 && problems.every(isShown);
}

const problemsOf = (failure: unknown) => (failure instanceof CallFailed ? failure.errors : []);
