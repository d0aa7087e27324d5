import type { Route } from './platform/http/serve.ts';
import type { Parts } from './platform/parts.ts';
import type { Identify } from './platform/http/viewer.ts';

/** Every call of the product, in the order of the domains. */
export const routes: readonly Route[] = [];

/** Whom a bearer token belongs to. */
export function identify(_parts: Parts): Identify {
  return async () => null;
}
