import { CallFailed, type Client } from '@chalkline/contract/http/client.ts';
import type { SaleDesk } from '../server/src/competitions/registrations/testing/sale-desk.ts';

/** One call in so many doesn't reach the server, and of as many others the answer is lost. */
const lossesIn = 25;
/** The server lives so long, in ms, before it is killed again. */
const life = { least: 3000, most: 9000 };

export interface UnreliableDesk extends SaleDesk {
  /** Calls that were lost, on the way there or back. */
  readonly lost: number;
  /** No more kills. Resolves once the server is up. */
  calm(): Promise<void>;
}

/** The same desk behind a bad network, with a server that is killed at any moment. `chance` gives numbers from 0 up to 1. */
export function unreliable(desk: SaleDesk, chance: () => number): UnreliableDesk {
  let lost = 0;
  let isCalm = false;
  const lose = (what: string) => {
    lost += 1;
    throw new CallFailed(0, { message: what, errors: [{ code: 'unreachable', message: what }] });
  };
  const killing = (async () => {
    for (;;) {
      const until = Date.now() + life.least + chance() * (life.most - life.least);
      while (!isCalm && Date.now() < until) await pause(50);
      if (isCalm) return;
      await desk.kill();
    }
  })();
  return {
    ...desk,
    get kills() {
      return desk.kills;
    },
    get lost() {
      return lost;
    },
    as(token) {
      const call = desk.as(token);
      const way: Client = async (...input) => {
        if (!isCalm && chance() * lossesIn < 1) lose('The call was lost.');
        const reply = await call(...input);
        if (!isCalm && chance() * lossesIn < 1) lose('The answer was lost.');
        return reply;
      };
      return way;
    },
    async calm() {
      isCalm = true;
      await killing;
    },
  };
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
