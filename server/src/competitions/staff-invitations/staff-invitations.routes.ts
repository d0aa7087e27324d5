import * as endpoints from '@chalkline/contract/competitions/staff-invitations.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { presentStaffMember } from '../staff/staff.present.ts';
import {
  acceptStaffInvitation,
  declineStaffInvitation,
  listMyStaffInvitations,
} from './staff-invitations.answer.service.ts';
import {
  presentMyStaffInvitations,
  presentStaffInvitation,
  presentWaiting,
} from './staff-invitations.present.ts';
import { inviteStaff, listStaffInvitations, withdrawStaffInvitation } from './staff-invitations.service.ts';

export const staffInvitationRoutes: readonly Route[] = [
  serve(endpoints.inviteStaff, async ({ parts, viewer, params, body }) =>
    presentStaffInvitation(await inviteStaff(parts, viewer, params.competitionId, body)),
  ),
  serve(endpoints.listStaffInvitations, async ({ parts, viewer, params }) =>
    presentWaiting(await listStaffInvitations(parts, viewer, params.competitionId)),
  ),
  serve(endpoints.withdrawStaffInvitation, ({ parts, viewer, params }) =>
    withdrawStaffInvitation(parts, viewer, params),
  ),
  serve(endpoints.listMyStaffInvitations, async ({ parts, viewer }) =>
    presentMyStaffInvitations(await listMyStaffInvitations(parts, viewer)),
  ),
  serve(
    endpoints.acceptStaffInvitation,
    async ({ parts, viewer, params, body }) =>
      presentStaffMember(await acceptStaffInvitation(parts, viewer, params.staffInvitationId, body.role)),
    // The reply says no more than that they accepted.
    { mayRepeat: async () => undefined },
  ),
  serve(endpoints.declineStaffInvitation, ({ parts, viewer, params }) =>
    declineStaffInvitation(parts, viewer, params.staffInvitationId),
  ),
];
