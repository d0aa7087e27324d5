import type { Endpoint } from '../http/endpoint.ts';

/** Calls below these paths affect only the viewer. */
const ownPaths = [
  '/api/sessions',
  '/api/people/me/',
  '/api/profiles/me',
  '/api/notifications/',
  // An open page says that its person is here.
  '/api/presence',
  // An uploaded picture isn't used anywhere until another call attaches it.
  '/mobileapis/upload-image',
] as const;

/** What a member is free to end, whatever their gym may still write. */
const cancellation = '/api/memberships/:membershipId/cancellation';

/** What buying takes: its administrators can still pay for a plan, which ends this. */
const checkoutCalls: readonly string[] = [
  '/api/orders',
  '/api/orders/quote',
  '/api/orders/:orderId',
  '/api/orders/:orderId/renewal',
  '/api/orders/:orderId/billing',
  '/api/orders/:orderId/payment',
  '/api/orders/:orderId/settlement',
];

/** Whether a call works for administrators of an organization that is read-only. */
export function worksForAdministrators({ path }: Pick<Endpoint, 'path'>): boolean {
  return checkoutCalls.includes(path);
}

/**
 * Whether a call works while the organization is read-only after its trial. Reads, calls that need no account, and
 * calls about the viewer's own account do, so that people can still sign in, export their data, cancel a
 * membership and leave.
 */
export function worksReadOnly({
  method,
  path,
  access,
}: Pick<Endpoint, 'method' | 'path' | 'access'>): boolean {
  const isOwn = path === cancellation || ownPaths.some((own) => path.startsWith(own));
  return method === 'GET' || access === 'public' || isOwn;
}
