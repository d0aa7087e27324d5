import * as endpoints from '@chalkline/contract/partners/partner-staff.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { presentInvitation, presentStaff } from './partner-staff.present.ts';
import {
  answerInvitation,
  inviteStaff,
  leaveStaff,
  listInvitations,
  listStaff,
  ownsPartner,
  removeStaff,
} from './partner-staff.service.ts';

export const partnerStaffRoutes: readonly Route[] = [
  serve(endpoints.listPartnerStaff, async ({ parts, viewer }) =>
    (await listStaff(parts, viewer)).map(presentStaff),
  ),
  serve(
    endpoints.invitePartnerStaff,
    async ({ parts, viewer, body }) => (await inviteStaff(parts, viewer, body)).map(presentStaff),
    {
      mayRepeat: ownsPartner,
    },
  ),
  serve(endpoints.removePartnerStaff, ({ parts, viewer, params }) =>
    removeStaff(parts, viewer, params.partnerStaffId),
  ),
  serve(endpoints.leavePartnerStaff, ({ parts, viewer }) => leaveStaff(parts, viewer)),
  serve(endpoints.listPartnerInvitations, async ({ parts, viewer }) =>
    (await listInvitations(parts, viewer)).map(presentInvitation),
  ),
  serve(endpoints.answerPartnerInvitation, async ({ parts, viewer, params, body }) =>
    (await answerInvitation(parts, viewer, params.partnerStaffId, body)).map(presentInvitation),
  ),
];
