import { answerPartnerInvitation } from '@chalkline/contract/partners/partner-staff.endpoints.ts';
import type { PartnerInvitationReply } from '@chalkline/contract/partners/partner-staff.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../../patterns/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { partnerQueries } from '../partners.queries.ts';

/** Partners that invite the viewer to work for them; nothing without one. */
export function Invitations() {
  const { data: invitations = [] } = useQuery(partnerQueries.invitations());
  return invitations.map((invitation) => <Invitation key={invitation.id} invitation={invitation} />);
}

const offered = 'You’d handle its orders and products, refunds included. Payouts stay with the owner.';

const refusedTexts = {
  owns_partner:
    'You run a partner of your own, and an account can work for only one. To help here too, ask to be invited with another email.',
  works_for_partner: 'You work for another partner. To accept, leave its staff first.',
} as const;

function Invitation({ invitation }: { invitation: PartnerInvitationReply }) {
  const { id: partnerStaffId, partner, invitedBy, refused } = invitation;
  const invalidates = [partnerQueries.all];
  const accept = useAction({
    send: (call) => call(answerPartnerInvitation, { params: { partnerStaffId }, body: { accept: true } }),
    done: `You work for ${partner} now`,
    failed: 'Couldn’t accept the invitation',
    invalidates,
  });
  const decline = useAction({
    send: (call) => call(answerPartnerInvitation, { params: { partnerStaffId }, body: { accept: false } }),
    done: 'Invitation declined',
    failed: 'Couldn’t decline the invitation',
    invalidates,
  });
  return (
    <Panel title={`${invitedBy} invites you to work for ${partner}`} padded>
      <Stack gap={12}>
        <p>{refused === null ? offered : refusedTexts[refused]}</p>
        <Row>
          {refused === null && (
            <Button variant="main" busy={accept.busy} onClick={() => accept.run()}>
              Accept
            </Button>
          )}
          <Button busy={decline.busy} onClick={() => decline.run()}>
            Decline
          </Button>
        </Row>
      </Stack>
    </Panel>
  );
}
