import type { Problem } from '@chalkline/contract/http/envelope.ts';
import { isDatabaseAway } from '../database/database-away.ts';
import { databaseAway, Refusal } from '../http/refusal.ts';

/** What the thread is made with. */
export interface ThreadSetup {
  readonly databaseUrl: string;
}

export type ToThread =
  | { readonly kind: 'task'; readonly id: number; readonly name: string; readonly data: unknown }
  | { readonly kind: 'end' };

export type FromThread =
  | { readonly kind: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly kind: 'failure'; readonly id: number; readonly failure: ThreadFailure }
  /** Something was committed that browsers are to be told. */
  | { readonly kind: 'published' };

/** An error as it travels: of a class only its fields would arrive. */
export interface ThreadFailure {
  readonly message: string;
  readonly stack: string | undefined;
  /** The thread's connection to the database broke, or could not be made. */
  readonly isDatabaseAway: boolean;
  readonly refusal: { readonly status: number; readonly problems: readonly Problem[] } | null;
}

export function packFailure(error: unknown): ThreadFailure {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const refusal = error instanceof Refusal ? { status: error.status, problems: error.problems } : null;
  return { message, stack, refusal, isDatabaseAway: isDatabaseAway(error) };
}

/** The error again; where it was thrown stays readable in its stack. */
export function unpackFailure({ message, stack, refusal, ...failure }: ThreadFailure): Error {
  if (refusal) return new Refusal(refusal.status, refusal.problems);
  if (failure.isDatabaseAway) return databaseAway();
  const error = new Error(message);
  if (stack !== undefined) error.stack = stack;
  return error;
}
