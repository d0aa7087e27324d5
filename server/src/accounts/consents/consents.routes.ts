import * as endpoints from '@chalkline/contract/accounts/consents.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { giveConsent, type KeptByConsent, listConsents, withdrawConsent } from './consents.service.ts';

/** With what all domains keep by consents. */
export const consentRoutes = (kept: readonly KeptByConsent[]): readonly Route[] => [
  serve(endpoints.listConsents, ({ parts, viewer }) => listConsents(parts, viewer)),
  serve(endpoints.giveConsent, ({ parts, viewer, params }) => giveConsent(parts, viewer, params.purpose)),
  serve(endpoints.withdrawConsent, ({ parts, viewer, params }) =>
    withdrawConsent(parts, viewer, params.purpose, kept),
  ),
];
