import * as endpoints from '@chalkline/contract/accounts/people.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import type { ClaimByEmail } from '../newcomers/newcomers.service.ts';
import { askPasswordLink } from '../passwords/passwords.forgot.service.ts';
import { readPasswordLink } from '../passwords/passwords.link.service.ts';
import { setPasswordByLink } from '../passwords/passwords.set.service.ts';
import { presentSession } from '../sessions/sessions.present.ts';
import { whereabouts } from '../sessions/sessions.service.ts';
import { askForCode, register } from './registrations.service.ts';
import { verifyEmail, type WelcomeNewcomer } from './registrations.verify.service.ts';

export const registrationRoutes = (arrival: {
  readonly welcomes: readonly WelcomeNewcomer[];
  readonly claims: readonly ClaimByEmail[];
}): readonly Route[] => [
  serve(endpoints.registerPerson, ({ parts, body, address }) => register(parts, body, address)),
  serve(endpoints.verifyEmail, async ({ parts, body, ...call }) =>
    presentSession(await verifyEmail(parts, arrival, body, whereabouts(call))),
  ),
  serve(endpoints.resendCode, ({ parts, body, address }) => askForCode(parts, body.email, address)),
  serve(endpoints.askPasswordLink, ({ parts, body, address }) => askPasswordLink(parts, body.email, address)),
  serve(endpoints.readPasswordLink, ({ parts, body }) => readPasswordLink(parts, body.token)),
  serve(endpoints.setPassword, async ({ parts, body, ...call }) =>
    presentSession(await setPasswordByLink(parts, body, whereabouts(call))),
  ),
];
