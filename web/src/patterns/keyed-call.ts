import type { CallExtras, Client } from '@chalkline/contract/http/client.ts';
import type { CallableEndpoint, CallInput, DataOf } from '@chalkline/contract/http/endpoint.ts';
import { useState } from 'react';
import { call } from '../platform/calls.ts';

/** Sends a change and gives the reply's data. */
export type KeyedCall = <E extends CallableEndpoint>(
  endpoint: E,
  input?: CallInput<E>,
  extras?: Pick<CallExtras, 'files'>,
) => Promise<DataOf<E>>;

export interface KeyedCalls {
  readonly call: KeyedCall;
  /** After success: the same input is a new change from here on. */
  readonly forgetKeys: () => void;
}

/**
 * The client for changes. An Idempotency-Key belongs to what is sent: the same input sent again, because no response
 * arrived, reuses the key, so the change happens once. Different input gets a new key.
 */
export function createKeyedCalls(client: Client): KeyedCalls {
  const keys = new Map<string, string>();
  return {
    call: async <E extends CallableEndpoint>(
      endpoint: E,
      input?: CallInput<E>,
      extras?: Pick<CallExtras, 'files'>,
    ) => {
      // A file cannot be compared as text, and another file under the same key would be refused.
      if (!endpoint.idempotency || extras?.files) return (await client(endpoint, input, extras)).data;
      const sent = JSON.stringify([endpoint.method, endpoint.path, input]);
      const idempotencyKey = keys.get(sent) ?? crypto.randomUUID();
      keys.set(sent, idempotencyKey);
      return (await client(endpoint, input, { idempotencyKey })).data;
    },
    forgetKeys: () => keys.clear(),
  };
}

/** Keeps its keys for as long as the component is mounted. */
export function useKeyedCalls(): KeyedCalls {
  const [calls] = useState(() => createKeyedCalls(call));
  return calls;
}
