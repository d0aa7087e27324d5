import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { CredentialReply } from '@chalkline/contract/competitions/credential.schema.ts';
import { deleteCredential } from '@chalkline/contract/competitions/credentials.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmAction } from '../../../../patterns/confirm-action.tsx';
import { Loaded } from '../../../../patterns/loaded.tsx';
import { Button } from '../../../../ui/button.tsx';
import { type Column, DataTable } from '../../../../ui/data-table.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { rolesText } from '../../volunteer/shift-texts.ts';
import { shiftQueries } from '../../volunteer/volunteer.queries.ts';
import { LineActions } from '../line-actions.tsx';
import { CredentialModal } from './credential-modal.tsx';
import { HoldersModal } from './holders-modal.tsx';

/** What volunteers must have for some roles, such as a judge course, and who has it. */
export function CredentialsPanel({ competition }: { competition: CompetitionReply }) {
  const { id, can } = competition;
  const query = useQuery(shiftQueries.credentials(id));
  const [edited, setEdited] = useState<CredentialReply | 'new' | null>(null);
  const [open, setOpen] = useState<CredentialReply | null>(null);
  const [leaving, setLeaving] = useState<CredentialReply | null>(null);
  const columns: readonly Column<CredentialReply>[] = [
    { key: 'name', head: 'Credential', phone: 'lead', cell: ({ name }) => name },
    { key: 'roles', head: 'Required for', cell: ({ roles }) => rolesText(roles) || 'No role' },
    {
      key: 'how',
      head: 'Counts',
      cell: ({ needsConfirmation }) => (needsConfirmation ? 'Once confirmed' : 'As stated'),
    },
    {
      key: 'people',
      head: 'Volunteers',
      align: 'right',
      cell: (credential) => (
        <Button size={32} aria-label={`Who has it: ${credential.name}`} onClick={() => setOpen(credential)}>
          Who has it
        </Button>
      ),
    },
  ];
  const actions: Column<CredentialReply> = {
    key: 'actions',
    head: 'Actions',
    phone: 'corner',
    align: 'right',
    width: '120px',
    cell: (credential) => (
      <LineActions
        name={credential.name}
        onChange={() => setEdited(credential)}
        onRemove={() => setLeaving(credential)}
      />
    ),
  };
  return (
    <Panel
      title="Credentials"
      actions={
        can.manageEntries && (
          <Button size={32} onClick={() => setEdited('new')}>
            Add a credential
          </Button>
        )
      }
    >
      <Loaded query={query} failed="Couldn’t load credentials">
        {(credentials) =>
          credentials.length === 0 ? (
            <EmptyState title={can.manageEntries ? 'No credentials yet' : 'No credentials'}>
              {can.manageEntries
                ? 'Add what a role requires, such as a judge course. Volunteers add theirs before they sign up.'
                : 'No role requires one.'}
            </EmptyState>
          ) : (
            <DataTable
              caption="Credentials"
              columns={can.manageEntries ? [...columns, actions] : columns}
              rows={credentials}
              rowKey={(credential) => credential.id}
            />
          )
        }
      </Loaded>
      {edited && (
        <CredentialModal
          competitionId={id}
          credential={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
      {open && <HoldersModal competition={competition} credential={open} onClose={() => setOpen(null)} />}
      {leaving && (
        <ConfirmAction
          title={`Delete ${leaving.name}?`}
          confirm="Delete"
          keep="Keep it"
          danger
          send={(call) => call(deleteCredential, { params: { competitionId: id, credentialId: leaving.id } })}
          done="Credential deleted"
          invalidates={[shiftQueries.within(id)]}
          onClose={() => setLeaving(null)}
        >
          <p>Who has it is deleted too. Volunteers keep their shifts.</p>
        </ConfirmAction>
      )}
    </Panel>
  );
}
