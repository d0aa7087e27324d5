import * as endpoints from '@chalkline/contract/accounts/guests.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import type { ClaimByEmail } from '../newcomers/newcomers.service.ts';
import { whereabouts } from '../sessions/sessions.service.ts';
import { askGuestCode, enterAsGuest } from './guests.service.ts';

export const guestRoutes = (claims: readonly ClaimByEmail[]): readonly Route[] => [
  serve(endpoints.askGuestCode, ({ parts, body, address }) => askGuestCode(parts, body.email, address)),
  serve(endpoints.enterAsGuest, ({ parts, body, ...call }) =>
    enterAsGuest(parts, claims, body, whereabouts(call)),
  ),
];
