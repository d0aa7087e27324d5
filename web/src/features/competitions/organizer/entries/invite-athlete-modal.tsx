import type { EntryReply } from '@chalkline/contract/competitions/entry.schema.ts';
import { newEntryClaim } from '@chalkline/contract/competitions/entry-claim.schema.ts';
import { inviteAthlete } from '@chalkline/contract/competitions/entry-claims.endpoints.ts';
import { useCallForm } from '../../../../patterns/use-call-form.ts';
import { FormModal } from '../../../../ui/form-modal.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { organizerQueries } from '../organizer.queries.ts';

interface InviteAthleteModalProps {
  competitionId: string;
  entry: EntryReply;
  /** The email invited before. */
  email: string;
  onClose: () => void;
}

/** Invites an athlete without an account to claim their entry, so that notices reach them. */
export function InviteAthleteModal({ competitionId, entry, email, onClose }: InviteAthleteModalProps) {
  const { form, ...rest } = useCallForm({
    initial: { email },
    schema: newEntryClaim,
    texts: { email: { label: 'Email', wrong: 'Enter an email address, like name@example.org.' } },
    send: (call, body) => call(inviteAthlete, { params: { competitionId, entryId: entry.id }, body }),
    done: (claim) => `${claim.email} invited`,
    invalidates: [organizerQueries.entryClaims(competitionId).queryKey],
    onDone: onClose,
  });
  return (
    <FormModal {...rest} title={`Invite ${entry.name}`} action="Invite" onClose={onClose}>
      <TextField
        id="email"
        type="email"
        label="Email"
        autoComplete="off"
        data-autofocus
        hint="Once they confirm that this entry is theirs, they get heats, announcements and results in their account."
        {...form.getInputProps('email')}
      />
    </FormModal>
  );
}
