import * as invited from '@chalkline/contract/accounts/invited.endpoints.ts';
import * as endpoints from '@chalkline/contract/administration/invitations.endpoints.ts';
import { signUpAtDesk as signUpEndpoint } from '@chalkline/contract/administration/walk-in.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import { getAllowance } from './invitations.allowance.service.ts';
import { acceptInvitation, joinByInvitation, openInvitation } from './invitations.answer.service.ts';
import { presentAllowance, presentInvitation, presentJoined, presentOpened } from './invitations.present.ts';
import { invitePerson, sendInvitationAgain } from './invitations.send.service.ts';
import { listInvitations, revokeInvitation } from './invitations.service.ts';
import { signUpAtDesk } from './walk-ins.service.ts';

export const invitationRoutes: readonly Route[] = [
  serve(endpoints.listInvitations, async ({ parts, viewer, query }) =>
    presentPage(await listInvitations(parts, viewer, query), presentInvitation),
  ),
  serve(endpoints.getInvitationAllowance, async ({ parts, viewer, query }) =>
    presentAllowance(await getAllowance(parts, viewer, query)),
  ),
  serve(endpoints.invitePerson, async ({ parts, viewer, body }) =>
    presentInvitation(await invitePerson(parts, viewer, body)),
  ),
  serve(endpoints.sendInvitationAgain, async ({ parts, viewer, params }) =>
    presentInvitation(await sendInvitationAgain(parts, viewer, params.invitationId)),
  ),
  serve(endpoints.revokeInvitation, ({ parts, viewer, params }) =>
    revokeInvitation(parts, viewer, params.invitationId),
  ),
  serve(signUpEndpoint, ({ parts, viewer, body }) => signUpAtDesk(parts, viewer, body)),
  serve(invited.openInvitation, ({ parts, body }) => openInvitation(parts, body.token)),
  serve(invited.acceptInvitation, async ({ parts, body, ...call }) =>
    presentOpened(await acceptInvitation(parts, body, call)),
  ),
  serve(invited.joinByInvitation, async ({ parts, viewer, body }) =>
    presentJoined(await joinByInvitation(parts, viewer, body.token)),
  ),
];
