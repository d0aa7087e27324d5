import * as promoCodes from '@chalkline/contract/competitions/promo-codes.endpoints.ts';
import * as endpoints from '@chalkline/contract/competitions/registration.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { stillHas } from '../competitions/competition-access.service.ts';
import { createPromoCode, endCompetitionPromoCode, listPromoCodes } from './promo-codes.service.ts';
import { getRegistrationFigures } from './registration-figures.service.ts';
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
  serve(
    endpoints.setRegistrationSettings,
    ({ parts, viewer, params, body }) => setRegistrationSettings(parts, viewer, params.competitionId, body),
    { mayRepeat: stillHas('edit') },
  ),
  serve(endpoints.getRegistrationFigures, ({ parts, viewer, params }) =>
    getRegistrationFigures(parts, viewer, params.competitionId),
  ),
  serve(endpoints.joinWaitingList, ({ parts, viewer, params }) => joinWaitingList(parts, viewer, params)),
  serve(endpoints.leaveWaitingList, ({ parts, viewer, params }) => leaveWaitingList(parts, viewer, params)),
  serve(endpoints.listWaiting, ({ parts, viewer, params }) =>
    listWaiting(parts, viewer, params.competitionId),
  ),
  serve(promoCodes.listPromoCodes, ({ parts, viewer, params }) =>
    listPromoCodes(parts, viewer, params.competitionId),
  ),
  serve(
    promoCodes.createPromoCode,
    ({ parts, viewer, params, body }) => createPromoCode(parts, viewer, params.competitionId, body),
    { mayRepeat: stillHas('edit') },
  ),
  serve(promoCodes.endPromoCode, ({ parts, viewer, params }) =>
    endCompetitionPromoCode(parts, viewer, params),
  ),
];
