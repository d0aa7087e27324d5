import type { Client } from '@chalkline/contract/http/client.ts';
import { CallFailed } from '@chalkline/contract/http/client.ts';
import type { CallableEndpoint, CallInput, Reply } from '@chalkline/contract/http/endpoint.ts';
import type { SimulatorParts } from '../../../money/providers/simulator.once.service.ts';
import type { TestEvent } from '../../../money/providers/simulator.table.ts';
import type { OpenDatabase } from '../../../platform/database/database.ts';

/** What a simulated sale runs on: a server that can be killed, and a payment provider that stays. */
export interface SaleDesk {
  /** The server's calls for the owner of a session. Throws `CallFailed`, with status 0 where the server was killed. */
  as(token: string): Client;
  signIn(name: string): Promise<{ readonly token: string; readonly personId: string }>;
  readonly database: OpenDatabase;
  /** The buyer's and the bank's side of the provider. */
  readonly provider: SimulatorParts;
  /** Posts a webhook, with the provider's signature or a forged one; gives the status, 0 without an answer. */
  post(event: TestEvent, signature: 'signed' | 'forged'): Promise<number>;
  /** How often the server was killed. */
  readonly kills: number;
  /** Kills the server without a warning; another one answers once this is done. */
  kill(): Promise<void>;
  moveClock(milliseconds: number): Promise<void>;
  /** Lets the server do what is due by its clock: poll payments, expire orders, offer freed places. */
  runDue(): Promise<void>;
}

/** How often a buyer presses the button again. */
const patience = 1000;

/**
 * Calls until there's an answer, with the same key each time, as the app does: again while the payment provider is out
 * of reach (503) or while the server is killed. Any other failure of the server is thrown.
 */
export async function insist<E extends CallableEndpoint>(
  desk: SaleDesk,
  token: string,
  endpoint: E,
  input: CallInput<E>,
): Promise<Reply<E>> {
  const idempotencyKey = crypto.randomUUID();
  for (let tries = 1; ; tries += 1) {
    try {
      return await desk.as(token)(endpoint, input, { idempotencyKey });
    } catch (failure) {
      if (!(failure instanceof CallFailed) || tries === patience) throw failure;
      if (failure.status !== 0 && failure.status !== 503) throw failure;
      await new Promise((resolve) => setTimeout(resolve, 20 * Math.min(tries, 10)));
    }
  }
}
