import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type {
  CredentialHolderReply,
  CredentialReply,
} from '@chalkline/contract/competitions/credential.schema.ts';
import { confirmCredential } from '@chalkline/contract/competitions/credentials.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { ActionError } from '../../../../patterns/confirm-action.tsx';
import { Loaded } from '../../../../patterns/loaded.tsx';
import { useAction } from '../../../../patterns/use-action.ts';
import { Button } from '../../../../ui/button.tsx';
import { type Column, DataTable } from '../../../../ui/data-table.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Modal } from '../../../../ui/modal.tsx';
import { Stack } from '../../../../ui/page.tsx';
import { heldText } from '../../volunteer/shift-texts.ts';
import { shiftQueries } from '../../volunteer/volunteer.queries.ts';

interface HoldersModalProps {
  competition: CompetitionReply;
  credential: CredentialReply;
  onClose: () => void;
}

/** Everyone with a shift or this credential: what they stated, and confirming it. */
export function HoldersModal({ competition: { id, can }, credential, onClose }: HoldersModalProps) {
  const query = useQuery(shiftQueries.holders(id, credential.id));
  const confirm = useAction({
    send: (call, { personId, confirmedAt }: CredentialHolderReply) =>
      call(confirmCredential, {
        params: { competitionId: id, credentialId: credential.id, personId },
        body: { confirmed: confirmedAt === null },
      }),
    done: (holders, { personId, name }) =>
      holders.some((one) => one.personId === personId && one.confirmedAt !== null)
        ? `${credential.name} of ${name} confirmed`
        : `Confirmation for ${name} undone`,
    invalidates: [shiftQueries.within(id)],
  });
  const columns: readonly Column<CredentialHolderReply>[] = [
    { key: 'name', head: 'Name', phone: 'lead', cell: ({ name }) => name },
    { key: 'state', head: credential.name, cell: (holder) => heldText(holder) },
    {
      key: 'actions',
      head: 'Actions',
      phone: 'actions',
      align: 'right',
      cell: (holder) => {
        const verb = holder.confirmedAt === null ? 'Confirm' : 'Undo';
        return (
          can.manageEntries && (
            <Button
              size={32}
              busy={confirm.sending?.personId === holder.personId}
              aria-label={`${verb}: ${holder.name}`}
              onClick={() => confirm.run(holder)}
            >
              {verb}
            </Button>
          )
        );
      },
    },
  ];
  return (
    <Modal opened onClose={onClose} width={640} title={credential.name}>
      <Stack gap={12}>
        <Loaded query={query} failed="Couldn’t load volunteers">
          {(holders) =>
            holders.length === 0 ? (
              <EmptyState title="No volunteers yet">
                People appear here once they add this credential or sign up for a shift.
              </EmptyState>
            ) : (
              <DataTable
                caption="Volunteers"
                columns={columns}
                rows={holders}
                rowKey={({ personId }) => personId}
              />
            )
          }
        </Loaded>
        <ActionError error={confirm.error} />
      </Stack>
    </Modal>
  );
}
