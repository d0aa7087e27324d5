import * as endpoints from '@chalkline/contract/accounts/people.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { setPasswordByLink } from '../passwords/passwords.link.service.ts';
import { presentSession } from '../sessions/sessions.present.ts';
import { whereabouts } from '../sessions/sessions.service.ts';
import { askForCode, register } from './registrations.service.ts';
import { verifyEmail } from './registrations.verify.service.ts';

export const registrationRoutes: readonly Route[] = [
  serve(endpoints.registerPerson, ({ parts, body, address }) => register(parts, body, address)),
  serve(endpoints.verifyEmail, async ({ parts, body, ...call }) =>
    presentSession(await verifyEmail(parts, body, whereabouts(call))),
  ),
  serve(endpoints.resendCode, ({ parts, body, address }) => askForCode(parts, body.email, address)),
  serve(endpoints.setPassword, async ({ parts, body, ...call }) =>
    presentSession(await setPasswordByLink(parts, body, whereabouts(call))),
  ),
];
