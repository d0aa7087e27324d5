import { type CredentialReply, newCredential } from '@chalkline/contract/competitions/credential.schema.ts';
import {
  changeCredential,
  createCredential,
} from '@chalkline/contract/competitions/credentials.endpoints.ts';
import { type VolunteerRole, volunteerRoles } from '@chalkline/contract/competitions/shift.schema.ts';
import { useCallForm } from '../../../../patterns/use-call-form.ts';
import { Checkbox, ChoiceGroup } from '../../../../ui/choices.tsx';
import { FormModal } from '../../../../ui/form-modal.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { roleLabels } from '../../volunteer/shift-texts.ts';
import { shiftQueries } from '../../volunteer/volunteer.queries.ts';

interface CredentialModalProps {
  competitionId: string;
  /** null: a new one. */
  credential: CredentialReply | null;
  onClose: () => void;
}

const texts = {
  name: { label: 'Name', wrong: 'Enter a name of up to 80 characters.' },
  roles: { label: 'Required for', wrong: 'Choose roles from the list.' },
  needsConfirmation: { label: 'Confirmation', wrong: 'Choose whether it needs to be confirmed.' },
};

/** Adds or edits a credential of volunteers. */
export function CredentialModal({ competitionId, credential, onClose }: CredentialModalProps) {
  const { form, ...rest } = useCallForm({
    initial: {
      name: credential?.name ?? '',
      roles: credential?.roles ?? (['judge'] as VolunteerRole[]),
      needsConfirmation: credential?.needsConfirmation ?? false,
    },
    schema: newCredential,
    texts,
    send: (call, body) => {
      if (!credential) return call(createCredential, { params: { competitionId }, body });
      const { name, roles, needsConfirmation } = credential;
      return call(changeCredential, {
        params: { competitionId, credentialId: credential.id },
        body: { ...body, was: { name, roles, needsConfirmation } },
      });
    },
    done: credential ? 'Credential saved' : 'Credential added',
    invalidates: [shiftQueries.within(competitionId)],
    onDone: onClose,
  });
  const { roles } = form.values;
  return (
    <FormModal
      {...rest}
      title={credential ? 'Edit credential' : 'Add a credential'}
      action={credential ? 'Save' : 'Add'}
      onClose={onClose}
    >
      <TextField
        id="name"
        label="Name"
        placeholder="Judge course"
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('name')}
      />
      <ChoiceGroup legend="Required for" error={form.errors.roles}>
        {volunteerRoles.map((role) => (
          <Checkbox
            key={role}
            label={roleLabels[role]}
            checked={roles.includes(role)}
            onChange={({ currentTarget: { checked } }) =>
              form.setFieldValue(
                'roles',
                volunteerRoles.filter((one) => (one === role ? checked : roles.includes(one))),
              )
            }
          />
        ))}
      </ChoiceGroup>
      <Checkbox
        id="needsConfirmation"
        label="Counts only once an organizer has confirmed it"
        hint="Otherwise a volunteer’s own word is enough."
        {...form.getInputProps('needsConfirmation', { type: 'checkbox' })}
      />
    </FormModal>
  );
}
