import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import {
  type CredentialReply,
  statedCredential,
} from '@chalkline/contract/competitions/credential.schema.ts';
import {
  stateCredential,
  withdrawCredential,
} from '@chalkline/contract/competitions/credentials.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../../../patterns/use-action.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { credentialState, rolesText } from './shift-texts.ts';
import styles from './volunteer.module.css';
import { shiftQueries } from './volunteer.queries.ts';

/** Credentials that the competition asks for, with those the volunteer has added. */
export function MyCredentials({ competition: { id, state } }: { competition: CompetitionReply }) {
  const { data = [] } = useQuery(shiftQueries.credentials(id));
  const [adding, setAdding] = useState<CredentialReply | null>(null);
  const remove = useAction({
    send: (call, { id: credentialId }: CredentialReply) =>
      call(withdrawCredential, { params: { competitionId: id, credentialId } }),
    done: (_, { name }) => `${name} removed`,
    failed: 'Couldn’t remove the credential',
    invalidates: [shiftQueries.within(id)],
  });
  if (data.length === 0) return null;
  const isOpen = state === 'published' || state === 'live';
  return (
    <Panel title="My credentials">
      <ul>
        {data.map((credential) => (
          <li key={credential.id} className={styles.credential}>
            <div className={styles.what}>
              <b>{credential.name}</b>
              {credential.roles.length > 0 && <small>{`Required for: ${rolesText(credential.roles)}`}</small>}
              <small>{credentialState(credential)}</small>
            </div>
            {isOpen &&
              (credential.mine ? (
                <Button
                  size={32}
                  busy={remove.sending?.id === credential.id}
                  aria-label={`Remove: ${credential.name}`}
                  onClick={() => remove.run(credential)}
                >
                  Remove
                </Button>
              ) : (
                <Button
                  size={32}
                  aria-label={`Add: ${credential.name}`}
                  onClick={() => setAdding(credential)}
                >
                  Add
                </Button>
              ))}
          </li>
        ))}
      </ul>
      {adding && <StateModal competitionId={id} credential={adding} onClose={() => setAdding(null)} />}
    </Panel>
  );
}

interface StateModalProps {
  competitionId: string;
  credential: CredentialReply;
  onClose: () => void;
}

const texts = { note: { label: 'Details', wrong: 'Use up to 120 characters.' } };

function StateModal({ competitionId, credential, onClose }: StateModalProps) {
  const { form, ...rest } = useCallForm({
    initial: { note: '' },
    schema: statedCredential,
    texts,
    send: (call, body) =>
      call(stateCredential, { params: { competitionId, credentialId: credential.id }, body }),
    done: `${credential.name} added`,
    invalidates: [shiftQueries.within(competitionId)],
    onDone: onClose,
  });
  return (
    <FormModal {...rest} title={`Add ${credential.name}`} action="I have this credential" onClose={onClose}>
      <p>
        {credential.needsConfirmation
          ? 'The organizer confirms it before you can sign up for shifts that require it.'
          : 'Only the organizers of this competition see it.'}
      </p>
      <TextField
        id="note"
        label="Details"
        optional
        hint="Such as the certificate number or the year."
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('note')}
      />
    </FormModal>
  );
}
