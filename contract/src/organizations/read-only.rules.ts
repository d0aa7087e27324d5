import type { Endpoint } from '../http/endpoint.ts';

/** Below these stands what concerns nobody but whoever calls. */
const ownPaths = [
  '/api/sessions',
  '/api/people/me/',
  '/api/profiles/me',
  '/api/notifications/',
  // A picture hangs on nothing until another call takes it.
  '/mobileapis/upload-image',
] as const;

/**
 * Whether people may make this call while their organization is read-only after its trial: everything that only
 * reads, what needs no account, and what is about their own account, so that they can sign in, take their data
 * along and leave.
 */
export function worksReadOnly({
  method,
  path,
  access,
}: Pick<Endpoint, 'method' | 'path' | 'access'>): boolean {
  return method === 'GET' || access === 'public' || ownPaths.some((own) => path.startsWith(own));
}
