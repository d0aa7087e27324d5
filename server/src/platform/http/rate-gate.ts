import { type Endpoint, filesLimit, type RateLimit } from '@chalkline/contract/http/endpoint.ts';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from './refusal.ts';

/**
 * How often one person (or one network) may call an endpoint. Counted per process: with n processes a limit
 * is at most n times as wide. What must hold exactly (sign-in, codes) is counted in the database by its
 * domain.
 */
export interface RateGate {
  /** Throws 429 with Retry-After when the caller was here too often, or sent too many files. */
  pass(endpoint: Endpoint, caller: string): Promise<void>;
}

/** `factor` widens every limit: the demo and load tests come from one address. */
export function makeRateGate(factor = 1): RateGate {
  const limiters = new Map<string, RateLimiterMemory>();
  const count = async (call: string, limit: RateLimit, caller: string) => {
    const name = limit.together ?? call;
    const limiter = limiters.get(name) ?? makeLimiter(limit, factor);
    limiters.set(name, limiter);
    await limiter.consume(caller).catch(refuse);
  };
  return {
    async pass(endpoint, caller) {
      const call = `${endpoint.method} ${endpoint.path}`;
      if (endpoint.rateLimit) await count(call, endpoint.rateLimit, caller);
      if (endpoint.files) await count(call, filesLimit, caller);
    },
  };
}

function makeLimiter({ times, perSeconds }: RateLimit, factor: number): RateLimiterMemory {
  return new RateLimiterMemory({ points: times * factor, duration: perSeconds });
}

function refuse(reason: unknown): never {
  if (reason instanceof RateLimiterRes) throw tooManyRequests(Math.ceil(reason.msBeforeNext / 1000));
  throw reason;
}
