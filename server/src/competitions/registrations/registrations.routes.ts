import * as endpoints from '@chalkline/contract/competitions/registration.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { getRegistrationSettings, setRegistrationSettings } from './registration-settings.service.ts';
import { getRegistration } from './registrations.read.service.ts';
import { joinWaitingList, leaveWaitingList, listWaiting } from './waiting-list.service.ts';

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
  serve(endpoints.joinWaitingList, ({ parts, viewer, params }) => joinWaitingList(parts, viewer, params)),
  serve(endpoints.leaveWaitingList, ({ parts, viewer, params }) => leaveWaitingList(parts, viewer, params)),
  serve(endpoints.listWaiting, ({ parts, viewer, params }) =>
    listWaiting(parts, viewer, params.competitionId),
  ),
];
