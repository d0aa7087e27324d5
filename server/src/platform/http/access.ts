import type { Endpoint } from '@chalkline/contract/http/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { notAllowed, notSignedIn, sessionEnded } from './refusal.ts';
import type { Identify, MaybeViewer, Viewer } from './viewer.ts';

/**
 * Lets a caller in as far as the endpoint's `access` can tell; `owner` is decided by the policy once the
 * thing is loaded. A corporate site answers nobody without a session, except where the endpoint says `signedOut`.
 * A guest is nobody, except on calls that are open to guests, and so is who judges by a link. A token that is no longer good is 401 on public calls too, so that no app goes on
 * believing it is signed in.
 */
export async function admit(
  endpoint: Endpoint,
  request: FastifyRequest,
  identify: Identify,
  { corporateMode }: Pick<Config, 'corporateMode'>,
): Promise<MaybeViewer> {
  const token = bearerToken(request.headers.authorization);
  const bearer = token === null ? null : await identify(token);
  if (token !== null && bearer === null) throw sessionEnded();
  const viewer = bearer && isKnownTo(endpoint, bearer, corporateMode) ? bearer : null;
  const { access } = endpoint;
  if (access === 'public' && (viewer !== null || endpoint.signedOut || !corporateMode)) return viewer;
  if (viewer === null) throw notSignedIn();
  if (
    typeof access === 'object' &&
    'accountTypes' in access &&
    !access.accountTypes.includes(viewer.accountType)
  ) {
    throw notAllowed();
  }
  return viewer;
}

function isKnownTo(endpoint: Endpoint, { isGuest, byLink }: Viewer, corporateMode: boolean): boolean {
  if (byLink) return endpoint.judgeLinks === true;
  if (!isGuest) return true;
  return corporateMode ? endpoint.guests === 'everywhere' : endpoint.guests !== undefined;
}

export function bearerToken(header: string | undefined): string | null {
  const match = /^Bearer +(\S{1,512})$/i.exec(header ?? '');
  return match?.[1] ?? null;
}
