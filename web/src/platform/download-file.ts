import { addressOf, CallFailed } from '@chalkline/contract/http/client.ts';
import type { CallableEndpoint, CallInput } from '@chalkline/contract/http/endpoint.ts';
import type { Failure } from '@chalkline/contract/http/envelope.ts';
import { network } from './network.ts';
import { saveFile } from './save-file.ts';
import { session } from './session.ts';

/** Saves the file that an endpoint answers with, under the name it gives. Throws `CallFailed` like any other call. */
export async function downloadFile<E extends CallableEndpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<void> {
  const token = session.tokenFor(endpoint);
  const response = await network.watch(
    globalThis.fetch(addressOf(endpoint, input), {
      cache: 'no-store',
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
    }),
  );
  if (!response.ok) throw new CallFailed(response.status, (await response.json()) as Failure);
  const file = await response.blob();
  saveFile(nameIn(response.headers.get('content-disposition') ?? ''), file, file.type);
}

/** RFC 6266: the exact name, else the plain one. */
function nameIn(disposition: string): string {
  const exact = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  return exact ? decodeURIComponent(exact) : (/filename="([^"]+)"/i.exec(disposition)?.[1] ?? '');
}
