import * as endpoints from '@chalkline/contract/competitions/registration.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { getRegistrationSettings, setRegistrationSettings } from './registration-settings.service.ts';
import { getRegistration } from './registrations.read.service.ts';

export const registrationRoutes: readonly Route[] = [
  serve(endpoints.getRegistration, ({ parts, viewer, params }) =>
    getRegistration(parts, viewer, params.competitionId),
  ),
  serve(endpoints.getRegistrationSettings, ({ parts, viewer, params }) =>
    getRegistrationSettings(parts, viewer, params.competitionId),
  ),
  serve(endpoints.setRegistrationSettings, ({ parts, viewer, params, body }) =>
    setRegistrationSettings(parts, viewer, params.competitionId, body),
  ),
];
