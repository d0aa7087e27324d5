import type { Endpoint } from '@chalkline/contract/http/endpoint.ts';
import { isCompanionCall } from './companion-input.ts';
import type { Route } from './serve.ts';
import { inputSchema, openObjects } from './wire-schema.ts';

/** Refuses to put an endpoint on the server that is not whole. The message says what is missing. */
export function assertSound(endpoint: Endpoint): void {
  const name = `${endpoint.method} ${endpoint.path}`;
  if (!isAccess(endpoint.access)) throw new Error(`${name} does not declare its access.`);
  if (endpoint.signedOut && endpoint.access !== 'public')
    throw new Error(`${name} is open when signed out, so its access must be public.`);
  if (!/^\/(api|mobileapis)\//.test(endpoint.path))
    throw new Error(`${name} is not below /api or /mobileapis.`);
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, param]) => param);
  const declared = endpoint.params ? Object.keys(propertiesOf(endpoint.params)) : [];
  if (names.toSorted().join() !== declared.toSorted().join()) {
    throw new Error(`${name} declares the params [${declared}] but its path has [${names}].`);
  }
  if (isCompanionCall(endpoint.path)) assertOpen(endpoint, name);
  else assertClosed(endpoint, name);
}

/** Where a policy decides, it decides about a repeated call too. */
export function assertRepeatable({ endpoint, mayRepeat }: Route): void {
  const { access, idempotency, method, path } = endpoint;
  if (idempotency && typeof access === 'object' && 'owner' in access && !mayRepeat)
    throw new Error(`${method} ${path} takes an Idempotency-Key and does not say who may repeat it.`);
}

/** Old apps send keys that nobody knows any more. */
function assertOpen(endpoint: Endpoint, name: string): void {
  for (const place of ['query', 'body'] as const) {
    const schema = endpoint[place];
    if (schema && JSON.stringify(inputSchema(schema)).includes('"additionalProperties":false')) {
      throw new Error(`${name}: ${place} refuses unknown keys; use z.object below /mobileapis.`);
    }
  }
}

/** On /api an unknown key is refused, so every object that comes in must say so itself. */
function assertClosed(endpoint: Endpoint, name: string): void {
  for (const place of ['query', 'body'] as const) {
    const schema = endpoint[place];
    const open = schema ? openObjects(inputSchema(schema)) : [];
    if (open.length > 0)
      throw new Error(`${name}: ${place} takes unknown keys at ${open}; use z.strictObject.`);
  }
}

function propertiesOf(schema: NonNullable<Endpoint['params']>): object {
  return (inputSchema(schema).properties as object | undefined) ?? {};
}

function isAccess(access: unknown): boolean {
  if (access === 'public' || access === 'signed_in') return true;
  if (typeof access !== 'object' || access === null) return false;
  if ('owner' in access) return typeof access.owner === 'string' && access.owner !== '';
  return 'accountTypes' in access && Array.isArray(access.accountTypes) && access.accountTypes.length > 0;
}
