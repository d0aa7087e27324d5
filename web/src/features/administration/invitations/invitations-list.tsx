import type { InvitationReply } from '@chalkline/contract/administration/invitation.schema.ts';
import {
  revokeInvitation,
  sendInvitationAgain,
} from '@chalkline/contract/administration/invitations.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { useSearchText } from '../../../platform/use-search-text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { administrationQueries } from '../administration.queries.ts';
import styles from '../lists.module.css';
import { noWayIn } from '../no-way-in.tsx';
import { InvitationsTable } from './invitations-table.tsx';

/** Open invitations, to resend or revoke. */
export function InvitationsList({ withOrganization }: { withOrganization: boolean }) {
  const [params] = useSearchParams();
  const [search, setSearch] = useSearchText('search');
  return (
    <Panel>
      <div className={styles.tools}>
        <SearchField
          className={styles.search}
          label="Search invitations"
          placeholder="Name or email"
          value={search}
          onChange={setSearch}
        />
      </div>
      <PagedList
        query={administrationQueries.invitations(params.get('search') ?? '')}
        failed="Couldn’t load invitations"
        refused={noWayIn}
        noun={['invitation', 'invitations']}
        empty={<NoInvitation isNarrowed={search !== ''} />}
      >
        {(invitations) => <Waiting invitations={invitations} withOrganization={withOrganization} />}
      </PagedList>
    </Panel>
  );
}

interface WaitingProps {
  invitations: readonly InvitationReply[];
  withOrganization: boolean;
}

function Waiting({ invitations, withOrganization }: WaitingProps) {
  const [revoking, setRevoking] = useState<InvitationReply | null>(null);
  const resend = useAction({
    send: (call, { id }: InvitationReply) => call(sendInvitationAgain, { params: { invitationId: id } }),
    done: ({ name, email }) => ({ title: `Invitation to ${name} resent`, detail: `Sent to ${email}.` }),
    failed: 'Couldn’t resend invitation',
    invalidates: [administrationQueries.all],
  });
  return (
    <>
      <InvitationsTable
        invitations={invitations}
        withOrganization={withOrganization}
        busy={resend.busy}
        onAgain={resend.run}
        onRevoke={setRevoking}
      />
      {revoking && (
        <ConfirmAction
          danger
          title={`Revoke the invitation for ${revoking.name}?`}
          confirm="Revoke"
          keep="Keep it"
          send={(call) => call(revokeInvitation, { params: { invitationId: revoking.id } })}
          done={`Invitation for ${revoking.name} revoked`}
          invalidates={[administrationQueries.all]}
          onClose={() => setRevoking(null)}
        >
          <p>The link in their email stops working. You can invite {revoking.email} again.</p>
        </ConfirmAction>
      )}
    </>
  );
}

function NoInvitation({ isNarrowed }: { isNarrowed: boolean }) {
  if (isNarrowed)
    return <EmptyState title="No matching invitations">Try the start of a name or email.</EmptyState>;
  return (
    <EmptyState
      title="No open invitations"
      action={
        <ButtonLink size={32} to={urlOf('addUser')}>
          Invite people
        </ButtonLink>
      }
    >
      Invitations appear here until they’re accepted.
    </EmptyState>
  );
}
