import * as endpoints from '@chalkline/contract/accounts/guests.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { whereabouts } from '../sessions/sessions.service.ts';
import { askGuestCode, enterAsGuest } from './guests.service.ts';

export const guestRoutes: readonly Route[] = [
  serve(endpoints.askGuestCode, ({ parts, body, address }) => askGuestCode(parts, body.email, address)),
  serve(endpoints.enterAsGuest, ({ parts, body, ...call }) => enterAsGuest(parts, body, whereabouts(call))),
];
