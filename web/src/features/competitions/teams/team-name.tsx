import { type RosterReply, teamName } from '@chalkline/contract/competitions/roster.schema.ts';
import { renameTeam } from '@chalkline/contract/competitions/rosters.endpoints.ts';
import { useState } from 'react';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { teamQueries } from './teams.queries.ts';

interface TeamNameProps {
  competitionId: string;
  roster: RosterReply;
}

/** Renames the team in a dialog. */
export function TeamName(props: TeamNameProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size={32} onClick={() => setOpen(true)}>
        Rename team
      </Button>
      {open && <Rename {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function Rename({ competitionId, roster, onClose }: TeamNameProps & { onClose: () => void }) {
  const { form, ...state } = useCallForm({
    initial: { name: roster.name },
    schema: teamName,
    texts: { name: { label: 'Team name', wrong: 'Enter a name of up to 120 characters.' } },
    send: (call, body) => call(renameTeam, { params: { competitionId, entryId: roster.entryId }, body }),
    done: 'Team renamed',
    invalidates: [teamQueries.within(competitionId)],
    onDone: onClose,
  });
  return (
    <FormModal title="Rename team" action="Rename team" onClose={onClose} {...state}>
      <TextField id="name" label="Team name" {...form.getInputProps('name')} />
    </FormModal>
  );
}
