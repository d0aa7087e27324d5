import type { InvitationReply } from '@chalkline/contract/administration/invitation.schema.ts';
import {
  revokeInvitation,
  sendInvitationAgain,
} from '@chalkline/contract/administration/invitations.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../../platform/calls.ts';
import { useErrorText } from '../../../platform/error-texts.tsx';
import { useSearchText } from '../../../platform/use-search-text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { counted } from '../../../ui/counted.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { numberText } from '../../../ui/locale.ts';
import { ConfirmModal } from '../../../ui/modal.tsx';
import { ListFoot } from '../../../ui/pager.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { addToast } from '../../../ui/toasts.tsx';
import { administrationQueries } from '../administration.queries.ts';
import { NoWayIn } from '../no-way-in.tsx';
import styles from '../people/people.module.css';
import { InvitationsTable } from './invitations-table.tsx';

/** Who was invited and has not answered: sent again, or taken back. */
export function InvitationsList({ withOrganisation }: { withOrganisation: boolean }) {
  const [params] = useSearchParams();
  const [search, setSearch] = useSearchText('search');
  const query = useInfiniteQuery(administrationQueries.invitations(params.get('search') ?? ''));
  const invitations = query.data?.pages.flatMap(({ data }) => data);
  const total = query.data?.pages[0]?.total ?? 0;
  return (
    <Panel>
      <div className={styles.tools}>
        <SearchField
          className={styles.search}
          label="Search invitations"
          placeholder="Name or e-mail"
          value={search}
          onChange={setSearch}
        />
      </div>
      {query.isError && !invitations && (
        <NoWayIn
          title="The invitations did not load"
          failure={query.error}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )}
      {!query.isError && !invitations && <SkeletonRows rows={5} avatar={false} />}
      {invitations?.length === 0 && <NoInvitation isNarrowed={search !== ''} />}
      {invitations && invitations.length > 0 && (
        <>
          <Waiting invitations={invitations} withOrganisation={withOrganisation} />
          <ListFoot
            summary={`${numberText(invitations.length)} of ${counted(total, ['invitation', 'invitations'])}`}
            onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
            busy={query.isFetchingNextPage}
          />
        </>
      )}
    </Panel>
  );
}

interface WaitingProps {
  invitations: readonly InvitationReply[];
  withOrganisation: boolean;
}

function Waiting({ invitations, withOrganisation }: WaitingProps) {
  const cache = useQueryClient();
  const say = useErrorText();
  const [leaving, setLeaving] = useState<InvitationReply | null>(null);
  const refresh = () => cache.invalidateQueries({ queryKey: administrationQueries.all });
  const onError = (failure: unknown) =>
    addToast({ kind: 'error', title: 'Nothing was changed', detail: say(failure) });
  const again = useMutation({
    mutationFn: ({ id }: InvitationReply) => call(sendInvitationAgain, { params: { invitationId: id } }),
    onSuccess: ({ data }) => {
      addToast({
        kind: 'success',
        title: `${data.name} gets a new link`,
        detail: `By mail to ${data.email}.`,
      });
      void refresh();
    },
    onError,
  });
  const revoke = useMutation({
    mutationFn: ({ id }: InvitationReply) => call(revokeInvitation, { params: { invitationId: id } }),
    onSuccess: (_, { name }) => {
      addToast({ kind: 'success', title: `The invitation of ${name} is taken back` });
      setLeaving(null);
      void refresh();
    },
    onError,
  });
  return (
    <>
      <InvitationsTable
        invitations={invitations}
        withOrganisation={withOrganisation}
        busy={again.isPending}
        onAgain={(invitation) => again.mutate(invitation)}
        onRevoke={setLeaving}
      />
      {leaving && (
        <ConfirmModal
          opened
          danger
          title={`Take back the invitation of ${leaving.name}?`}
          confirm="Take it back"
          keep="Leave it"
          busy={revoke.isPending}
          onClose={() => setLeaving(null)}
          onConfirm={() => revoke.mutate(leaving)}
        >
          <p>The link in their mail is no longer good. You can invite {leaving.email} again.</p>
        </ConfirmModal>
      )}
    </>
  );
}

function NoInvitation({ isNarrowed }: { isNarrowed: boolean }) {
  if (isNarrowed)
    return <EmptyState title="No invitation fits">Try the beginning of a name or address.</EmptyState>;
  return (
    <EmptyState
      title="No invitation waits"
      action={
        <ButtonLink size={32} to={urlOf('addUser')}>
          Invite somebody
        </ButtonLink>
      }
    >
      Whoever answers one stands among the accounts.
    </EmptyState>
  );
}
