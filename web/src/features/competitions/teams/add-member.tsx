import type { DivisionReply } from '@chalkline/contract/competitions/division.schema.ts';
import { factsNeeded } from '@chalkline/contract/competitions/eligibility.ts';
import {
  type RegisteredMember,
  registeredMember,
} from '@chalkline/contract/competitions/registration.schema.ts';
import type { RosterReply } from '@chalkline/contract/competitions/roster.schema.ts';
import { addTeamMember } from '@chalkline/contract/competitions/rosters.endpoints.ts';
import { useState } from 'react';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import text from '../../../ui/text.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import { Facts } from './team-join-forms.tsx';
import { teamQueries } from './teams.queries.ts';

interface AddMemberProps {
  competitionId: string;
  roster: RosterReply;
  division: DivisionReply;
  hideMinors: boolean;
}

/** Names a member for an open place in a dialog; they are mailed an invite. */
export function AddMember(props: AddMemberProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size={32} onClick={() => setOpen(true)}>
        Add member
      </Button>
      {open && <Add {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function Add({
  competitionId,
  roster,
  division,
  hideMinors,
  onClose,
}: AddMemberProps & { onClose: () => void }) {
  const initial: RegisteredMember = { name: '', email: '', birthDate: null, gender: null };
  const { form, ...state } = useCallForm({
    initial,
    schema: registeredMember,
    texts: {
      name: { label: 'Name', wrong: 'Enter a name of up to 120 characters.' },
      email: { label: 'Email', wrong: 'Enter an email address.' },
      birthDate: { label: 'Birth date', wrong: 'Enter a birth date.' },
      gender: { label: 'Gender', wrong: 'Choose a gender.' },
    },
    send: (call, body) => call(addTeamMember, { params: { competitionId, entryId: roster.entryId }, body }),
    done: 'Member added',
    invalidates: [teamQueries.within(competitionId)],
    onDone: onClose,
  });
  return (
    <FormModal title={`Add member to ${roster.name}`} action="Add member" onClose={onClose} {...state}>
      <TextField id="name" label="Name" {...form.getInputProps('name')} />
      <TextField id="email" label="Email" type="email" {...form.getInputProps('email')} />
      <Facts form={form} needs={factsNeeded(division, { hideMinors })} />
      <p className={text.hint}>They get an email to join the team with their own account.</p>
    </FormModal>
  );
}
