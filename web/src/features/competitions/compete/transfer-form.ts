import { acceptedTransfer } from '@chalkline/contract/competitions/entry-transfer.schema.ts';
import { CallFailed } from '@chalkline/contract/http/client.ts';
import { z } from 'zod';

const { answers, ...who } = acceptedTransfer.shape;

/** What the form checks before the server is asked; it shares its fields with the register form. */
export const transferSchema = z.object({ who: z.object(who), answers });

/** The same failure with the paths of this form: the server asks for `body.birthDate`, the field is `who.birthDate`. */
export function asTransferFailure(failure: unknown): unknown {
  if (!(failure instanceof CallFailed)) return failure;
  const errors = failure.errors.map(({ path, ...problem }) => ({
    ...problem,
    ...(path && { path: path.replace(/^body\.(?!answers\.|waiver$)/, 'body.who.') }),
  }));
  return new CallFailed(failure.status, { message: failure.message, errors }, failure.retryAfter);
}
