import { type LookupAddress, lookup } from 'node:dns';
import type { AgentOptions } from 'node:https';
import type { LookupFunction } from 'node:net';

/** Which servers may be reached, and how; tests reach one on their own machine. */
export interface Reach {
  readonly mayAsk: (url: string) => boolean;
  readonly mayConnect: (address: string) => boolean;
  readonly tls?: Pick<AgentOptions, 'rejectUnauthorized'>;
}

/** Checks every address that a name has; the ones that are connected to are those that were checked. */
export function checkedLookup({ mayConnect }: Reach): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      const addresses: LookupAddress[] = found;
      if (addresses.length === 0 || addresses.some(({ address }) => !mayConnect(address)))
        return done(new Error(`${hostname} is not on the open internet.`), []);
      const [first] = addresses;
      if (options.all || !first) return done(null, addresses);
      done(null, first.address, first.family);
    });
  };
}
