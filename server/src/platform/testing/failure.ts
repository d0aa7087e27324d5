import { CallFailed } from '@chalkline/contract/http/client.ts';

/** What a call was refused with: status, code, and the path of the first problem. Throws when it was not. */
export async function failure(
  call: Promise<unknown>,
): Promise<[status: number, code: string, path: string | undefined]> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof CallFailed))
    throw new Error(`A refusal was expected, and this came: ${String(error)}`);
  return [error.status, error.code, error.errors[0]?.path];
}
